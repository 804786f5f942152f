extension Publishers {
  /// Delivers the last values of two publishers whenever one of them delivers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What is delivered.
    public typealias Output = (A.Output, B.Output)
    /// Why delivery may end early.
    public typealias Failure = A.Failure
    let a: A
    let b: B

    /// Joins two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

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

  /// Delivers the values of two publishers in pairs, the first with the first and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What is delivered.
    public typealias Output = (A.Output, B.Output)
    /// Why delivery may end early.
    public typealias Failure = A.Failure
    let a: A
    let b: B

    /// Joins two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Connects a subscriber.
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

  /// Delivers what either of two publishers delivers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What is delivered.
    public typealias Output = A.Output
    /// Why delivery may end early.
    public typealias Failure = A.Failure
    let a: A
    let b: B

    /// Joins two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

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
    Publishers.CombineLatest(self, other)
  }

  /// Delivers the values of this and another publisher in pairs.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Delivers what this or another publisher delivers.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
