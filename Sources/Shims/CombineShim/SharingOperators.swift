/// A publisher that delivers nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "Autoconnect", subscriber)
      count += 1
      joint.start()
      joint.alsoEnding { [self] in
        count -= 1
        guard count == 0 else { return }
        let ended = connection
        connection = nil
        ended?.cancel()
      }
      joint.follow(upstream, completion: joint.outlet.stop) { joint.outlet.enqueue($0) }
      if count == 1, connection == nil { connection = upstream.connect() }
    }
  }

  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private var known: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    private var subject: SubjectType {
      if let known { return known }
      let subject = createSubject()
      known = subject
      return subject
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = Multicast(upstream: upstream, createSubject: PassthroughSubject.init).autoconnect()
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }
  }

  /// Delivers nothing until it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    /// Never fails.
    public typealias Failure = Never
    private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

    public init(upstream: Upstream) {
      shared = Multicast(upstream: upstream, createSubject: PassthroughSubject.init)
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      shared.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { shared.connect() }
  }

  public enum PrefetchStrategy: Hashable, Sendable {
    case keepFull
    case byRequest
  }

  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }

  /// Keeps values that its subscriber has not requested yet.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let size: Int
    let whenFull: BufferingStrategy<Failure>

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let joint = Joint(named: "Buffer", subscriber)
      joint.start()
      joint.follow(upstream, completion: joint.outlet.end) { input in
        guard joint.outlet.waitingCount >= size, joint.outlet.demand == .none else {
          return joint.outlet.enqueue(input)
        }
        switch whenFull {
        case .dropNewest: break
        case .dropOldest:
          joint.outlet.dropOldest()
          joint.outlet.enqueue(input)
        case .customError(let error): joint.outlet.stop(.failure(error()))
        }
      }
    }
  }
}

extension Publisher {
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Keeps values that the subscriber has not requested yet.
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, whenFull: whenFull)
  }
}

extension Publisher where Failure == Never {
  /// Delivers nothing until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
