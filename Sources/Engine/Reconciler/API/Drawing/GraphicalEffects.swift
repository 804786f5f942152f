/// How overlapping colors are blended.
public enum BlendMode: Sendable {
  /// Draws over the background.
  case normal
  /// Modes that darken.
  case multiply, darken, colorBurn, plusDarker
  /// Modes that lighten.
  case screen, lighten, colorDodge, plusLighter
  /// Modes that change contrast.
  case overlay, softLight, hardLight
  /// Modes that compare colors.
  case difference, exclusion
  /// Modes that use one component of the color.
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
  /// Brightens the view.
  public nonisolated func brightness(_ amount: Double) -> some View { inert(amount) }
  /// Changes the contrast of the view.
  public nonisolated func contrast(_ amount: Double) -> some View { inert(amount) }
  /// Changes the saturation of the view.
  public nonisolated func saturation(_ amount: Double) -> some View { inert(amount) }
  /// Desaturates the view.
  public nonisolated func grayscale(_ amount: Double) -> some View { inert(amount) }
  /// Rotates the hue of the view's colors.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { inert(angle.radians) }
  /// Blends the view with the content behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { inert(blendMode) }
  /// Renders the view and its contents as one image; this evaluates no body (MOD-15).
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { inert(opaque) }
  /// Applies effects to the view as a whole; this evaluates no body (MOD-15).
  public nonisolated func compositingGroup() -> some View { inert(true) }
  /// Inverts the colors of the view.
  public nonisolated func colorInvert() -> some View { modifier(EmptyModifier()) }
  /// Maps the brightness of the view to its opacity.
  public nonisolated func luminanceToAlpha() -> some View { modifier(EmptyModifier()) }
  /// Multiplies the colors of the view by a color.
  public nonisolated func colorMultiply(_ color: Color) -> some View { inert(color) }
  /// Blurs the view, with or without opaque edges.
  public nonisolated func blur(radius: CGFloat, opaque: Bool) -> some View {
    blur(radius: radius).inert(opaque)
  }
  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat) -> some View { inert(radius) }
  /// Adds a shadow to the view.
  public nonisolated func shadow(
    color: Color = .black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  /// Sets the opacity of the view.
  public nonisolated func opacity(_ opacity: Double) -> some View { inert(opacity) }
}
