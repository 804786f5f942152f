/// A font.
public struct Font: Hashable, Sendable {
  private let style: String
  private let size: CGFloat?
  private let weight: Weight?

  private init(style: String, size: CGFloat? = nil, weight: Weight? = nil) {
    self.style = style
    self.size = size
    self.weight = weight
  }

  /// The weight of a font.
  public enum Weight: Hashable, Sendable {
    /// From the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A semantic text style.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// From the largest to the smallest.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    /// The smallest.
    case caption, caption2
  }

  /// The design of a typeface.
  public enum Design: Hashable, Sendable {
    /// The designs that the system offers.
    case `default`, serif, rounded, monospaced
  }

  /// The largest title.
  public static let largeTitle = Font(style: "largeTitle")
  /// A title.
  public static let title = Font(style: "title")
  /// A second title.
  public static let title2 = Font(style: "title2")
  /// A third title.
  public static let title3 = Font(style: "title3")
  /// A heading.
  public static let headline = Font(style: "headline")
  /// A second heading.
  public static let subheadline = Font(style: "subheadline")
  /// Body text.
  public static let body = Font(style: "body")
  /// A callout.
  public static let callout = Font(style: "callout")
  /// A footnote.
  public static let footnote = Font(style: "footnote")
  /// A caption.
  public static let caption = Font(style: "caption")
  /// A second caption.
  public static let caption2 = Font(style: "caption2")

  /// The system font at a size in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(style: "system \(design ?? .default)", size: size, weight: weight)
  }
  /// The system font for a text style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(style: "\(style) \(design ?? .default)", weight: weight)
  }
  /// A custom font at a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(style: name, size: size) }
  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font { Font(style: style, size: size, weight: weight) }
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font { Font(style: style + " italic", size: size, weight: weight) }
  /// The font with monospaced digits.
  public func monospacedDigit() -> Font {
    Font(style: style + " monospacedDigit", size: size, weight: weight)
  }

  /// The line spacing of a font.
  public enum Leading: Hashable, Sendable {
    /// The default line spacing.
    case standard
    /// Tighter line spacing.
    case tight
    /// Looser line spacing.
    case loose
  }

  /// The width of a font's glyphs.
  public enum Width: Hashable, Sendable {
    /// The narrowest.
    case compressed
    /// Narrow.
    case condensed
    /// The default.
    case standard
    /// Wide.
    case expanded
  }

  private func changed(_ name: String) -> Font {
    Font(style: style + " " + name, size: size, weight: weight)
  }

  /// A custom font at a size in points that scales with a text style.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    Font(style: "\(name) \(textStyle)", size: size)
  }
  /// A custom font at a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(style: name + " fixed", size: fixedSize)
  }
  /// The font with monospaced glyphs.
  public func monospaced() -> Font { changed("monospaced") }
  /// The font with small capitals.
  public func smallCaps() -> Font { changed("smallCaps") }
  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { changed("lowercaseSmallCaps") }
  /// The font with another line spacing.
  public func leading(_ leading: Leading) -> Font { changed("\(leading)") }
  /// The font with another width.
  public func width(_ width: Width) -> Font { changed("\(width)") }
}
