public enum BlendMode: Sendable {
  case normal
  case multiply, darken, colorBurn, plusDarker
  case screen, lighten, colorDodge, plusLighter
  case overlay, softLight, hardLight
  /// Modes that compare colors.
  case difference, exclusion
  case hue, saturation, color, luminosity
  /// Modes that depend on the opacity of the source or destination.
  case sourceAtop, destinationOver, destinationOut
}

/// Adds a shadow to the content.
public struct _ShadowEffect: DrawingModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

extension View {
  public nonisolated func brightness(_ amount: Double) -> some View { inert(amount) }
  public nonisolated func contrast(_ amount: Double) -> some View { inert(amount) }
  public nonisolated func saturation(_ amount: Double) -> some View { inert(amount) }
  public nonisolated func grayscale(_ amount: Double) -> some View { inert(amount) }
  public nonisolated func hueRotation(_ angle: Angle) -> some View { inert(angle.radians) }
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { inert(blendMode) }
  /// Renders the view and its contents as one image; this evaluates no body (MOD-15).
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { inert(opaque) }
  /// Applies effects to the view as a whole; this evaluates no body (MOD-15).
  public nonisolated func compositingGroup() -> some View { inert(true) }
  public nonisolated func colorInvert() -> some View { modifier(EmptyModifier()) }
  public nonisolated func luminanceToAlpha() -> some View { modifier(EmptyModifier()) }
  public nonisolated func colorMultiply(_ color: Color) -> some View { inert(color) }
  public nonisolated func blur(radius: CGFloat, opaque: Bool) -> some View {
    blur(radius: radius).inert(opaque)
  }
  public nonisolated func blur(radius: CGFloat) -> some View { inert(radius) }
  public nonisolated func shadow(
    color: Color = .black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  public nonisolated func opacity(_ opacity: Double) -> some View { inert(opacity) }
}
