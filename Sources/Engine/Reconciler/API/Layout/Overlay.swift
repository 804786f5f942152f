/// A view in front of the content (MOD-3).
public struct _OverlayModifier<Overlay> {
  let alignment: Alignment
  let overlay: Overlay
}

extension _OverlayModifier: ViewModifier, PrimitiveModifier, PerViewModifier
where Overlay: View {
  /// Mounts the content, then its overlay.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    Overlay._makeView(view: modifier[\.overlay], inputs: inputs.leavingLazyContainer())
  }
}

extension View {
  /// Adds a view in front of this one, built eagerly in the enclosing body.
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(_OverlayModifier(alignment: alignment, overlay: content()))
  }
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(alignment: alignment, overlay: overlay))
  }
  public nonisolated func overlay<Style: ShapeStyle>(_ style: Style) -> some View { inert(style) }
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    inert(style).inert(edges)
  }
  public nonisolated func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    inert((style, fillStyle)).modifier(_ClipEffect(shape: shape))
  }
  public nonisolated func border<Style: ShapeStyle>(
    _ content: Style,
    width: CGFloat = 1
  ) -> some View {
    inert(content).inert(width)
  }
}
