extension Publishers {
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    let a: A
    let b: B

    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "Merge", subscriber)
      joint.start()
      let end = joint.ending(after: 2)
      joint.follow(a, completion: end) { joint.outlet.enqueue($0) }
      joint.follow(b, completion: end) { joint.outlet.enqueue($0) }
    }
  }

  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }

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

  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

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

  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

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

  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

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
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Output == P.Output, Failure == P.Failure {
    Publishers.Merge(self, other)
  }
  public func merge<P: Publisher, Q: Publisher>(
    with other: P,
    _ second: Q
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where Output == P.Output, Failure == P.Failure, Output == Q.Output, Failure == Q.Failure {
    Publishers.MergeMany([AnyPublisher(self), AnyPublisher(other), AnyPublisher(second)])
  }
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
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }
  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }
  public func append<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
