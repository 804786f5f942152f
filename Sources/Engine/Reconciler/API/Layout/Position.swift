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

  /// The name of a scroll view's space.
  struct ScrollViewSpace: Hashable { let axis: Axis? }
}

/// Names the coordinate space of the content.
public struct _CoordinateSpaceModifier: Equatable {
  let space: NamedCoordinateSpace
}

extension _CoordinateSpaceModifier: PrimitiveModifier {
  /// Mounts the content, which knows the space by the name that it has now.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    var inputs = inputs
    if let space = modifier.attribute.currentValue?.space {
      inputs.around.scrolledSpaces.enter(space)
    }
    body(inputs)
  }
}

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
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    coordinateSpace(.named(name))
  }
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(space: name))
  }
  public nonisolated func geometryGroup() -> some View { modifier(EmptyModifier()) }
}
