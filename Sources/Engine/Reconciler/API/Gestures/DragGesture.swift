import FoundationShim

/// A drag.
///
/// A step knows only the distance. Under a stated assumption, a drag begins in the center of the screen.
public struct DragGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    /// The horizontal and vertical translation, in points.
    public let translation: CGSize
    public let time: Date

    static let start = CGPoint(
      x: GeometryProxy.screenSize.width / 2,
      y: GeometryProxy.screenSize.height / 2
    )

    public var startLocation: CGPoint { Self.assumedStart }

    static var assumedStart: CGPoint {
      Assumption.gestures.record()
      return start
    }

    public var location: CGPoint {
      CGPoint(x: startLocation.x + translation.width, y: startLocation.y + translation.height)
    }
    /// Where the drag is expected to end: where it is, because the finger stops before it lifts.
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
    public var velocity: CGSize { .zero }
  }

  /// The minimum distance of the drag, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: NamedCoordinateSpace) {
    self.init(
      minimumDistance: minimumDistance,
      coordinateSpace: .named(coordinateSpace.name)
    )
  }

  /// A drag.
  public static var _kinds: [_GestureKind] { [.drag] }

  /// Follows the finger if it moves the minimum distance.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    guard case .drag(let distance, let isLast) = movement,
      distance.width * distance.width + distance.height * distance.height
        >= minimumDistance * minimumDistance
    else { return [] }
    let value = Value(translation: distance, time: Date())
    return [isLast ? .ended(value) : .changed(value)]
  }
}

/// A tap with its location: the center of the screen, which is a stated assumption.
public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public let location: CGPoint
  }

  /// The required number of taps; steps tap once.
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// A tap.
  public static var _kinds: [_GestureKind] { [.tap] }

  /// Ends with the tap if one tap is enough.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    guard case .tap(let number) = movement, number.isMultiple(of: count) else { return [] }
    Assumption.gestures.record()
    return [.ended(Value(location: DragGesture.Value.start))]
  }
}

public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case local
  case global
  case space(AnyHashable)

  public static func named(_ name: some Hashable) -> CoordinateSpace { .space(AnyHashable(name)) }
  public static var scrollView: CoordinateSpace { .space(NamedCoordinateSpace.scrollView.name) }
  public static func scrollView(axis: Axis) -> CoordinateSpace {
    .space(NamedCoordinateSpace.scrollView(axis: axis).name)
  }

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}
