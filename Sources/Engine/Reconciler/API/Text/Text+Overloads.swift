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

  public init(_ image: Image) { self.init(verbatim: image.name) }

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

  public struct Scale: Hashable, Sendable {
    fileprivate let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? styled("monospaced") : self }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled(scale.name) : self
  }
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { styled("\($0)") } ?? self }
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { styled("\($0)") } ?? self }
}

extension Text {
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  public enum TruncationMode: Hashable, Sendable {
    case head
    case middle
    case tail
  }

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
