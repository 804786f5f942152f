import FoundationShim

public struct MagnifyGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public let time: Date
    public let magnification: CGFloat
    public var velocity: CGFloat { 0 }
    public var startAnchor: UnitPoint { .center }
    /// Where the gesture began: in the center of the screen, which is a stated assumption.
    public var startLocation: CGPoint { DragGesture.Value.assumedStart }
  }
  public var minimumScaleDelta: CGFloat
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

public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat
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

public struct RotateGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public let time: Date
    public let rotation: Angle
    public var velocity: Angle { .zero }
    public var startAnchor: UnitPoint { .center }
    /// Where the gesture began: in the center of the screen, which is a stated assumption.
    public var startLocation: CGPoint { DragGesture.Value.assumedStart }
  }
  public var minimumAngleDelta: Angle
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

public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle
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
