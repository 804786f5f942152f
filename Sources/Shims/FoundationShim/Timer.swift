import CombineShim
import DispatchShim
import Foundation
import Synchronization

/// Runs a closure at intervals of the virtual clock, and creates publishers that do.
public final class Timer: Sendable {
  /// The interval in seconds.
  public let timeInterval: TimeInterval
  private let task = Mutex<Task<Void, Never>?>(nil)

  private let block: @Sendable (Timer) -> Void
  private let repeats: Bool
  /// How late the timer may fire; it is never late here.
  public nonisolated(unsafe) var tolerance: TimeInterval = 0
  /// What the program attached to the timer.
  public nonisolated(unsafe) let userInfo: Any?

  /// A timer that starts when it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(timeInterval: interval, userInfo: nil, repeats: repeats, block: block)
  }

  init(
    timeInterval interval: TimeInterval,
    userInfo: Any?,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    timeInterval = interval
    self.userInfo = userInfo
    self.repeats = repeats
    self.block = block
  }

  public var isValid: Bool { task.withLock { $0?.isCancelled == false } }

  public func invalidate() { task.withLock { $0.take() }?.cancel() }

  /// Runs a closure after an interval in seconds, once or repeatedly.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  fileprivate func start() {
    let task = Task { @MainActor [self] in
      var steps = TickSteps(interval: timeInterval)
      repeat {
        try? await Task.sleep(for: steps.next())
        guard !Task.isCancelled else { return }
        if !repeats { invalidate() }
        block(self)
      } while repeats
    }
    self.task.withLock { $0 = task }
  }

  /// Runs the closure now.
  public func fire() {
    block(self)
    if !repeats { invalidate() }
  }

  /// A publisher that delivers the date at each interval in seconds once it is connected.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: Any? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    /// Never fails.
    public typealias Failure = Never

    private let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()
    private var task: Task<Void, Never>?

    init(interval: TimeInterval) { self.interval = interval }

    deinit { task?.cancel() }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      subject.receive(subscriber: TimerSubscriber(downstream: subscriber, timer: self))
    }

    public func connect() -> any Cancellable {
      start()
      return AnyCancellable { [weak self] in
        self?.task?.cancel()
        self?.task = nil
      }
    }

    private func start() {
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
}

/// Forwards dates, and keeps their timer for the lifetime of the subscription.
private struct TimerSubscriber<Downstream: Subscriber>: Subscriber
where Downstream.Input == Date, Downstream.Failure == Never {
  let combineIdentifier = CombineIdentifier()
  let downstream: Downstream
  let timer: Timer.TimerPublisher

  func receive(subscription: Subscription) { downstream.receive(subscription: subscription) }
  func receive(_ date: Date) -> Subscribers.Demand { downstream.receive(date) }
  func receive(completion: Subscribers.Completion<Never>) {
    downstream.receive(completion: completion)
  }
}

extension RunLoop: Scheduler {
  /// Runs work in a later update cycle, after an interval.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    DispatchShim.DispatchQueue.main.schedule(after: interval, action)
  }
}

extension DispatchShim.DispatchQueue: Scheduler {
  /// Runs work in a later update cycle, after an interval.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    asyncAfter(deadline: .now().advanced(by: interval.duration)) { action() }
  }
}

extension OperationQueue: Scheduler {
  /// Runs work in a later update cycle, after an interval.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: interval, action)
  }
}

/// A placeholder for the run loop; a scenario has one.
public struct RunLoop: Sendable {
  /// The run loop of the main thread.
  public static let main = RunLoop()
  /// The running run loop, which is that of the main thread.
  public static var current: RunLoop { main }

  public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }

  /// Runs a closure in a later update cycle.
  public func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchShim.DispatchQueue.main.async(execute: block)
  }

  /// A mode of a run loop.
  public struct Mode: Sendable {
    public static let common = Mode()
    public static let `default` = Mode()
    public static let tracking = Mode()
  }
}

/// The delays from tick to tick in whole nanoseconds, rounded so that the ticks don't drift from their
/// interval.
package struct TickSteps {
  private let interval: TimeInterval
  private var ticks = 0.0
  private var slept: Int64 = 0

  /// Ticks at an interval in seconds.
  package init(interval: TimeInterval) { self.interval = interval }

  /// The delay until the next tick.
  package mutating func next() -> Duration {
    ticks += 1
    let due = Int64((ticks * interval * 1e9).rounded(.down))
    defer { slept = due }
    return .nanoseconds(max(0, due - slept))
  }
}
