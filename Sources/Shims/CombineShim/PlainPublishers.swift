/// Delivers one value.
public struct Just<Output>: Publisher {
  /// Never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Delivers one value.
  public init(_ output: Output) { self.output = output }

  /// Delivers the value and finishes.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    subscriber.receive(subscription: JoinedSubscription())
    _ = subscriber.receive(output)
    subscriber.receive(completion: .finished)
  }
}

/// Delivers nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it finishes immediately.
  public let completeImmediately: Bool

  /// Delivers nothing, and finishes immediately or never.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Finishes, unless it never does.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscriber.receive(subscription: JoinedSubscription())
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// Fails with an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Fails with an error.
  public init(error: Failure) { self.error = error }

  /// Fails with the error.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscriber.receive(subscription: JoinedSubscription())
    subscriber.receive(completion: .failure(error))
  }
}

/// Creates a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the delivered values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the error.
  public typealias Failure = DeferredPublisher.Failure
  /// Creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber to a new publisher.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Delivers one value that is computed once, then finishes.
public final class Future<Output, Failure: Error>: Publisher {
  /// Fulfills the future with a result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [(JoinedSubscription, (Result<Output, Failure>) -> Void)] = []

  /// Starts computing the value immediately.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    for (subscription, deliver) in waiting where !subscription.isCanceled { deliver(result) }
    waiting = []
  }

  /// Delivers the value as soon as it is available.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = JoinedSubscription()
    let deliver = { (result: Result<Output, Failure>) in
      switch result {
      case .success(let output):
        _ = subscriber.receive(output)
        subscriber.receive(completion: .finished)
      case .failure(let error): subscriber.receive(completion: .failure(error))
      }
    }
    subscriber.receive(subscription: subscription)
    if let result { deliver(result) } else { waiting.append((subscription, deliver)) }
  }
}

extension Publishers {
  /// Delivers the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Elements.Element
    /// The sequence.
    public let sequence: Elements

    /// Delivers the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Delivers the elements and finishes.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = JoinedSubscription()
      subscriber.receive(subscription: subscription)
      for element in sequence where !subscription.isCanceled { _ = subscriber.receive(element) }
      if !subscription.isCanceled { subscriber.receive(completion: .finished) }
    }
  }
}

extension Swift.Sequence {
  /// Delivers the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
