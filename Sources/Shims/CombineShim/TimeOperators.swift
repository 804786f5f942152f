extension Publishers {
  /// Delivers in a later update cycle.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.deliver(to: subscriber, after: 0, on: scheduler)
    }
  }

  /// Delivers after a delay.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: SchedulerInterval
    let scheduler: Context

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.deliver(to: subscriber, after: interval, on: scheduler)
    }
  }

  /// Delivers a value after an interval without further values.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let dueTime: SchedulerInterval
    let scheduler: Context

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var number = 0
      upstream.receive(
        subscriber: Relay(subscriber) { input, downstream in
          number += 1
          let own = number
          scheduler.schedule(after: dueTime) {
            if own == number { _ = downstream.receive(input) }
          }
        }
      )
    }
  }

  /// Delivers at most one value per interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: SchedulerInterval
    let scheduler: Context
    let latest: Bool

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let state = ThrottleState<Output>()
      upstream.receive(
        subscriber: Relay(
          subscriber,
          completion: { completion, downstream in
            scheduler.schedule {
              if let input = state.pending.take() { _ = downstream.receive(input) }
              downstream.receive(completion: completion)
            }
          }
        ) { input, downstream in
          if latest || state.pending == nil { state.pending = input }
          guard !state.isWaiting else { return }
          state.isWaiting = true
          scheduler.schedule { deliver(state, to: downstream) }
        }
      )
    }

    /// Delivers what is pending, and again after the interval.
    private func deliver<Downstream: Subscriber>(
      _ state: ThrottleState<Output>,
      to downstream: Downstream
    ) where Downstream.Input == Output {
      guard let input = state.pending.take() else {
        state.isWaiting = false
        return
      }
      _ = downstream.receive(input)
      scheduler.schedule(after: interval) { deliver(state, to: downstream) }
    }
  }
}

/// What a throttle has yet to deliver.
private final class ThrottleState<Input> {
  var pending: Input?
  /// Whether a delivery is scheduled.
  var isWaiting = false
}

extension Publisher {
  /// Attaches a subscriber that receives everything through a scheduler, after an interval.
  fileprivate func deliver<Downstream: Subscriber>(
    to subscriber: Downstream,
    after interval: SchedulerInterval,
    on scheduler: some Scheduler
  ) where Downstream.Input == Output, Downstream.Failure == Failure {
    receive(
      subscriber: Relay(
        subscriber,
        completion: { completion, downstream in
          scheduler.schedule(after: interval) { downstream.receive(completion: completion) }
        }
      ) { input, downstream in
        scheduler.schedule(after: interval) { _ = downstream.receive(input) }
      }
    )
  }

  /// Delivers in a later update cycle.
  public func receive<S: Scheduler>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
  }

  /// Delivers after a delay.
  public func delay<S: Scheduler>(
    for interval: SchedulerInterval,
    scheduler: S
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
  }

  /// Delivers at most one value per interval: the first at once, then the latest or the first of each interval.
  public func throttle<S: Scheduler>(
    for interval: SchedulerInterval,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Delivers a value after an interval without further values.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerInterval,
    scheduler: S
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }
}
