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
    self.init(timerInterval)
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
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? styled("monospaced") : self
  }
  /// The text in another size beside others.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled(scale.name) : self
  }
  /// The text in letters of another width.
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { styled("\($0)") } ?? self }
  /// The text in letters of another form.
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { styled("\($0)") } ?? self }
}

extension View {
  /// Sets texts inside with letters of one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    modifier(_InertModifier(value: isActive))
  }
  /// Sets the width of letters inside.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    modifier(_InertModifier(value: width))
  }
  /// Lets letters inside move together to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    modifier(_InertModifier(value: flag))
  }
  /// Sets the least lines of texts inside.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(_InertModifier(value: limit.lowerBound))
  }
  /// Sets the most lines of texts inside.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  /// Keeps the size that a person reads in within limits.
  public nonisolated func dynamicTypeSize<Limits: RangeExpression<DynamicTypeSize>>(
    _ range: Limits
  ) -> some View {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return keepingDynamicTypeSize(from: sizes.first ?? .xSmall, to: sizes.last ?? .accessibility5)
  }

  /// Apart from the generic method, so that the closure compares as equal while its limits do.
  private nonisolated func keepingDynamicTypeSize(
    from least: DynamicTypeSize,
    to largest: DynamicTypeSize
  ) -> some View {
    transformEnvironment(\.dynamicTypeSize) { $0 = min(max($0, least), largest) }
  }
}

extension DynamicTypeSize {
  /// Whether the size is one of those for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
