/// A time of the virtual clock.
public struct DispatchTime: Comparable, Sendable {
  private let instant: ContinuousClock.Instant?

  private static let start = ContinuousClock.now

  private init(_ instant: ContinuousClock.Instant?) { self.instant = instant }

  /// The time until then; a day for a time that never comes.
  package var delay: Duration {
    guard let instant else { return .seconds(86_400) }
    return max(.zero, ContinuousClock.now.duration(to: instant))
  }

  public static func now() -> DispatchTime { DispatchTime(ContinuousClock.now) }

  /// A time that never comes.
  public static let distantFuture = DispatchTime(nil)

  /// The nanoseconds since the program started.
  public var uptimeNanoseconds: UInt64 {
    guard let instant else { return .max }
    let (seconds, attoseconds) = Self.start.duration(to: instant).components
    return UInt64(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  public static func < (first: DispatchTime, second: DispatchTime) -> Bool {
    guard let end = first.instant else { return false }
    return second.instant.map { end < $0 } ?? true
  }

  /// The time after a number of seconds.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    time.advanced(by: .seconds(seconds))
  }

  /// The time after a duration.
  package func advanced(by duration: Duration) -> DispatchTime {
    DispatchTime(instant.map { $0 + duration })
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    interval.duration.map { time.advanced(by: $0) } ?? .distantFuture
  }
}

public enum DispatchTimeInterval: Equatable, Sendable {
  /// In seconds.
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never

  fileprivate var duration: Duration? {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    case .never: nil
    }
  }
}

public enum DispatchTimeoutResult: Sendable {
  case success
  case timedOut
}
