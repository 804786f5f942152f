extension Publishers {
  /// Delivers in a later update cycle.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let scheduler: Context

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      delaying(by: 0, on: scheduler)
    }
  }

  public struct Delay<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let interval: SchedulerInterval
    let scheduler: Context

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      delaying(by: interval, on: scheduler)
    }
  }

  /// Subscribes, requests and cancels in a later update cycle.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let scheduler: Context

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "SubscribeOn", subscriber)
      scheduler.schedule {
        joint.start()
        scheduler.schedule {
          joint.follow(upstream, completion: joint.outlet.end) { joint.outlet.enqueue($0) }
        }
      }
    }
  }

  public struct Debounce<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let dueTime: SchedulerInterval
    let scheduler: Context

    /// How the operator reacts; a value that waits when the publisher ends is lost.
    ///
    /// A value that comes just when another is due does not discard it.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var number = 0
      var pending: (input: Output, due: ContinuousClock.Instant)?
      return _Reaction { input, outlet in
        let now = ContinuousClock.now
        if let last = pending, last.due <= now { outlet.enqueue(last.input) }
        pending = (input, now + dueTime.duration)
        number += 1
        let own = number
        scheduler.schedule(after: dueTime) {
          guard own == number, let last = pending else { return }
          pending = nil
          outlet.enqueue(last.input)
        }
        return .none
      } end: { completion, outlet in
        number += 1
        outlet.end(completion)
      }.requestingAll
    }
  }

  public struct Throttle<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let interval: SchedulerInterval
    let scheduler: Context
    let latest: Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var (pending, isWaiting) = (Output?.none, false)
      func deliver(to outlet: Outlet<Output, Failure>) {
        guard let input = pending else {
          isWaiting = false
          return
        }
        pending = nil
        outlet.enqueue(input)
        scheduler.schedule(after: interval) { deliver(to: outlet) }
      }
      return _Reaction { input, outlet in
        if latest || pending == nil { pending = input }
        if !isWaiting {
          isWaiting = true
          scheduler.schedule { deliver(to: outlet) }
        }
        return .none
      } end: { completion, outlet in
        scheduler.schedule {
          if let input = pending { outlet.enqueue(input) }
          pending = nil
          outlet.end(completion)
        }
      }.requestingAll
    }
  }

  /// Ends if no value comes within an interval.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let interval: SchedulerInterval
    let scheduler: Context
    let customError: (() -> Failure)?

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "Timeout", subscriber)
      var number = 0
      let wait = {
        number += 1
        let own = number
        scheduler.schedule(after: interval) {
          if own == number { joint.outlet.stop(customError.map { .failure($0()) } ?? .finished) }
        }
      }
      joint.start()
      wait()
      joint.follow(
        upstream,
        completion: { completion in
          number += 1
          joint.outlet.end(completion)
        },
        receive: {
          wait()
          joint.outlet.enqueue($0)
        }
      )
    }
  }

  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = SchedulerInterval
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let scheduler: Context

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var last = ContinuousClock.now
      return .passing { _, outlet in
        let now = ContinuousClock.now
        defer { last = now }
        return outlet.deliver(SchedulerInterval(now - last))
      }
    }
  }

  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, SchedulerInterval)
    case byTimeOrCount(Context, SchedulerInterval, Int)
  }

  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let strategy: TimeGroupingStrategy<Context>

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let (scheduler, interval, count): (Context, SchedulerInterval, Int?) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      let joint = Joint(named: "CollectByTime", subscriber)
      var collected: Output = []
      let flush = {
        if !collected.isEmpty { joint.outlet.enqueue(collected) }
        collected = []
      }
      var isOpen = true
      func tick() {
        guard isOpen, !joint.isEnded else { return }
        flush()
        scheduler.schedule(after: interval) { tick() }
      }
      joint.start()
      scheduler.schedule(after: interval) { tick() }
      joint.follow(
        upstream,
        completion: { completion in
          isOpen = false
          if case .finished = completion { flush() }
          joint.outlet.end(completion)
        },
        receive: { input in
          collected.append(input)
          if collected.count == count { flush() }
        }
      )
    }
  }
}

extension _Operator where Upstream.Output == Output, Upstream.Failure == Failure {
  /// Passes everything on through a scheduler, after an interval.
  fileprivate func delaying(
    by interval: SchedulerInterval,
    on scheduler: some Scheduler
  ) -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure> {
    _Reaction { input, outlet in
      scheduler.schedule(after: interval) { outlet.enqueue(input) }
      return .none
    } end: { completion, outlet in
      scheduler.schedule(after: interval) { outlet.end(completion) }
    }.requestingAll
  }
}

extension Publisher {
  /// Delivers in a later update cycle.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: Never? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
  }

  /// Subscribes, requests and cancels in a later update cycle.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: Never? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler)
  }

  public func delay<S: Scheduler>(
    for interval: SchedulerInterval,
    tolerance: SchedulerInterval? = nil,
    scheduler: S,
    options: Never? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
  }

  public func throttle<S: Scheduler>(
    for interval: SchedulerInterval,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  public func debounce<S: Scheduler>(
    for dueTime: SchedulerInterval,
    scheduler: S,
    options: Never? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }

  /// Ends if no value comes within an interval.
  public func timeout<S: Scheduler>(
    _ interval: SchedulerInterval,
    scheduler: S,
    options: Never? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      customError: customError
    )
  }

  public func measureInterval<S: Scheduler>(
    using scheduler: S,
    options: Never? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }

  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>,
    options: Never? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy)
  }
}
