extension Publisher {
  /// Calls a closure with each value, and another at the end, until what is returned is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink<Output, Failure>(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until what is returned is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value, until what is returned is released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Sets a published property to each value, as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.assignments.append(sink { [weak storage] in storage?.set($0) })
  }
}

/// Passes each value to a closure.
private final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  private let receiveValue: (Input) -> Void
  private var subscription: Subscription?

  init(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Input) -> Void
  ) {
    self.receiveCompletion = receiveCompletion
    self.receiveValue = receiveValue
  }

  func receive(subscription: Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    receiveValue(input)
    return .unlimited
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    subscription = nil
    receiveCompletion(completion)
  }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }
}
