/// The preferred text size.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller.
  case small
  /// Slightly smaller.
  case medium
  /// The default size.
  case large
  /// Slightly larger.
  case xLarge
  /// Larger.
  case xxLarge
  /// The largest size that isn't an accessibility size.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Compares two text sizes.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

extension DynamicTypeSize {
  /// Whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
  /// Limits the text size in this view to a range.
  public nonisolated func dynamicTypeSize<Limits: RangeExpression<DynamicTypeSize>>(
    _ range: Limits
  ) -> some View {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return keepingDynamicTypeSize(from: sizes.first ?? .xSmall, to: sizes.last ?? .accessibility5)
  }
  /// Separate from the generic method, so that the closure compares as equal while its limits do.
  private nonisolated func keepingDynamicTypeSize(
    from least: DynamicTypeSize,
    to largest: DynamicTypeSize
  ) -> some View {
    transformEnvironment(\.dynamicTypeSize) { $0 = min(max($0, least), largest) }
  }
}
