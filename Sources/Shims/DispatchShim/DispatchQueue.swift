// What scenarios import as Dispatch.

/// A queue of work.
///
/// All queues of a scenario share the main thread and its virtual clock, so that
/// work runs in one order, and waiting takes no time.
public final class DispatchQueue: Sendable {
  /// The queue of the main thread.
  public static let main = DispatchQueue()

  /// How soon work is wanted.
  public struct QoS: Sendable {
    /// At once.
    public static let userInteractive = QoS()
    /// Soon.
    public static let userInitiated = QoS()
    /// As usual.
    public static let `default` = QoS()
    /// When there is time.
    public static let utility = QoS()
    /// Unseen.
    public static let background = QoS()
  }

  /// The queue of everything else, which is the same.
  public static func global(qos: QoS = .default) -> DispatchQueue { main }

  /// A queue with a name.
  public init(label: String = "") {}

  /// Runs work after what waits already.
  public func async(execute work: @escaping @Sendable () -> Void) {
    Task { @MainActor in work() }
  }

  /// Runs work at a time of the scenario's clock.
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

/// A time, as what remains until then.
public struct DispatchTime: Sendable {
  fileprivate var delay: Duration

  /// This moment.
  public static func now() -> DispatchTime { DispatchTime(delay: .zero) }

  /// A time so many seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(delay: time.delay + .seconds(seconds))
  }

  /// A time after some time.
  package static func + (time: DispatchTime, duration: Duration) -> DispatchTime {
    DispatchTime(delay: time.delay + duration)
  }

  /// A time after an interval.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(delay: time.delay + interval.duration)
  }
}

/// An interval in whole units.
public enum DispatchTimeInterval: Sendable {
  /// In seconds.
  case seconds(Int)
  /// In thousandths of a second.
  case milliseconds(Int)

  fileprivate var duration: Duration {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    }
  }
}
