// The Dispatch module that scenarios import.

/// A dispatch queue.
///
/// All queues of a scenario share the main thread and its virtual clock, so work runs in one order, and
/// waiting takes no time.
public final class DispatchQueue: Sendable {
  /// The queue of the main thread.
  public static let main = DispatchQueue()

  /// A quality-of-service class.
  public struct QoS: Sendable {
    /// For work that updates the user interface.
    public static let userInteractive = QoS()
    /// For work that a person waits for.
    public static let userInitiated = QoS()
    /// The default.
    public static let `default` = QoS()
    /// For work that isn't urgent.
    public static let utility = QoS()
    /// For work that a person doesn't see.
    public static let background = QoS()
  }

  /// The global queue, which is the main queue here.
  public static func global(qos: QoS = .default) -> DispatchQueue { main }

  /// A queue with a name.
  public init(label: String = "") {}

  /// Runs work after the work that is already queued.
  public func async(execute work: @escaping @Sendable () -> Void) {
    Task { @MainActor in work() }
  }

  /// Runs work at a time of the virtual clock.
  public func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable () -> Void
  ) {
    Task { @MainActor in
      try? await Task.sleep(for: deadline.delay)
      work()
    }
  }
}

/// A time, stored as the delay until then.
public struct DispatchTime: Sendable {
  fileprivate var delay: Duration

  /// The current time.
  public static func now() -> DispatchTime { DispatchTime(delay: .zero) }

  /// The time after a number of seconds.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(delay: time.delay + .seconds(seconds))
  }

  /// The time after a duration.
  package static func + (time: DispatchTime, duration: Duration) -> DispatchTime {
    DispatchTime(delay: time.delay + duration)
  }

  /// The time after an interval.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(delay: time.delay + interval.duration)
  }
}

/// An interval in whole units.
public enum DispatchTimeInterval: Sendable {
  /// In seconds.
  case seconds(Int)
  /// In milliseconds.
  case milliseconds(Int)

  fileprivate var duration: Duration {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    }
  }
}
