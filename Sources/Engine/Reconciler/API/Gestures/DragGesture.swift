import FoundationShim

/// A drag.
///
/// A step knows only the distance. Under a stated assumption, a drag begins in the center of the screen.
public struct DragGesture: PrimitiveGesture {
  /// The value of a drag.
  public struct Value: Equatable, Sendable {
    /// The horizontal and vertical translation, in points.
    public let translation: CGSize
    /// When the finger was there.
    public let time: Date

    static let start = CGPoint(
      x: GeometryProxy.screenSize.width / 2,
      y: GeometryProxy.screenSize.height / 2
    )

    /// Where the drag began: the center of the screen.
    public var startLocation: CGPoint { Self.assumedStart }

    static var assumedStart: CGPoint {
      Assumption.gestures.record()
      return start
    }

    /// Where the finger is.
    public var location: CGPoint {
      CGPoint(x: startLocation.x + translation.width, y: startLocation.y + translation.height)
    }
    /// Where the drag is expected to end: where it is, because the finger stops before it lifts.
    public var predictedEndLocation: CGPoint { location }
    /// The expected distance.
    public var predictedEndTranslation: CGSize { translation }
    /// The speed of the finger, which stops before it lifts.
    public var velocity: CGSize { .zero }
  }

  /// The minimum distance of the drag, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// A drag gesture; the translation is the same in every coordinate space.
  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A drag gesture in a named coordinate space.
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
  /// The value of a tap.
  public struct Value: Equatable, Sendable {
    /// Where the tap is.
    public let location: CGPoint
  }

  /// The required number of taps; steps tap once.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// A gesture of a number of taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// A tap.
  public static var _kinds: [_GestureKind] { [.tap] }

  /// Ends with the tap if one tap is enough.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    guard case .tap = movement, count == 1 else { return [] }
    Assumption.gestures.record()
    return [.ended(Value(location: DragGesture.Value.start))]
  }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The space of the view.
  case local
  /// The space of the screen.
  case global
  /// A space that a view names.
  case space(AnyHashable)

  /// A space that a view names.
  public static func named(_ name: some Hashable) -> CoordinateSpace { .space(AnyHashable(name)) }
  /// The space of the nearest scroll view.
  public static var scrollView: CoordinateSpace { .space("scrollView") }
  /// The space of the nearest scroll view along an axis.
  public static func scrollView(axis: Axis) -> CoordinateSpace {
    .space("scrollView \(axis)")
  }

  /// Whether this is the space of the screen.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the space of the view.
  public var isLocal: Bool { self == .local }
}
