/// A shift of the content.
public struct _OffsetEffect: DrawingModifier {
  let offset: CGSize
}

/// A place to measure from that has a name.
public struct NamedCoordinateSpace: Equatable {
  private let name: AnyHashable
  /// A place with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Draws the view elsewhere.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
  /// Draws the view elsewhere.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }
  /// Puts the middle of the view at a place.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
  /// Puts the middle of the view at a place.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
  /// Draws the view before or behind others.
  public nonisolated func zIndex(_ value: Double) -> some View { inert(value) }
  /// Names a place to measure from, where nothing is measured here.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    inert(AnyHashable(name))
  }
  /// Names a place to measure from, where nothing is measured here.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { inert(name) }
  /// Lets the view move as one when its place changes.
  public nonisolated func geometryGroup() -> some View { modifier(EmptyModifier()) }
}
