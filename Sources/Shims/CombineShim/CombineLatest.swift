extension Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    let a: A
    let b: B

    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "CombineLatest", subscriber)
      joint.start()
      let end = joint.ending(after: 2)
      var last: (a: A.Output?, b: B.Output?)
      let deliver = {
        if let a = last.a, let b = last.b {
          joint.outlet.enqueue((a, b))
        }
      }
      joint.follow(a, completion: end) {
        last.a = $0
        deliver()
      }
      joint.follow(b, completion: end) {
        last.b = $0
        deliver()
      }
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "CombineLatest", subscriber)
      joint.start()
      let end = joint.ending(after: 3)
      var last: (a: A.Output?, b: B.Output?, c: C.Output?)
      let deliver = {
        if let a = last.a, let b = last.b, let c = last.c {
          joint.outlet.enqueue((a, b, c))
        }
      }
      joint.follow(a, completion: end) {
        last.a = $0
        deliver()
      }
      joint.follow(b, completion: end) {
        last.b = $0
        deliver()
      }
      joint.follow(c, completion: end) {
        last.c = $0
        deliver()
      }
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "CombineLatest", subscriber)
      joint.start()
      let end = joint.ending(after: 4)
      var last: (a: A.Output?, b: B.Output?, c: C.Output?, d: D.Output?)
      let deliver = {
        if let a = last.a, let b = last.b, let c = last.c, let d = last.d {
          joint.outlet.enqueue((a, b, c, d))
        }
      }
      joint.follow(a, completion: end) {
        last.a = $0
        deliver()
      }
      joint.follow(b, completion: end) {
        last.b = $0
        deliver()
      }
      joint.follow(c, completion: end) {
        last.c = $0
        deliver()
      }
      joint.follow(d, completion: end) {
        last.d = $0
        deliver()
      }
    }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ other: P,
    _ second: Q
  ) -> Publishers.CombineLatest3<Self, P, Q>
  where Failure == P.Failure, Failure == Q.Failure {
    Publishers.CombineLatest3(self, other, second)
  }
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ other: P,
    _ second: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    combineLatest(other, second).map { transform($0.0, $0.1, $0.2) }
  }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ other: P,
    _ second: Q,
    _ third: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.CombineLatest4(self, other, second, third)
  }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ other: P,
    _ second: Q,
    _ third: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    combineLatest(other, second, third).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
