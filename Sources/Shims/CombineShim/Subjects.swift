/// A publisher that values are put into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value to all subscribers.
  func send(_ value: Output)
  /// Ends; nothing is delivered any more.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Delivers the event.
  public func send() { send(()) }
}

/// Delivers what is sent to those who are subscribed then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  /// Delivers a value to all subscribers.
  public func send(_ value: Output) { subscribers.send(value) }

  /// Ends; nothing is delivered any more.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.complete(completion)
  }

  /// Connects a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscribers.add(subscriber)
  }
}

/// Delivers what is sent, and to new subscribers first the last value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()

  /// The last value; setting it delivers it.
  public var value: Output {
    didSet { subscribers.send(value) }
  }

  /// A subject with its first value.
  public init(_ value: Output) { self.value = value }

  /// Delivers a value to all subscribers.
  public func send(_ value: Output) { self.value = value }

  /// Ends; nothing is delivered any more.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.complete(completion)
  }

  /// Connects a subscriber.
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

  /// Delivers to those who are subscribed at the start and still are when their turn comes.
  func send(_ value: Output) {
    for id in receivers.keys.sorted() { receivers[id]?.value(value) }
  }

  /// Tells all who are subscribed that nothing more comes.
  func complete(_ completion: Subscribers.Completion<Failure>) {
    let ended = receivers.sorted { $0.key < $1.key }
    receivers = [:]
    for (_, receiver) in ended { receiver.completion(completion) }
  }
}

/// A place in a list of subscribers.
private struct ListSubscription: Subscription {
  let end: () -> Void
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { end() }
}
