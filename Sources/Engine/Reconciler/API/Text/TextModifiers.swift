/// How lines of text are set.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// From where text starts.
  case leading
  /// In the middle.
  case center
  /// To where text ends.
  case trailing
}

extension View {
  /// Sets the space between letters of texts inside, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { inert(kerning) }
  /// Sets the space between letters of texts inside, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { inert(tracking) }
  /// Moves texts inside above or below their line, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    inert(baselineOffset)
  }
  /// Changes letters of texts inside.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { inert(textCase) }
  /// Lets texts inside become smaller to fit.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { inert(factor) }
  /// Sets where texts inside are cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { inert(mode) }
  /// Sets the form of letters inside.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { inert(design) }
  /// Underlines texts inside.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    inert(isActive).inert(color)
  }
  /// Sets the most lines of texts inside, and whether they keep that room.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    inert(limit).inert(reservesSpace)
  }
  /// Sets the least and the most lines of texts inside.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { inert(limit) }
  /// Sets the weight of texts inside.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { inert(weight) }
  /// Sets texts inside in bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { inert(isActive) }
  /// Sets the texts inside in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { inert(isActive) }
  /// Gives digits inside one width.
  public nonisolated func monospacedDigit() -> some View { inert(true) }
  /// Strikes texts inside through.
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    color: Color? = nil
  ) -> some View {
    inert(isActive).inert(color)
  }
  /// Sets texts inside with letters of one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { inert(isActive) }
  /// Sets the width of letters inside.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { inert(width) }
  /// Lets texts inside tighten their letters to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { inert(flag) }
  /// Sets the least lines of texts inside.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    inert(limit.lowerBound)
  }
  /// Sets the most lines of texts inside.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
}
