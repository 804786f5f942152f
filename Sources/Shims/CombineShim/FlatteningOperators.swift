extension Publishers {
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let maxPublishers: Subscribers.Demand
    let transform: (Upstream.Output) -> NewPublisher

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "FlatMap", subscriber)
      var open = 1
      // Publishers may end before their source has been followed.
      var (early, outer) = (0, Follower<Upstream.Output, Failure>?.none)
      let requestNext = { if let outer { outer.request(.max(1)) } else { early += 1 } }
      let end = { (completion: Subscribers.Completion<Failure>) in
        open -= 1
        if case .failure = completion { return joint.outlet.stop(completion) }
        if open == 0 { joint.outlet.end(.finished) }
      }
      joint.start()
      outer = joint.follow(upstream, requesting: maxPublishers, completion: end) { input in
        open += 1
        joint.follow(
          transform(input),
          completion: {
            end($0)
            requestNext()
          },
          receive: { joint.outlet.enqueue($0) }
        )
      }
      if early > 0 { outer?.request(.max(early)) }
    }
  }

  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure, Upstream.Output == NewPublisher {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "SwitchToLatest", subscriber)
      var (isOuterOpen, number) = (true, 0)
      var latest: Follower<Output, Failure>?
      joint.start()
      joint.follow(
        upstream,
        completion: { completion in
          isOuterOpen = false
          if case .failure = completion { return joint.outlet.stop(completion) }
          if latest?.isEnded != false { joint.outlet.end(.finished) }
        },
        receive: { publisher in
          latest?.cancel()
          number += 1
          let own = number
          let follower = joint.follow(
            publisher,
            completion: { completion in
              if case .failure = completion { return joint.outlet.stop(completion) }
              if !isOuterOpen, own == number { joint.outlet.end(.finished) }
            },
            receive: { if own == number { joint.outlet.enqueue($0) } }
          )
          if own == number { latest = follower }
        }
      )
    }
  }

  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    let upstream: Upstream
    let handler: (Upstream.Failure) -> NewPublisher

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.continue(to: subscriber, named: "Catch") { error, joint in
        joint.follow(handler(error), completion: joint.outlet.end) { joint.outlet.enqueue($0) }
      }
    }
  }

  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    let upstream: Upstream
    let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.continue(to: subscriber, named: "TryCatch") { error, joint in
        do {
          let next = try handler(error)
          joint.follow(
            next,
            completion: { joint.outlet.end($0.mapError { $0 }) },
            receive: {
              joint.outlet.enqueue($0)
            }
          )
        } catch {
          joint.outlet.end(.failure(error))
        }
      }
    }
  }

  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let retries: Int

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var rest = retries
      func goOn(after error: Failure, _ joint: Joint<Output, Failure>) {
        guard rest > 0 else { return joint.outlet.end(.failure(error)) }
        rest -= 1
        joint.follow(
          upstream,
          completion: {
            if case .failure(let error) = $0 { return goOn(after: error, joint) }
            joint.outlet.end($0)
          },
          receive: { joint.outlet.enqueue($0) }
        )
      }
      upstream.continue(to: subscriber, named: "Retry", goOn)
    }
  }
}

extension Publisher {
  /// Attaches a subscriber that continues in another way after an error.
  fileprivate func `continue`<Downstream: Subscriber>(
    to subscriber: Downstream,
    named name: String,
    _ goOn: @escaping (Failure, Joint<Downstream.Input, Downstream.Failure>) -> Void
  ) where Downstream.Input == Output {
    let joint = Joint(named: name, subscriber)
    joint.start()
    joint.follow(
      self,
      completion: { completion in
        switch completion {
        case .finished: joint.outlet.end(.finished)
        case .failure(let error): goOn(error, joint)
        }
      },
      receive: { joint.outlet.enqueue($0) }
    )
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Delivers the values of the publishers created from all values, none of which fails.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Delivers the values of the latest publisher, none of which fails.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}
