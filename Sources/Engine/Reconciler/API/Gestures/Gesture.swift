/// A gesture that turns a movement into values.
///
/// Steps perform five movements: a tap, a long press, a drag, a pinch and a turn. Each gesture is based on
/// one of them, and combined gestures on several.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  /// The type of the body; `Never` for the engine's own gestures.
  associatedtype Body: Gesture
  var body: Body { get }

  /// The kinds of movements that the gesture is based on.
  static var _kinds: [_GestureKind] { get }
  /// The phases that the gesture reports for a movement, in order.
  func _phases(of movement: _Movement) -> [_GesturePhase<Value>]
}

/// The kinds of movements.
public enum _GestureKind: Sendable {
  case tap
  case hold
  case drag
  case pinch
  case rotation
}

/// A movement.
public enum _Movement: Sendable {
  /// A tap, numbered from 1 among those in a row.
  case tap(number: Int)
  case hold
  /// A drag by a translation in points, which ends or continues.
  case drag(CGSize, isLast: Bool)
  case pinch(CGFloat, isLast: Bool)
  case rotation(Angle, isLast: Bool)
}

/// A phase of a gesture.
public enum _GesturePhase<Value> {
  case changed(Value)
  case ended(Value)
}

extension Gesture where Value == Body.Value {
  /// The kinds of the body.
  public static var _kinds: [_GestureKind] { Body._kinds }
  /// The phases of the body.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    body._phases(of: movement)
  }
}

/// A gesture that the engine implements, without a body.
@MainActor @preconcurrency
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Unreachable: a primitive has no body.
  public var body: Never { noBody(of: Self.self) }
}

extension Never: Gesture {
  /// A value of `Never` cannot exist.
  public typealias Value = Never
  /// No movement.
  public static var _kinds: [_GestureKind] { [] }
  /// No phases.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Never>] { [] }
}

extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  /// The kinds of the wrapped gesture, whether there is one or not.
  public static var _kinds: [_GestureKind] { Wrapped._kinds }
  /// The phases of the wrapped gesture; without one, none.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Wrapped.Value>] {
    self?._phases(of: movement) ?? []
  }
}

public struct TapGesture: PrimitiveGesture {
  /// An event without a value.
  public typealias Value = Void
  /// The required number of taps.
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  /// A tap.
  public static var _kinds: [_GestureKind] { [.tap] }

  /// Ends with the last tap that is required.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Void>] {
    if case .tap(let number) = movement, number.isMultiple(of: count) { [.ended(())] } else { [] }
  }
}

public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  /// The minimum duration in seconds; a step always presses long enough.
  public var minimumDuration: Double
  /// The maximum distance that the finger may move, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// A long press.
  public static var _kinds: [_GestureKind] { [.hold] }

  /// Begins when the finger goes down, and ends after the minimum duration.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Bool>] {
    if case .hold = movement { [.changed(true), .ended(true)] } else { [] }
  }
}
