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

/// An interval between two events.
public struct SchedulerInterval: Equatable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The interval.
  public let duration: Duration

  /// An interval in seconds.
  public init(floatLiteral value: Double) { duration = .seconds(value) }
  /// An interval in seconds.
  public init(integerLiteral value: Int) { duration = .seconds(value) }

  private init(_ duration: Duration) { self.duration = duration }

  /// A number of seconds.
  public static func seconds(_ count: Int) -> Self { Self(.seconds(count)) }
  /// A number of seconds.
  public static func seconds(_ count: Double) -> Self { Self(.seconds(count)) }
  /// A number of milliseconds.
  public static func milliseconds(_ count: Int) -> Self { Self(.milliseconds(count)) }
}
