extension Publishers {
  /// Delivers the same under a type of error that never occurs.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// What is delivered.
    public typealias Output = Upstream.Output
    let upstream: Upstream

    /// Connects a subscriber.
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

  /// Delivers something else for each value, or ends with the error of finding it.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// Why delivery may end early.
    public typealias Failure = any Error
    let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output

    /// Connects a subscriber.
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

  /// Ends with another error in place of one.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// What is delivered.
    public typealias Output = Upstream.Output
    let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure

    /// Connects a subscriber.
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

  /// Goes on with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// What is delivered.
    public typealias Output = Upstream.Output
    /// Why delivery may end early.
    public typealias Failure = NewPublisher.Failure
    let upstream: Upstream
    let handler: (Upstream.Failure) -> NewPublisher

    /// Connects a subscriber.
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

/// Subscribes with closures in order to pass on something else than the values and the end.
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
  /// Delivers something else for each value, or ends with the error of finding it.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Ends with another error in place of one.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Delivers a value in place of an error.
  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    self.catch { _ in Just(output) }
  }
}

extension Publisher where Failure == Never {
  /// Delivers the same under a type of error that never occurs.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
