/// How two layers of color are blended.
public enum BlendMode: Sendable {
  /// One over the other.
  case normal
  /// Darkening.
  case multiply, darken, colorBurn, plusDarker
  /// Lightening.
  case screen, lighten, colorDodge, plusLighter
  /// By contrast.
  case overlay, softLight, hardLight
  /// By difference.
  case difference, exclusion
  /// By a part of the color.
  case hue, saturation, color, luminosity
  /// By what is covered.
  case sourceAtop, destinationOver, destinationOut
}

/// A shadow of the content.
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
  /// Removes color from the view.
  public nonisolated func grayscale(_ amount: Double) -> some View { inert(amount) }
  /// Rotates the hues of the view.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { inert(angle.radians) }
  /// Blends the view with what is behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { inert(blendMode) }
  /// Draws the view and all inside as one picture, which evaluates nothing (MOD-15).
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { inert(opaque) }
  /// Applies effects to the view as a whole, which evaluates nothing (MOD-15).
  public nonisolated func compositingGroup() -> some View { inert(true) }
  /// Inverts the colors of the view.
  public nonisolated func colorInvert() -> some View { modifier(EmptyModifier()) }
  /// Maps the brightness of the view to its opacity.
  public nonisolated func luminanceToAlpha() -> some View { modifier(EmptyModifier()) }
  /// Multiplies the colors of the view.
  public nonisolated func colorMultiply(_ color: Color) -> some View { inert(color) }
  /// Blurs the view, with opaque edges or not.
  public nonisolated func blur(radius: CGFloat, opaque: Bool) -> some View {
    blur(radius: radius).inert(opaque)
  }
  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat) -> some View { inert(radius) }
  /// Draws a shadow.
  public nonisolated func shadow(
    color: Color = .black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  /// Makes the view less opaque.
  public nonisolated func opacity(_ opacity: Double) -> some View { inert(opacity) }
}
