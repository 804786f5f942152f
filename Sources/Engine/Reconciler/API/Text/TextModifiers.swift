extension Text {
  /// How letters are changed.
  public enum Case: Hashable, Sendable {
    /// To capitals.
    case uppercase
    /// To small letters.
    case lowercase
  }

  /// Where a text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its start.
    case head
    /// In its middle.
    case middle
    /// At its end.
    case tail
  }

  /// The text in a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { styled("\(style)") }
  /// The text with room between letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { styled("kerning \(kerning)") }
  /// The text with room between letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { styled("tracking \(tracking)") }
  /// The text above or below its line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled("baselineOffset \(baselineOffset)")
  }
}

extension View {
  /// Sets room between letters of texts inside, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    modifier(_InertModifier(value: kerning))
  }
  /// Sets room between letters of texts inside, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    modifier(_InertModifier(value: tracking))
  }
  /// Moves texts inside above or below their line, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(_InertModifier(value: baselineOffset))
  }
  /// Changes letters of texts inside.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    modifier(_InertModifier(value: textCase))
  }
  /// Lets texts inside become smaller to fit.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(_InertModifier(value: factor))
  }
  /// Sets where texts inside are cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(_InertModifier(value: mode))
  }
  /// Sets the form of letters inside.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    modifier(_InertModifier(value: design))
  }
  /// Underlines texts inside.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    modifier(_InertModifier(value: isActive)).modifier(_InertModifier(value: color))
  }
  /// Sets the most lines of texts inside, and whether they keep that room.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(_InertModifier(value: limit)).modifier(_InertModifier(value: reservesSpace))
  }
  /// Sets the least and the most lines of texts inside.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(_InertModifier(value: limit))
  }
  /// Gives the view the size it would like, in each direction.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_InertModifier(value: [horizontal, vertical]))
  }
  /// Styles what is inside, in two levels.
  public nonisolated func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary,
    _ secondary: Secondary
  ) -> some View {
    modifier(_InertModifier(value: primary)).modifier(_InertModifier(value: secondary))
  }
  /// Colors controls inside.
  public nonisolated func accentColor(_ color: Color?) -> some View {
    modifier(_InertModifier(value: color))
  }
}

/// How symbols are colored.
public struct SymbolRenderingMode: Equatable, Sendable {
  private let name: String
  /// In one color.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In shades of one color.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colors of the program.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In colors of their own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension View {
  /// Sets how symbols inside are colored.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(_InertModifier(value: mode))
  }
}

extension Image {
  /// How the colors of a picture are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only where it is opaque.
    case template
    /// As they are.
    case original
  }

  /// The same picture with its colors used in another way.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}
