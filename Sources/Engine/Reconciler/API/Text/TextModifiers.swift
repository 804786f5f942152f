public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading
  case center
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
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { inert(textCase) }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { inert(factor) }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { inert(mode) }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { inert(design) }
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    inert(isActive).inert(color)
  }
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    inert(limit).inert(reservesSpace)
  }
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { inert(limit) }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { inert(weight) }
  public nonisolated func bold(_ isActive: Bool = true) -> some View { inert(isActive) }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { inert(isActive) }
  public nonisolated func monospacedDigit() -> some View { inert(true) }
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    color: Color? = nil
  ) -> some View {
    inert(isActive).inert(color)
  }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { inert(isActive) }
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { inert(width) }
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { inert(flag) }
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    inert(limit.lowerBound)
  }
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
}
