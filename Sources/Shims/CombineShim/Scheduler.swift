/// Defines when and how work runs.
///
/// All schedulers of a scenario share its main thread and its virtual clock.
public protocol Scheduler {
  /// Runs work in a later update cycle, after an interval.
  func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void)
}

extension Scheduler {
  /// Runs work in a later update cycle.
  public func schedule(_ action: @escaping () -> Void) { schedule(after: 0, action) }
}

/// Runs work immediately.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  /// Runs work immediately, whatever the interval.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    action()
  }
}

public struct SchedulerInterval: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public let duration: Duration

  /// An interval in seconds.
  public init(floatLiteral value: Double) { duration = .seconds(value) }
  /// An interval in seconds.
  public init(integerLiteral value: Int) { duration = .seconds(value) }
  /// An interval in seconds.
  public init(_ seconds: Double) { duration = .seconds(seconds) }

  init(_ duration: Duration) { self.duration = duration }

  /// The interval in seconds.
  public var timeInterval: Double { duration / .seconds(1) }
  public var magnitude: Int { Int(duration / .nanoseconds(1)) }

  /// A number of seconds.
  public static func seconds(_ count: Int) -> Self { Self(.seconds(count)) }
  /// A number of seconds.
  public static func seconds(_ count: Double) -> Self { Self(.seconds(count)) }
  public static func milliseconds(_ count: Int) -> Self { Self(.milliseconds(count)) }
  public static func microseconds(_ count: Int) -> Self { Self(.microseconds(count)) }
  public static func nanoseconds(_ count: Int) -> Self { Self(.nanoseconds(count)) }

  public static func < (first: Self, second: Self) -> Bool { first.duration < second.duration }
  public static func + (first: Self, second: Self) -> Self {
    Self(first.duration + second.duration)
  }
  public static func - (first: Self, second: Self) -> Self {
    Self(first.duration - second.duration)
  }
}
