/// A typeface in a size.
public struct Font: Hashable, Sendable {
  private let style: String
  private let size: CGFloat?
  private let weight: Weight?

  private init(style: String, size: CGFloat? = nil, weight: Weight? = nil) {
    self.style = style
    self.size = size
    self.weight = weight
  }

  /// How heavy the strokes are.
  public enum Weight: Hashable, Sendable {
    /// From the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What a text is for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// From the largest to the smallest.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    /// The smallest.
    case caption, caption2
  }

  /// The general form of the letters.
  public enum Design: Hashable, Sendable {
    /// The forms that the system offers.
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
  /// Running text.
  public static let body = Font(style: "body")
  /// Something called out.
  public static let callout = Font(style: "callout")
  /// A note.
  public static let footnote = Font(style: "footnote")
  /// A caption.
  public static let caption = Font(style: "caption")
  /// A second caption.
  public static let caption2 = Font(style: "caption2")

  /// The system's typeface in a size in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(style: "system \(design ?? .default)", size: size, weight: weight)
  }
  /// The system's typeface for a style of text.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(style: "\(style) \(design ?? .default)", weight: weight)
  }
  /// A typeface by its name, in a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(style: name, size: size) }
  /// The same typeface in another weight.
  public func weight(_ weight: Weight) -> Font { Font(style: style, size: size, weight: weight) }
  /// The same typeface in bold.
  public func bold() -> Font { weight(.bold) }
  /// The same typeface, slanted.
  public func italic() -> Font { Font(style: style + " italic", size: size, weight: weight) }
  /// The same typeface with digits of one width.
  public func monospacedDigit() -> Font {
    Font(style: style + " monospacedDigit", size: size, weight: weight)
  }

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    /// As the typeface has it.
    case standard
    /// Closer.
    case tight
    /// Farther.
    case loose
  }

  /// How wide letters are.
  public enum Width: Hashable, Sendable {
    /// The narrowest.
    case compressed
    /// Narrow.
    case condensed
    /// As usual.
    case standard
    /// Wide.
    case expanded
  }

  private func changed(_ name: String) -> Font {
    Font(style: style + " " + name, size: size, weight: weight)
  }

  /// A typeface by its name, in a size in points that grows with a style of text.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    Font(style: "\(name) \(textStyle)", size: size)
  }
  /// A typeface by its name, in a size in points that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(style: name + " fixed", size: fixedSize)
  }
  /// The same typeface with letters of one width.
  public func monospaced() -> Font { changed("monospaced") }
  /// The same typeface with small capitals.
  public func smallCaps() -> Font { changed("smallCaps") }
  /// The same typeface with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { changed("lowercaseSmallCaps") }
  /// The same typeface with other room between lines.
  public func leading(_ leading: Leading) -> Font { changed("\(leading)") }
  /// The same typeface in another width.
  public func width(_ width: Width) -> Font { changed("\(width)") }
}
