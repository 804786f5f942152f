extension Subscribers {
  /// Passes each value to a closure.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    /// Receives each value.
    public private(set) var receiveValue: (Input) -> Void
    /// Receives the end.
    public private(set) var receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private var subscription: Subscription?
    private var isEnded = false

    /// Calls closures with each value and with the end.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    /// The name of the subscriber.
    public var description: String { "Sink" }

    /// Requests all values.
    public func receive(subscription: Subscription) {
      guard self.subscription == nil, !isEnded else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Calls the closure.
    public func receive(_ input: Input) -> Subscribers.Demand {
      receiveValue(input)
      return .none
    }

    /// Calls the closure for the end.
    public func receive(completion: Subscribers.Completion<Failure>) {
      let receiveCompletion = receiveCompletion
      forget()
      subscription = nil
      receiveCompletion(completion)
    }

    /// Ends the subscription.
    public func cancel() {
      let ended = subscription
      subscription = nil
      forget()
      ended?.cancel()
    }

    private func forget() {
      isEnded = true
      (receiveValue, receiveCompletion) = ({ _ in }, { _ in })
    }
  }

  /// Assigns each value to a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// Never fails.
    public typealias Failure = Never
    /// The object, until the end.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: Subscription?

    /// Assigns each value to a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    /// The name of the subscriber.
    public var description: String { "Assign" }

    /// Requests all values.
    public func receive(subscription: Subscription) {
      guard self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Assigns the value.
    public func receive(_ input: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    /// Releases the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      (subscription, object) = (nil, nil)
    }

    /// Ends the subscription.
    public func cancel() {
      let ended = subscription
      (subscription, object) = (nil, nil)
      ended?.cancel()
    }
  }
}

/// A subscriber of a hidden type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  /// The identifier of the subscriber.
  public let combineIdentifier: CombineIdentifier
  /// The name of the subscriber.
  public let description: String
  private let start: (Subscription) -> Void
  private let next: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  /// Hides the type of a subscriber.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    description = "\(subscriber)"
    start = { subscriber.receive(subscription: $0) }
    next = { subscriber.receive($0) }
    end = { subscriber.receive(completion: $0) }
  }

  /// Sends what it receives through a subject.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    combineIdentifier = CombineIdentifier(subject)
    description = "Subject"
    start = { subject.send(subscription: $0) }
    next = {
      subject.send($0)
      return .none
    }
    end = { subject.send(completion: $0) }
  }

  /// Calls closures.
  public init(
    receiveSubscription: ((Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    (combineIdentifier, description) = (CombineIdentifier(), "Anonymous AnySubscriber")
    start = receiveSubscription ?? { _ in }
    next = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  /// Receives the subscription.
  public func receive(subscription: Subscription) { start(subscription) }
  /// Receives a value.
  public func receive(_ value: Input) -> Subscribers.Demand { next(value) }
  /// Receives the end.
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends what the publisher delivers through a subject, until the returned object is released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: subject.send(completion:),
      receiveValue: subject.send(_:)
    )
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// Calls closures with each value and the completion until the returned object is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// Erases the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value until the returned object is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns each value to a property of an object until the returned object is released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  /// Assigns each value to a published property for the lifetime of its object.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.assignments.append(sink { [weak storage] in storage?.set($0) })
  }
}
