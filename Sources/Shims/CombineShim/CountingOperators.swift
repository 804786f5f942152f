extension Publishers {
  /// Delivers only the first values, then finishes.
  public struct Prefix<Upstream: Publisher>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let maxLength: Int

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joined = JoinedSubscription()
      subscriber.receive(subscription: joined)
      var rest = maxLength
      let end = { (completion: Subscribers.Completion<Failure>) in
        guard rest >= 0 else { return }
        rest = -1
        joined.cancel()
        subscriber.receive(completion: completion)
      }
      guard rest > 0 else { return end(.finished) }
      upstream.receive(
        subscriber: Branch(of: joined, completion: end) { input in
          rest -= 1
          _ = subscriber.receive(input)
          if rest == 0 { end(.finished) }
        }
      )
    }
  }

  /// Collects all values into one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// The type of the delivered values.
    public typealias Output = [Upstream.Output]
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var collected: Output = []
      upstream.receive(
        subscriber: Relay<Upstream.Output, Downstream>(
          subscriber,
          completion: { completion, downstream in
            if case .finished = completion { _ = downstream.receive(collected) }
            downstream.receive(completion: completion)
          }
        ) { input, _ in
          collected.append(input)
        }
      )
    }
  }

  /// Collects values into arrays of a size; the last one has the rest.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// The type of the delivered values.
    public typealias Output = [Upstream.Output]
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var collected: Output = []
      upstream.receive(
        subscriber: Relay<Upstream.Output, Downstream>(
          subscriber,
          completion: { completion, downstream in
            if case .finished = completion, !collected.isEmpty { _ = downstream.receive(collected) }
            downstream.receive(completion: completion)
          }
        ) { input, downstream in
          collected.append(input)
          guard collected.count == count else { return }
          let full = collected
          collected = []
          _ = downstream.receive(full)
        }
      )
    }
  }

  /// Calls a closure with each value before delivering it.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let receiveOutput: ((Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.receive(
        subscriber: Relay<Output, Downstream>(
          subscriber,
          completion: { completion, downstream in
            receiveCompletion?(completion)
            downstream.receive(completion: completion)
          }
        ) { input, downstream in
          receiveOutput?(input)
          _ = downstream.receive(input)
        }
      )
    }
  }
}

extension Publisher {
  /// Delivers only the first values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }

  /// Delivers the first value, then finishes.
  public func first() -> Publishers.Prefix<Self> { prefix(1) }

  /// Collects all values into one array.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Collects values into arrays of a size; the last one has the rest.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Calls closures with each value and the completion before delivering them.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion
    )
  }
}
