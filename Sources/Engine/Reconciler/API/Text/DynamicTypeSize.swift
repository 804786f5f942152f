public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  /// The largest size that isn't an accessibility size.
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Compares two text sizes.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

extension DynamicTypeSize {
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
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
