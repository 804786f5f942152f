extension Subscribers {
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    public private(set) var receiveValue: (Input) -> Void
    public private(set) var receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    private var subscription: Subscription?
    private var isEnded = false

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    public var description: String { "Sink" }

    public func receive(subscription: Subscription) {
      guard self.subscription == nil, !isEnded else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
      receiveValue(input)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      let receiveCompletion = receiveCompletion
      forget()
      subscription = nil
      receiveCompletion(completion)
    }

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

  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// Never fails.
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: Subscription?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    public var description: String { "Assign" }

    public func receive(subscription: Subscription) {
      guard self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      (subscription, object) = (nil, nil)
    }

    public func cancel() {
      let ended = subscription
      (subscription, object) = (nil, nil)
      ended?.cancel()
    }
  }
}

public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  public let combineIdentifier: CombineIdentifier
  public let description: String
  private let start: (Subscription) -> Void
  private let next: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    description = "\(subscriber)"
    start = { subscriber.receive(subscription: $0) }
    next = { subscriber.receive($0) }
    end = { subscriber.receive(completion: $0) }
  }

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

  public func receive(subscription: Subscription) { start(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { next(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: subject.send(completion:),
      receiveValue: subject.send(_:)
    )
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

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

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.assignments.append(sink { [weak storage] in storage?.set($0) })
  }
}
