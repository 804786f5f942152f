/// Offsets the content.
public struct _OffsetEffect: DrawingModifier {
  let offset: CGSize
}

public struct NamedCoordinateSpace: Equatable {
  let name: AnyHashable
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    .named(ScrollViewSpace(axis: axis))
  }
}

/// The name of a scroll view's space.
private struct ScrollViewSpace: Hashable { let axis: Axis? }

extension View {
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
  public nonisolated func zIndex(_ value: Double) -> some View { inert(value) }
  /// Names the view's coordinate space; the engine has no layout.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    inert(AnyHashable(name))
  }
  /// Names the view's coordinate space; the engine has no layout.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { inert(name) }
  public nonisolated func geometryGroup() -> some View { modifier(EmptyModifier()) }
}
