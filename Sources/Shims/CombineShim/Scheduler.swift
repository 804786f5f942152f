/// Where and when work is done.
///
/// All schedulers of a scenario share its main thread and its clock.
public protocol Scheduler {
  /// Runs work in a later turn, after a time.
  func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void)
}

extension Scheduler {
  /// Runs work in a later turn.
  public func schedule(_ action: @escaping () -> Void) { schedule(after: 0, action) }
}

/// A time between two events.
public struct SchedulerInterval: Equatable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The time.
  public let duration: Duration

  /// A time in seconds.
  public init(floatLiteral value: Double) { duration = .seconds(value) }
  /// A time in seconds.
  public init(integerLiteral value: Int) { duration = .seconds(value) }

  private init(_ duration: Duration) { self.duration = duration }

  /// So many seconds.
  public static func seconds(_ count: Int) -> Self { Self(.seconds(count)) }
  /// So many seconds.
  public static func seconds(_ count: Double) -> Self { Self(.seconds(count)) }
  /// So many thousandths of a second.
  public static func milliseconds(_ count: Int) -> Self { Self(.milliseconds(count)) }
}
