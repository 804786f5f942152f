extension Publishers {
  /// Changes the failure type of a publisher that never fails.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    let upstream: Upstream

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.receive(
        subscriber: Handler<Output, Never>(of: subscriber) { _ in
          subscriber.receive(completion: .finished)
        } receive: {
          _ = subscriber.receive($0)
        }
      )
    }
  }

  /// Transforms each value, or fails with the error that the transform throws.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = any Error
    let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == any Error {
      var hasEnded = false
      let end = { (completion: Subscribers.Completion<any Error>) in
        if !hasEnded { subscriber.receive(completion: completion) }
        hasEnded = true
      }
      upstream.receive(
        subscriber: Handler<Upstream.Output, Upstream.Failure>(of: subscriber) {
          end($0.mapError { $0 })
        } receive: { input in
          guard !hasEnded else { return }
          do {
            _ = subscriber.receive(try transform(input))
          } catch {
            end(.failure(error))
          }
        }
      )
    }
  }

  /// Transforms the error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.receive(
        subscriber: Handler<Output, Upstream.Failure>(of: subscriber) {
          subscriber.receive(completion: $0.mapError(transform))
        } receive: {
          _ = subscriber.receive($0)
        }
      )
    }
  }

  /// Continues with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = NewPublisher.Failure
    let upstream: Upstream
    let handler: (Upstream.Failure) -> NewPublisher

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joined = JoinedSubscription()
      subscriber.receive(subscription: joined)
      let goOn = { (completion: Subscribers.Completion<Upstream.Failure>) in
        switch completion {
        case .finished: subscriber.receive(completion: .finished)
        case .failure(let error):
          handler(error).receive(
            subscriber: Branch(of: joined, completion: subscriber.receive(completion:)) {
              _ = subscriber.receive($0)
            }
          )
        }
      }
      upstream.receive(
        subscriber: Branch(of: joined, completion: goOn) { _ = subscriber.receive($0) }
      )
    }
  }
}

extension Subscribers.Completion {
  fileprivate func mapError<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// Subscribes with closures that replace the values and the completion.
private final class Handler<Input, Failure: Error>: Subscriber {
  private let subscribe: (Subscription) -> Void
  private let complete: (Subscribers.Completion<Failure>) -> Void
  private let receive: (Input) -> Void

  init(
    of downstream: some Subscriber,
    completion complete: @escaping (Subscribers.Completion<Failure>) -> Void,
    receive: @escaping (Input) -> Void
  ) {
    subscribe = { downstream.receive(subscription: $0) }
    self.complete = complete
    self.receive = receive
  }

  func receive(subscription: Subscription) { subscribe(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    receive(input)
    return .unlimited
  }

  func receive(completion: Subscribers.Completion<Failure>) { complete(completion) }
}

extension Publisher {
  /// Transforms each value, or fails with the error that the transform throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Transforms the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Continues with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Delivers a value instead of an error.
  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    self.catch { _ in Just(output) }
  }
}

extension Publisher where Failure == Never {
  /// Changes the failure type of a publisher that never fails.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
