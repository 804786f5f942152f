extension Publishers {
  /// Delivers the first values only, and ends.
  public struct Prefix<Upstream: Publisher>: Publisher {
    /// What is delivered.
    public typealias Output = Upstream.Output
    /// Why delivery may end early.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let maxLength: Int

    /// Connects a subscriber.
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

  /// Delivers all values as one array at the end.
  public struct Collect<Upstream: Publisher>: Publisher {
    /// What is delivered.
    public typealias Output = [Upstream.Output]
    /// Why delivery may end early.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    /// Connects a subscriber.
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

  /// Tells a closure of each value before it is delivered.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// What is delivered.
    public typealias Output = Upstream.Output
    /// Why delivery may end early.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let receiveOutput: ((Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Connects a subscriber.
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
  /// Delivers the first values only, and ends.
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }

  /// Delivers the first value, and ends.
  public func first() -> Publishers.Prefix<Self> { prefix(1) }

  /// Delivers all values as one array at the end.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Tells closures of values and of the end before they are delivered.
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
