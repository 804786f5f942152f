/// Clips the content to a shape.
public struct _ClipEffect<Outline>: DrawingModifier {
  let shape: Outline
}

/// Masks the content with the opacity of other views.
public struct _MaskModifier<Mask> {
  let mask: Mask
}

extension _MaskModifier: ViewModifier, PrimitiveModifier, PerViewModifier
where Mask: View {
  /// Mounts the content, then its mask.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    body(inputs)
    Mask._makeView(view: modifier[\.mask], inputs: inputs.leavingLazyContainer())
  }
}

extension View {
  public nonisolated func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
    modifier(_ClipEffect(shape: shape))
  }
  public nonisolated func clipped() -> some View { modifier(_ClipEffect(shape: Rectangle())) }
  /// Rounds the corners of the view, with a radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat) -> some View { inert(radius) }
  public nonisolated func clipShape<Outline: Shape>(
    _ shape: Outline,
    style: FillStyle
  ) -> some View {
    clipShape(shape).inert(style)
  }
  public nonisolated func containerShape<Outline: InsettableShape>(
    _ shape: Outline
  ) -> some View {
    modifier(_ClipEffect(shape: shape))
  }
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskModifier(mask: mask())).inert(alignment)
  }
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(mask: mask))
  }
}
