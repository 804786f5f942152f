/// A gesture, as a value of a movement.
///
/// Steps know three movements: a tap, a hold and a drag. A gesture is made of one of them.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells of a movement.
  associatedtype Value
  /// What the gesture consists of; `Never` for those of the engine.
  associatedtype Body: Gesture
  /// What the gesture consists of.
  var body: Body { get }

  /// The movement that the gesture is made of.
  static var _kind: _GestureKind { get }
  /// What the gesture makes of a movement, in order.
  func _phases(of movement: _Movement) -> [_GesturePhase<Value>]
}

/// The kinds of movements.
public enum _GestureKind: Sendable {
  /// Several taps, which no step does.
  case none
  /// A tap.
  case tap
  /// A finger that rests.
  case hold
  /// A finger that moves.
  case drag
}

/// A movement.
public enum _Movement: Sendable {
  /// A tap.
  case tap
  /// A finger that rests.
  case hold
  /// A finger that has moved so far, in points, and leaves or goes on.
  case drag(CGSize, isLast: Bool)
}

/// What became of a gesture.
public enum _GesturePhase<Value> {
  /// It goes on, with a value.
  case changed(Value)
  /// It has ended with a value.
  case ended(Value)
}

extension Gesture where Value == Body.Value {
  /// That of the body.
  public static var _kind: _GestureKind { Body._kind }
  /// Those of the body.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    body._phases(of: movement)
  }
}

/// A gesture of the engine, which has no body.
@MainActor @preconcurrency
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// A primitive's body is never asked for.
  public var body: Never { preconditionFailure("the body of a primitive gesture was asked for") }
}

extension Never: Gesture {
  /// A value of `Never` cannot exist.
  public typealias Value = Never
  /// No movement.
  public static var _kind: _GestureKind { .none }
  /// Nothing.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Never>] { [] }
}

/// A tap, or several.
public struct TapGesture: PrimitiveGesture {
  /// An event without content.
  public typealias Value = Void
  /// How many taps it takes; steps tap once.
  public var count: Int

  /// So many taps.
  public init(count: Int = 1) { self.count = count }

  /// A tap.
  public static var _kind: _GestureKind { .tap }

  /// Ends with the tap, if one is enough.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Void>] {
    if case .tap = movement, count == 1 { [.ended(())] } else { [] }
  }
}

/// A finger that rests.
public struct LongPressGesture: PrimitiveGesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// How long the finger must rest, in seconds; steps hold long enough.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// A finger that rests.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// A hold.
  public static var _kind: _GestureKind { .hold }

  /// Begins with the finger, and ends when it has rested long enough.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Bool>] {
    if case .hold = movement { [.changed(true), .ended(true)] } else { [] }
  }
}

/// A finger that moves.
///
/// Only how far it moves is known here: nothing is laid out, so it has no location.
public struct DragGesture: PrimitiveGesture {
  /// How far the finger has moved.
  public struct Value: Equatable, Sendable {
    /// In points, across and down.
    public let translation: CGSize
  }

  /// How far the finger must move at least, in points.
  public var minimumDistance: CGFloat
  /// The space of the locations, which are not known here.
  public var coordinateSpace: CoordinateSpace

  /// A finger that moves; how far is the same in every coordinate space.
  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A drag.
  public static var _kind: _GestureKind { .drag }

  /// Follows the finger, if it moves far enough.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    guard case .drag(let distance, let isLast) = movement,
      distance.width * distance.width + distance.height * distance.height
        >= minimumDistance * minimumDistance
    else { return [] }
    let value = Value(translation: distance)
    return [isLast ? .ended(value) : .changed(value)]
  }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable, Sendable {
  /// The view.
  case local
  /// The screen.
  case global
}
