/// The size in which a person wants to read.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller.
  case small
  /// A little smaller.
  case medium
  /// The usual one.
  case large
  /// A little larger.
  case xLarge
  /// Larger.
  case xxLarge
  /// The largest that is not for accessibility.
  case xxxLarge
  /// The first for accessibility.
  case accessibility1
  /// The second for accessibility.
  case accessibility2
  /// The third for accessibility.
  case accessibility3
  /// The fourth for accessibility.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Orders sizes from small to large.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

extension DynamicTypeSize {
  /// Whether the size is one of those for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
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
