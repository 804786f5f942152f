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

  /// Delivers a value after an interval without further values.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerInterval,
    scheduler: S
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }
}
