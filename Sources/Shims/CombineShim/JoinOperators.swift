extension Publishers {
  /// Delivers the latest values of two publishers whenever either one delivers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the delivered values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error.
    public typealias Failure = A.Failure
    let a: A
    let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
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

  /// Delivers the values of two publishers in pairs.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the delivered values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error.
    public typealias Failure = A.Failure
    let a: A
    let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var waiting: (a: [A.Output], b: [B.Output]) = ([], [])
      let deliver = {
        guard !waiting.a.isEmpty, !waiting.b.isEmpty else { return }
        _ = subscriber.receive((waiting.a.removeFirst(), waiting.b.removeFirst()))
      }
      let end = endingOnce(subscriber, after: 2)
      let joined = JoinedSubscription()
      subscriber.receive(subscription: joined)
      a.receive(
        subscriber: Branch(of: joined, completion: end) {
          waiting.a.append($0)
          deliver()
        }
      )
      b.receive(
        subscriber: Branch(of: joined, completion: end) {
          waiting.b.append($0)
          deliver()
        }
      )
    }
  }

  /// Delivers the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of the delivered values.
    public typealias Output = A.Output
    /// The type of the error.
    public typealias Failure = A.Failure
    let a: A
    let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
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

/// Completes a subscriber once: at the first failure, or after a number of sources have finished.
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
  /// Delivers the latest values of this and another publisher whenever either one delivers.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Delivers the values of this and another publisher in pairs.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Delivers the values of this and another publisher.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  /// Erases the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
