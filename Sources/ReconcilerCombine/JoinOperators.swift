extension Publishers {
  /// Delivers the last values of two publishers whenever one of them delivers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What is delivered.
    public typealias Output = (A.Output, B.Output)
    /// Why delivery may end early.
    public typealias Failure = A.Failure
    let a: A
    let b: B

    /// Connects a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var last: (a: A.Output?, b: B.Output?)
      let deliver = {
        if let a = last.a, let b = last.b { _ = subscriber.receive((a, b)) }
      }
      let end = endingOnce(subscriber, after: 2)
      let joined = JoinedSubscription()
      subscriber.receive(subscription: joined)
      a.receive(
        subscriber: Branch(of: joined, completion: end) {
          last.a = $0
          deliver()
        }
      )
      b.receive(
        subscriber: Branch(of: joined, completion: end) {
          last.b = $0
          deliver()
        }
      )
    }
  }

  /// Delivers what either of two publishers delivers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What is delivered.
    public typealias Output = A.Output
    /// Why delivery may end early.
    public typealias Failure = A.Failure
    let a: A
    let b: B

    /// Connects a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let end = endingOnce(subscriber, after: 2)
      let joined = JoinedSubscription()
      subscriber.receive(subscription: joined)
      a.receive(
        subscriber: Branch(of: joined, completion: end) { _ = subscriber.receive($0) }
      )
      b.receive(
        subscriber: Branch(of: joined, completion: end) { _ = subscriber.receive($0) }
      )
    }
  }
}

/// Tells a subscriber of the end once: at the first failure, or when so many sources have finished.
private func endingOnce<Downstream: Subscriber>(
  _ subscriber: Downstream,
  after count: Int
) -> (Subscribers.Completion<Downstream.Failure>) -> Void {
  var rest = count
  return { completion in
    guard rest > 0 else { return }
    rest -= 1
    if case .failure = completion { rest = 0 }
    if rest == 0 { subscriber.receive(completion: completion) }
  }
}

extension Publisher {
  /// Delivers the last values of this and another publisher whenever one of them delivers.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(a: self, b: other)
  }

  /// Delivers what this or another publisher delivers.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Merge(a: self, b: other)
  }

  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher whose type is hidden; another one each time it is made (MOD-10).
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let box: AnyPublisherBox<Output, Failure>

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    box = PublisherBox(publisher)
  }

  /// Connects a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    box.receive(subscriber: subscriber)
  }
}

private class AnyPublisherBox<Output, Failure: Error> {
  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {}
}

private final class PublisherBox<P: Publisher>: AnyPublisherBox<P.Output, P.Failure> {
  private let publisher: P
  init(_ publisher: P) { self.publisher = publisher }

  override func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    publisher.receive(subscriber: subscriber)
  }
}

/// Delivers one value.
public struct Just<Output>: Publisher {
  /// Never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Delivers one value.
  public init(_ output: Output) { self.output = output }

  /// Delivers the value and ends.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    subscriber.receive(subscription: JoinedSubscription())
    _ = subscriber.receive(output)
    subscriber.receive(completion: .finished)
  }
}
