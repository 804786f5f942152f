import FoundationShim

/// Counts taps in a row, for gestures that require several (INT-11).
final class TapCounter {
  /// The longest time between two of them.
  private static let limit = Duration.milliseconds(350)
  private var count = 0
  private var last: ContinuousClock.Instant?

  /// Counts a tap.
  /// - Returns: How many there are in a row.
  func tap() -> Int {
    let now = ContinuousClock.now
    if let last, now - last > Self.limit { count = 0 }
    (count, last) = (count + 1, now)
    return count
  }
}
