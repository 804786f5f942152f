/// A view in front of the content (MOD-3).
public struct _OverlayModifier<Overlay> {
  let alignment: Alignment
  let overlay: Overlay
}

extension _OverlayModifier: ViewModifier, PrimitiveModifier, PerViewModifier
where Overlay: View {
  /// Mounts the content, then what is in front of it.
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
  /// Puts a view in front of this one; it is built at once, as part of the enclosing body.
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(_OverlayModifier(alignment: alignment, overlay: content()))
  }
  /// Puts a view in front of this one.
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(alignment: alignment, overlay: overlay))
  }
  /// Fills an overlay of the view.
  public nonisolated func overlay<Style: ShapeStyle>(_ style: Style) -> some View { inert(style) }
  /// Fills what is in front of the view, up to the edges of the screen.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    inert(style).inert(edges)
  }
  /// Fills a shape in front of the view.
  public nonisolated func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    inert(style).modifier(_ClipEffect(shape: shape))
  }
  /// Draws a border.
  public nonisolated func border<Style: ShapeStyle>(
    _ content: Style,
    width: CGFloat = 1
  ) -> some View {
    inert(content).inert(width)
  }
}
