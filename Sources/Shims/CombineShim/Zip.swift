extension Publishers {
  public struct Zip<A: Publisher, B: Publisher>: Publisher
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
      let joint = Joint(named: "Zip", subscriber)
      joint.start()
      var waiting: (a: [A.Output], b: [B.Output]) = ([], [])
      var hasEnded = (a: false, b: false)
      let finishIfShort = {
        if (hasEnded.a && waiting.a.isEmpty) || (hasEnded.b && waiting.b.isEmpty) {
          joint.outlet.stop(.finished)
        }
      }
      let deliver = {
        while !waiting.a.isEmpty, !waiting.b.isEmpty {
          joint.outlet.enqueue((waiting.a.removeFirst(), waiting.b.removeFirst()))
        }
        finishIfShort()
      }
      joint.follow(
        a,
        completion: {
          if case .failure = $0 { return joint.outlet.stop($0) }
          hasEnded.a = true
          finishIfShort()
        },
        receive: {
          waiting.a.append($0)
          deliver()
        }
      )
      joint.follow(
        b,
        completion: {
          if case .failure = $0 { return joint.outlet.stop($0) }
          hasEnded.b = true
          finishIfShort()
        },
        receive: {
          waiting.b.append($0)
          deliver()
        }
      )
    }
  }

  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      let joint = Joint(named: "Zip", subscriber)
      joint.start()
      var waiting: (a: [A.Output], b: [B.Output], c: [C.Output]) = ([], [], [])
      var hasEnded = (a: false, b: false, c: false)
      let finishIfShort = {
        if (hasEnded.a && waiting.a.isEmpty) || (hasEnded.b && waiting.b.isEmpty)
          || (hasEnded.c && waiting.c.isEmpty)
        {
          joint.outlet.stop(.finished)
        }
      }
      let deliver = {
        while !waiting.a.isEmpty, !waiting.b.isEmpty, !waiting.c.isEmpty {
          joint.outlet.enqueue(
            (waiting.a.removeFirst(), waiting.b.removeFirst(), waiting.c.removeFirst())
          )
        }
        finishIfShort()
      }
      joint.follow(
        a,
        completion: {
          if case .failure = $0 { return joint.outlet.stop($0) }
          hasEnded.a = true
          finishIfShort()
        },
        receive: {
          waiting.a.append($0)
          deliver()
        }
      )
      joint.follow(
        b,
        completion: {
          if case .failure = $0 { return joint.outlet.stop($0) }
          hasEnded.b = true
          finishIfShort()
        },
        receive: {
          waiting.b.append($0)
          deliver()
        }
      )
      joint.follow(
        c,
        completion: {
          if case .failure = $0 { return joint.outlet.stop($0) }
          hasEnded.c = true
          finishIfShort()
        },
        receive: {
          waiting.c.append($0)
          deliver()
        }
      )
    }
  }

  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      let joint = Joint(named: "Zip", subscriber)
      joint.start()
      var waiting: (a: [A.Output], b: [B.Output], c: [C.Output], d: [D.Output]) = ([], [], [], [])
      var hasEnded = (a: false, b: false, c: false, d: false)
      let finishIfShort = {
        if (hasEnded.a && waiting.a.isEmpty) || (hasEnded.b && waiting.b.isEmpty)
          || (hasEnded.c && waiting.c.isEmpty) || (hasEnded.d && waiting.d.isEmpty)
        {
          joint.outlet.stop(.finished)
        }
      }
      let deliver = {
        while !waiting.a.isEmpty, !waiting.b.isEmpty, !waiting.c.isEmpty, !waiting.d.isEmpty {
          joint.outlet.enqueue(
            (
              waiting.a.removeFirst(), waiting.b.removeFirst(), waiting.c.removeFirst(),
              waiting.d.removeFirst()
            )
          )
        }
        finishIfShort()
      }
      joint.follow(
        a,
        completion: {
          if case .failure = $0 { return joint.outlet.stop($0) }
          hasEnded.a = true
          finishIfShort()
        },
        receive: {
          waiting.a.append($0)
          deliver()
        }
      )
      joint.follow(
        b,
        completion: {
          if case .failure = $0 { return joint.outlet.stop($0) }
          hasEnded.b = true
          finishIfShort()
        },
        receive: {
          waiting.b.append($0)
          deliver()
        }
      )
      joint.follow(
        c,
        completion: {
          if case .failure = $0 { return joint.outlet.stop($0) }
          hasEnded.c = true
          finishIfShort()
        },
        receive: {
          waiting.c.append($0)
          deliver()
        }
      )
      joint.follow(
        d,
        completion: {
          if case .failure = $0 { return joint.outlet.stop($0) }
          hasEnded.d = true
          finishIfShort()
        },
        receive: {
          waiting.d.append($0)
          deliver()
        }
      )
    }
  }
}

extension Publisher {
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P>
  where Failure == P.Failure {
    Publishers.Zip(self, other)
  }
  public func zip<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where Failure == P.Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
  public func zip<P: Publisher, Q: Publisher>(
    _ other: P,
    _ second: Q
  ) -> Publishers.Zip3<Self, P, Q>
  where Failure == P.Failure, Failure == Q.Failure {
    Publishers.Zip3(self, other, second)
  }
  public func zip<P: Publisher, Q: Publisher, T>(
    _ other: P,
    _ second: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    zip(other, second).map { transform($0.0, $0.1, $0.2) }
  }
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ other: P,
    _ second: Q,
    _ third: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.Zip4(self, other, second, third)
  }
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ other: P,
    _ second: Q,
    _ third: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    zip(other, second, third).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
