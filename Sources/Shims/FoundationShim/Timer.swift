import CombineShim
import DispatchShim
import FoundationEssentials
import Synchronization

/// Runs a closure at intervals, on the scenario's own clock, and makes publishers that do.
public final class Timer: Sendable {
  /// The seconds between two runs.
  public let timeInterval: TimeInterval
  private let task = Mutex<Task<Void, Never>?>(nil)

  private init(timeInterval: TimeInterval) { self.timeInterval = timeInterval }

  /// Whether the timer will run its closure again.
  public var isValid: Bool { task.withLock { $0?.isCancelled == false } }

  /// Ends the timer.
  public func invalidate() { task.withLock { $0.take() }?.cancel() }

  /// Runs a closure after some seconds, or again and again.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval)
    let task = Task { @MainActor in
      var steps = TickSteps(interval: interval)
      repeat {
        try? await Task.sleep(for: steps.next())
        guard !Task.isCancelled else { return }
        if !repeats { timer.invalidate() }
        block(timer)
      } while repeats
    }
    timer.task.withLock { $0 = task }
    return timer
  }

  /// A publisher that delivers a date at each interval, in seconds, once it is connected.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// Delivers a date at each interval.
  public final class TimerPublisher: Publisher {
    /// The date of each delivery.
    public typealias Output = Date
    /// Never fails.
    public typealias Failure = Never

    private let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()
    private var task: Task<Void, Never>?

    init(interval: TimeInterval) { self.interval = interval }

    deinit { task?.cancel() }

    /// Connects a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      subject.receive(subscriber: TimerSubscriber(downstream: subscriber, timer: self))
    }

    /// Starts the deliveries.
    public func connect() -> any Cancellable {
      start()
      return AnyCancellable { [weak self] in self?.task?.cancel() }
    }

    /// Starts the deliveries with the first subscriber.
    public func autoconnect() -> Autoconnect { Autoconnect(upstream: self) }

    fileprivate func start() {
      guard task == nil else { return }
      let (interval, subject) = (interval, subject)
      task = Task { @MainActor in
        var steps = TickSteps(interval: interval)
        while !Task.isCancelled {
          try? await Task.sleep(for: steps.next())
          guard !Task.isCancelled else { return }
          subject.send(Date())
        }
      }
    }
  }

  /// A timer that starts with its first subscriber.
  public struct Autoconnect: Publisher {
    /// The date of each delivery.
    public typealias Output = Date
    /// Never fails.
    public typealias Failure = Never
    /// The timer.
    public let upstream: TimerPublisher

    /// Connects a subscriber, and starts the deliveries.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      upstream.receive(subscriber: subscriber)
      upstream.start()
    }
  }
}

/// Passes dates on, and keeps their timer for as long as the subscription lasts.
private struct TimerSubscriber<Downstream: Subscriber>: Subscriber
where Downstream.Input == Date, Downstream.Failure == Never {
  let downstream: Downstream
  let timer: Timer.TimerPublisher

  func receive(subscription: Subscription) { downstream.receive(subscription: subscription) }
  func receive(_ date: Date) -> Subscribers.Demand { downstream.receive(date) }
  func receive(completion: Subscribers.Completion<Never>) {
    downstream.receive(completion: completion)
  }
}

extension RunLoop: Scheduler {
  /// Runs work in a later turn, after a time.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: interval, action)
  }
}

extension DispatchQueue: Scheduler {
  /// Runs work in a later turn, after a time.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    asyncAfter(deadline: .now() + interval.duration) { action() }
  }
}

/// Stands for the loop that events run on; a scenario has one.
public struct RunLoop: Sendable {
  /// The loop of the main thread.
  public static let main = RunLoop()

  /// What a loop waits for.
  public struct Mode: Sendable {
    /// Anything.
    public static let common = Mode()
    /// Anything but tracking.
    public static let `default` = Mode()
  }
}

/// How long to sleep from tick to tick, in whole nanoseconds as clocks tell them, so that the ticks
/// do not drift from their interval.
package struct TickSteps {
  private let interval: TimeInterval
  private var ticks = 0.0
  private var slept: Int64 = 0

  /// Ticks at an interval in seconds.
  package init(interval: TimeInterval) { self.interval = interval }

  /// What remains until the next tick.
  package mutating func next() -> Duration {
    ticks += 1
    let due = Int64((ticks * interval * 1e9).rounded(.down))
    defer { slept = due }
    return .nanoseconds(max(0, due - slept))
  }
}
