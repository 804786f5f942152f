/// A publisher that delivers nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts delivering, until the result is canceled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects the publisher with its first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Connects a publisher with its first subscriber, and disconnects it with its last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher to connect.
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    /// Connects a publisher with its first subscriber.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
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

  /// Sends the values of a publisher through one subject to all subscribers.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher.
    public let upstream: Upstream
    /// Creates the subject.
    public let createSubject: () -> SubjectType
    private var known: SubjectType?

    /// Sends the values of a publisher through a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    private var subject: SubjectType {
      if let known { return known }
      let subject = createSubject()
      known = subject
      return subject
    }

    /// Attaches a subscriber to the subject.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Starts sending.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// One subscription for all subscribers, from the first to the last.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Shares the values of a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = Multicast(upstream: upstream, createSubject: PassthroughSubject.init).autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }
  }

  /// Delivers nothing until it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// Never fails.
    public typealias Failure = Never
    private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Waits until it is connected.
    public init(upstream: Upstream) {
      shared = Multicast(upstream: upstream, createSubject: PassthroughSubject.init)
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      shared.receive(subscriber: subscriber)
    }

    /// Starts delivering.
    public func connect() -> any Cancellable { shared.connect() }
  }

  /// When a buffer requests values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Fills the buffer at once.
    case keepFull
    /// Requests what its subscriber requests.
    case byRequest
  }

  /// What a full buffer does with another value.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops it.
    case dropNewest
    /// Drops the oldest value.
    case dropOldest
    /// Fails.
    case customError(() -> Failure)
  }

  /// Keeps values that its subscriber has not requested yet.
  public struct Buffer<Upstream: Publisher>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher that the operator changes.
    public let upstream: Upstream
    let size: Int
    let whenFull: BufferingStrategy<Failure>

    /// Attaches a subscriber.
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
  /// One subscription for all subscribers, from the first to the last.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Sends the values through a new subject once it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values through a subject once it is connected.
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
