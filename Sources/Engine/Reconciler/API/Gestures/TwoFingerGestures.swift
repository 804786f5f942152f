import FoundationShim

/// Two fingers that move apart or together.
public struct MagnifyGesture: PrimitiveGesture {
  /// The value of the gesture.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public let time: Date
    /// The factor since the beginning.
    public let magnification: CGFloat
    /// The speed of the fingers, which stop before they lift.
    public var velocity: CGFloat { 0 }
    /// Where the gesture began: in the center of the view.
    public var startAnchor: UnitPoint { .center }
    /// Where the gesture began: in the center of the screen, which is a stated assumption.
    public var startLocation: CGPoint { DragGesture.Value.assumedStart }
  }
  /// The smallest change.
  public var minimumScaleDelta: CGFloat
  /// A gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// A pinch.
  public static var _kinds: [_GestureKind] { [.pinch] }
  /// Follows the fingers if they move far enough.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    MagnificationGesture(minimumScaleDelta: minimumScaleDelta)._phases(of: movement).map { phase in
      phase.map { Value(time: Date(), magnification: $0) }
    }
  }
}

/// Two fingers that move apart or together, in its older form.
public struct MagnificationGesture: PrimitiveGesture {
  /// The factor since the beginning.
  public typealias Value = CGFloat
  /// The smallest change.
  public var minimumScaleDelta: CGFloat
  /// A gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// A pinch.
  public static var _kinds: [_GestureKind] { [.pinch] }
  /// Follows the fingers if they move far enough.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    guard case .pinch(let scale, let isLast) = movement, abs(scale - 1) >= minimumScaleDelta
    else { return [] }
    return [isLast ? .ended(scale) : .changed(scale)]
  }
}

/// Two fingers that turn.
public struct RotateGesture: PrimitiveGesture {
  /// The value of the gesture.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public let time: Date
    /// The angle since the beginning.
    public let rotation: Angle
    /// The speed of the fingers, which stop before they lift.
    public var velocity: Angle { .zero }
    /// Where the gesture began: in the center of the view.
    public var startAnchor: UnitPoint { .center }
    /// Where the gesture began: in the center of the screen, which is a stated assumption.
    public var startLocation: CGPoint { DragGesture.Value.assumedStart }
  }
  /// The smallest change.
  public var minimumAngleDelta: Angle
  /// A gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  /// A turn.
  public static var _kinds: [_GestureKind] { [.rotation] }
  /// Follows the fingers if they turn far enough.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    RotationGesture(minimumAngleDelta: minimumAngleDelta)._phases(of: movement).map { phase in
      phase.map { Value(time: Date(), rotation: $0) }
    }
  }
}

/// Two fingers that turn, in its older form.
public struct RotationGesture: PrimitiveGesture {
  /// The angle since the beginning.
  public typealias Value = Angle
  /// The smallest change.
  public var minimumAngleDelta: Angle
  /// A gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  /// A turn.
  public static var _kinds: [_GestureKind] { [.rotation] }
  /// Follows the fingers if they turn far enough.
  public func _phases(of movement: _Movement) -> [_GesturePhase<Value>] {
    guard case .rotation(let angle, let isLast) = movement,
      abs(angle.radians) >= minimumAngleDelta.radians
    else { return [] }
    return [isLast ? .ended(angle) : .changed(angle)]
  }
}
