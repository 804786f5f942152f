/// A translucent background.
public struct Material: ShapeStyle, Equatable {
  fileprivate let name: String
}

extension ShapeStyle where Self == Material {
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { Material(name: "ultraThin") }
  /// More translucent than opaque.
  public static var thinMaterial: Material { Material(name: "thin") }
  /// Half translucent.
  public static var regularMaterial: Material { Material(name: "regular") }
  /// More opaque than translucent.
  public static var thickMaterial: Material { Material(name: "thick") }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { Material(name: "ultraThick") }
  /// As the bars of the system.
  public static var bar: Material { Material(name: "bar") }
}

/// How a picture or text fills its room.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is seen.
  case fit
  /// No room is left.
  case fill
}

/// How lines of text are set.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// From where text starts.
  case leading
  /// In the middle.
  case center
  /// To where text ends.
  case trailing
}

/// A shadow of the content.
public struct _ShadowEffect: DrawingModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
}

extension Image {
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text.
    case small
    /// As the text.
    case medium
    /// Larger than the text.
    case large
  }
}

extension View {
  /// Fills what is behind the view.
  public nonisolated func background<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(_InertModifier(value: style))
  }
  /// Fills an outline behind the view.
  public nonisolated func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style,
    in shape: Outline,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_InertModifier(value: style)).modifier(_ClipEffect(shape: shape))
  }
  /// Draws a border.
  public nonisolated func border<Style: ShapeStyle>(
    _ content: Style,
    width: CGFloat = 1
  ) -> some View {
    modifier(_InertModifier(value: content)).modifier(_InertModifier(value: width))
  }
  /// Draws a shadow.
  public nonisolated func shadow(
    color: Color = .black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  /// Draws the view turned.
  public nonisolated func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    modifier(_InertModifier(value: angle.radians)).modifier(_InertModifier(value: anchor))
  }
  /// Draws the view out of focus.
  public nonisolated func blur(radius: CGFloat) -> some View {
    modifier(_InertModifier(value: radius))
  }
  /// Sets the size of symbols inside.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    modifier(_InertModifier(value: scale))
  }
  /// Keeps the ratio of width to height.
  public nonisolated func aspectRatio(
    _ ratio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    modifier(_InertModifier(value: ratio)).modifier(_InertModifier(value: contentMode))
  }
  /// Shows all of the view in its room.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Fills the room with the view.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  /// Gives the view the size it would like.
  public nonisolated func fixedSize() -> some View { modifier(_InertModifier(value: true)) }
  /// Lets the view take room before others.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(_InertModifier(value: value))
  }
  /// Draws the view before or behind others.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(_InertModifier(value: value))
  }
  /// Extends the view under the edges of the screen.
  public nonisolated func ignoresSafeArea() -> some View { modifier(_InertModifier(value: true)) }
  /// Hides the view, which stays there.
  public nonisolated func hidden() -> some View { modifier(_InertModifier(value: true)) }
  /// Hides the labels of controls inside.
  public nonisolated func labelsHidden() -> some View { modifier(_InertModifier(value: true)) }
  /// Shows a hint.
  public nonisolated func help(_ text: LocalizedStringKey) -> some View {
    modifier(_InertModifier(value: text))
  }
  /// Sets the texts inside in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    modifier(_InertModifier(value: isActive))
  }
  /// Gives digits inside one width.
  public nonisolated func monospacedDigit() -> some View { modifier(_InertModifier(value: true)) }
  /// Strikes texts inside through.
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    color: Color? = nil
  ) -> some View {
    modifier(_InertModifier(value: isActive)).modifier(_InertModifier(value: color))
  }
}
