import FoundationEssentials

extension Text {
  /// A text that is looked up in a table, which is its own translation here.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString) {
    self.init(key)
  }

  /// A text with a form for each of its parts, of which only the characters count here.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// A picture inside text.
  public init(_ image: Image) { self.init(verbatim: image.name) }

  /// Two dates with what lies between them.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: "\(dates.lowerBound) \(dates.upperBound)")
  }

  /// A clock between two dates, which goes on without any evaluation (CTL-3).
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self = Text(timerInterval).styled("timer \(pauseTime as Any) \(countsDown) \(showsHours)")
  }

  /// How large a text is beside others in its font.
  public struct Scale: Hashable, Sendable {
    fileprivate let name: String
    /// As the font has it.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }

  /// The text in bold type or not.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// The text in italic type or not.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  /// The text with letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? styled("monospaced") : self }
  /// The text in another size beside others.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled(scale.name) : self
  }
  /// The text in letters of another width.
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { styled("\($0)") } ?? self }
  /// The text in letters of another form.
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { styled("\($0)") } ?? self }
}

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
