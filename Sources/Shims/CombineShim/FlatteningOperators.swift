extension Publishers {
  /// Delivers the values of the publishers created from all upstream values, or from the latest one.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The type of the delivered values.
    public typealias Output = NewPublisher.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let keepsLastOnly: Bool
    let transform: (Upstream.Output) -> NewPublisher

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joined = JoinedSubscription()
      subscriber.receive(subscription: joined)
      var open = 1
      var last: JoinedSubscription?
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { open = 0 }
        if open == 0 { subscriber.receive(completion: completion) }
      }
      upstream.receive(
        subscriber: Branch(of: joined, completion: end) { input in
          if keepsLastOnly, let replaced = last.take() {
            if !replaced.isCanceled { open -= 1 }
            replaced.cancel()
          }
          open += 1
          let part = JoinedSubscription()
          last = part
          joined.add(part)
          let finish = { (completion: Subscribers.Completion<Failure>) in
            guard !part.isCanceled else { return }
            part.cancel()
            end(completion)
          }
          transform(input).receive(
            subscriber: Branch(of: part, completion: finish) { _ = subscriber.receive($0) }
          )
        }
      )
    }
  }
}

extension Publisher {
  /// Delivers the values of the publishers created from all values.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, keepsLastOnly: false, transform: transform)
  }

  /// Delivers the values of the publishers created from all values, none of which fails.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Delivers the values of the latest publisher.
  public func switchToLatest() -> Publishers.FlatMap<Output, Self> {
    Publishers.FlatMap(upstream: self, keepsLastOnly: true, transform: { $0 })
  }
}
