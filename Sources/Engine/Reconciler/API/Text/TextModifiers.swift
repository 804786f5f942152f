/// The alignment of multiline text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Aligned to the leading edge.
  case leading
  /// Centered.
  case center
  /// Aligned to the trailing edge.
  case trailing
}

extension View {
  /// Sets the space between letters of text in this view, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { inert(kerning) }
  /// Sets the space between letters of text in this view, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { inert(tracking) }
  /// Sets the baseline offset of text in this view, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    inert(baselineOffset)
  }
  /// Sets the letter case of text in this view.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { inert(textCase) }
  /// Sets how far text in this view may shrink to fit.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { inert(factor) }
  /// Sets where text in this view is truncated.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { inert(mode) }
  /// Sets the font design of text in this view.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { inert(design) }
  /// Underlines text in this view.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    inert(isActive).inert(color)
  }
  /// Limits the number of lines of text in this view, and optionally reserves their space.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    inert(limit).inert(reservesSpace)
  }
  /// Limits the number of lines of text in this view to a range.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { inert(limit) }
  /// Sets the font weight of text in this view.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { inert(weight) }
  /// Makes text in this view bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { inert(isActive) }
  /// Makes text in this view italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { inert(isActive) }
  /// Uses monospaced digits in this view.
  public nonisolated func monospacedDigit() -> some View { inert(true) }
  /// Strikes through text in this view.
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    color: Color? = nil
  ) -> some View {
    inert(isActive).inert(color)
  }
  /// Uses monospaced glyphs in this view.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { inert(isActive) }
  /// Sets the font width of text in this view.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { inert(width) }
  /// Sets whether text in this view may tighten its letter spacing to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { inert(flag) }
  /// Sets the minimum number of lines of text in this view.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    inert(limit.lowerBound)
  }
  /// Sets the maximum number of lines of text in this view.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
}
