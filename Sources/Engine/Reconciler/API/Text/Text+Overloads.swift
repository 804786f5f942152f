import FoundationEssentials

extension Text {
  /// A localized text; its key is its own value here.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString) {
    self.init(key)
    if let tableName { self = styled("table \(tableName)") }
  }

  /// A text with attributes; only its characters matter here.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// An inline image.
  public init(_ image: Image) { self.init(verbatim: image.name) }

  /// A range of dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: "\(dates.lowerBound) \(dates.upperBound)")
  }

  /// A timer between two dates, which updates without evaluating a body (CTL-3).
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self = Text(timerInterval).styled("timer \(pauseTime as Any) \(countsDown) \(showsHours)")
  }

  /// The size of text relative to its font.
  public struct Scale: Hashable, Sendable {
    fileprivate let name: String
    /// The size of the font.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }

  /// The text with or without bold.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// The text with or without italics.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  /// The text with monospaced glyphs.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? styled("monospaced") : self }
  /// The text with another relative size.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled(scale.name) : self
  }
  /// The text with another font width.
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { styled("\($0)") } ?? self }
  /// The text with another font design.
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { styled("\($0)") } ?? self }
}

extension Text {
  /// A transformation of the letter case.
  public enum Case: Hashable, Sendable {
    /// Uppercase.
    case uppercase
    /// Lowercase.
    case lowercase
  }

  /// The position at which text is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// In the middle.
    case middle
    /// At the end.
    case tail
  }

  /// The text in a foreground style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { styled("\(style)") }
  /// The text with extra space between letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { styled("kerning \(kerning)") }
  /// The text with extra space between letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { styled("tracking \(tracking)") }
  /// The text with a baseline offset, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled("baselineOffset \(baselineOffset)")
  }
}
