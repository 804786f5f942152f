/// A publisher that the app sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value to all subscribers.
  func send(_ value: Output)
  /// Completes the publisher; it delivers nothing afterward.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Delivers the event.
  public func send() { send(()) }
}

/// Delivers each value to the current subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  /// Delivers a value to all subscribers.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Completes the publisher; it delivers nothing afterward.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.complete(completion)
  }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscribers.add(subscriber)
  }
}

/// Delivers each value, and its current value to new subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()

  /// The current value; setting it delivers the new value.
  public var value: Output {
    didSet { subscribers.send(value) }
  }

  /// A subject with an initial value.
  public init(_ value: Output) { self.value = value }

  /// Delivers a value to all subscribers.
  public func send(_ value: Output) { self.value = value }

  /// Completes the publisher; it delivers nothing afterward.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.complete(completion)
  }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscribers.add(subscriber)
    _ = subscriber.receive(value)
  }
}

/// The subscribers of a subject, in the order of their subscription.
final class SubscriberList<Output, Failure: Error> {
  private struct Receiver {
    let value: (Output) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
  }

  private var receivers: [Int: Receiver] = [:]
  private var lastID = 0

  func add<Downstream: Subscriber>(_ subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    lastID += 1
    let id = lastID
    receivers[id] = Receiver(
      value: { _ = subscriber.receive($0) },
      completion: { subscriber.receive(completion: $0) }
    )
    subscriber.receive(subscription: ListSubscription { [weak self] in self?.receivers[id] = nil })
  }

  /// Delivers a value to the current subscribers, except those that cancel during the delivery.
  func send(_ value: Output) {
    for id in receivers.keys.sorted() { receivers[id]?.value(value) }
  }

  /// Completes all current subscribers.
  func complete(_ completion: Subscribers.Completion<Failure>) {
    let ended = receivers.sorted { $0.key < $1.key }
    receivers = [:]
    for (_, receiver) in ended { receiver.completion(completion) }
  }
}

/// An entry in a list of subscribers.
private struct ListSubscription: Subscription {
  let end: () -> Void
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { end() }
}
