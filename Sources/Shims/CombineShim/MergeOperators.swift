extension Publishers {
  /// Delivers the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of the delivered values.
    public typealias Output = A.Output
    /// The type of the error.
    public typealias Failure = A.Failure
    let a: A
    let b: B

    /// Joins the publishers.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "Merge", subscriber)
      joint.start()
      let end = joint.ending(after: 2)
      joint.follow(a, completion: end) { joint.outlet.enqueue($0) }
      joint.follow(b, completion: end) { joint.outlet.enqueue($0) }
    }
  }

  /// Delivers the values of any number of publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Joins the publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Joins the publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Joins another publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "MergeMany", subscriber)
      joint.start()
      if publishers.isEmpty { return joint.outlet.end(.finished) }
      let end = joint.ending(after: publishers.count)
      for publisher in publishers {
        joint.follow(publisher, completion: end) { joint.outlet.enqueue($0) }
      }
    }
  }

  /// Delivers the values of a publisher, then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The type of the delivered values.
    public typealias Output = Suffix.Output
    /// The type of the error.
    public typealias Failure = Suffix.Failure
    /// The first publisher.
    public let prefix: Prefix
    /// The publisher that follows when the first has finished.
    public let suffix: Suffix

    /// Joins two publishers.
    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "Concatenate", subscriber)
      joint.start()
      joint.follow(
        prefix,
        completion: { completion in
          if case .failure = completion { return joint.outlet.end(completion) }
          joint.follow(suffix, completion: joint.outlet.end) { joint.outlet.enqueue($0) }
        },
        receive: { joint.outlet.enqueue($0) }
      )
    }
  }

  /// Delivers until another publisher delivers.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator changes.
    public let upstream: Upstream
    /// The publisher whose first value ends this one.
    public let other: Other

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "PrefixUntilOutput", subscriber)
      joint.start()
      joint.follow(
        other,
        completion: { _ in },
        receive: { _ in joint.outlet.stop(.finished) }
      )
      joint.follow(upstream, completion: joint.outlet.stop) { joint.outlet.enqueue($0) }
    }
  }

  /// Drops values until another publisher delivers.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator changes.
    public let upstream: Upstream
    /// The publisher whose first value lets values through.
    public let other: Other

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "DropUntilOutput", subscriber)
      var (isOpen, trigger) = (false, Follower<Other.Output, Failure>?.none)
      joint.start()
      trigger = joint.follow(
        other,
        completion: { if !isOpen { joint.outlet.stop($0) } },
        receive: { _ in
          isOpen = true
          trigger?.cancel()
        }
      )
      joint.follow(upstream, completion: joint.outlet.stop) {
        if isOpen { joint.outlet.enqueue($0) }
      }
    }
  }
}

extension Publisher {
  /// Delivers the values of this and another publisher.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Output == P.Output, Failure == P.Failure {
    Publishers.Merge(self, other)
  }
  /// Delivers the values of three publishers.
  public func merge<P: Publisher, Q: Publisher>(
    with other: P,
    _ second: Q
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure {
    Publishers.MergeMany([AnyPublisher(self), AnyPublisher(other), AnyPublisher(second)])
  }
  /// Delivers the values of four publishers.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with other: P,
    _ second: Q,
    _ third: R
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure,
    Output == R.Output, Failure == R.Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(other), AnyPublisher(second), AnyPublisher(third),
    ])
  }
  /// Delivers the values of five publishers.
  public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
    with other: P,
    _ second: Q,
    _ third: R,
    _ fourth: S
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure,
    Output == R.Output, Failure == R.Failure, Output == S.Output, Failure == S.Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(other), AnyPublisher(second), AnyPublisher(third),
      AnyPublisher(fourth),
    ])
  }
  /// Delivers the values of six publishers.
  public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
    with other: P,
    _ second: Q,
    _ third: R,
    _ fourth: S,
    _ fifth: T
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure,
    Output == R.Output, Failure == R.Failure, Output == S.Output, Failure == S.Failure,
    Output == T.Output, Failure == T.Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(other), AnyPublisher(second), AnyPublisher(third),
      AnyPublisher(fourth), AnyPublisher(fifth),
    ])
  }
  /// Delivers the values of seven publishers.
  public func merge<
    P: Publisher,
    Q: Publisher,
    R: Publisher,
    S: Publisher,
    T: Publisher,
    U: Publisher
  >(
    with other: P,
    _ second: Q,
    _ third: R,
    _ fourth: S,
    _ fifth: T,
    _ sixth: U
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure,
    Output == R.Output, Failure == R.Failure, Output == S.Output, Failure == S.Failure,
    Output == T.Output, Failure == T.Failure, Output == U.Output, Failure == U.Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(other), AnyPublisher(second), AnyPublisher(third),
      AnyPublisher(fourth), AnyPublisher(fifth), AnyPublisher(sixth),
    ])
  }
  /// Delivers the values of eight publishers.
  public func merge<
    P: Publisher,
    Q: Publisher,
    R: Publisher,
    S: Publisher,
    T: Publisher,
    U: Publisher,
    V: Publisher
  >(
    with other: P,
    _ second: Q,
    _ third: R,
    _ fourth: S,
    _ fifth: T,
    _ sixth: U,
    _ seventh: V
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where
    Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure,
    Output == R.Output, Failure == R.Failure, Output == S.Output, Failure == S.Failure,
    Output == T.Output, Failure == T.Failure, Output == U.Output, Failure == U.Failure,
    Output == V.Output, Failure == V.Failure
  {
    Publishers.MergeMany([
      AnyPublisher(self), AnyPublisher(other), AnyPublisher(second), AnyPublisher(third),
      AnyPublisher(fourth), AnyPublisher(fifth), AnyPublisher(sixth), AnyPublisher(seventh),
    ])
  }
  /// Delivers the values of this and another publisher of the same type.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
  /// Delivers some values before all others.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }
  /// Delivers some values before all others.
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }
  /// Delivers the values of another publisher before all others.
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
  /// Delivers some values after all others.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }
  /// Delivers some values after all others.
  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }
  /// Delivers the values of another publisher after all others.
  public func append<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
  /// Delivers until another publisher delivers.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
  /// Drops values until another publisher delivers.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
