public struct Font: Hashable, Sendable {
  private let style: String
  private let size: CGFloat?
  private let weight: Weight?

  private init(style: String, size: CGFloat? = nil, weight: Weight? = nil) {
    self.style = style
    self.size = size
    self.weight = weight
  }

  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public static let largeTitle = Font(style: "largeTitle")
  public static let title = Font(style: "title")
  public static let title2 = Font(style: "title2")
  public static let title3 = Font(style: "title3")
  public static let headline = Font(style: "headline")
  public static let subheadline = Font(style: "subheadline")
  public static let body = Font(style: "body")
  public static let callout = Font(style: "callout")
  public static let footnote = Font(style: "footnote")
  public static let caption = Font(style: "caption")
  public static let caption2 = Font(style: "caption2")

  /// The system font at a size in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(style: "system \(design ?? .default)", size: size, weight: weight)
  }
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(style: "\(style) \(design ?? .default)", weight: weight)
  }
  /// A custom font at a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(style: name, size: size) }
  public func weight(_ weight: Weight) -> Font { Font(style: style, size: size, weight: weight) }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { Font(style: style + " italic", size: size, weight: weight) }
  public func monospacedDigit() -> Font {
    Font(style: style + " monospacedDigit", size: size, weight: weight)
  }

  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  public enum Width: Hashable, Sendable {
    case compressed
    case condensed
    case standard
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
  public func monospaced() -> Font { changed("monospaced") }
  public func smallCaps() -> Font { changed("smallCaps") }
  public func lowercaseSmallCaps() -> Font { changed("lowercaseSmallCaps") }
  public func leading(_ leading: Leading) -> Font { changed("\(leading)") }
  public func width(_ width: Width) -> Font { changed("\(width)") }
}
