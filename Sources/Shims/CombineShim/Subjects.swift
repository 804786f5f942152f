public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  /// Completes the publisher; it delivers nothing afterward.
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>(named: "PassthroughSubject")

  public init() {}

  public func send(_ value: Output) { subscribers.send(value) }

  /// Completes the publisher; it delivers nothing afterward.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.complete(completion)
  }

  public func send(subscription: Subscription) { subscribers.keep(subscription) }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscribers.add(subscriber)
  }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>(named: "CurrentValueSubject")
  private var current: Output

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public init(_ value: Output) { current = value }

  public func send(_ value: Output) {
    guard subscribers.completion == nil else { return }
    current = value
    subscribers.send(value, isCurrent: true)
  }

  /// Completes the publisher; it delivers nothing afterward.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.complete(completion)
  }

  public func send(subscription: Subscription) { subscribers.keep(subscription) }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscribers.add(subscriber, current: current)
  }
}

/// The subscribers of a subject, in the order of their subscription.
final class SubscriberList<Output, Failure: Error> {
  private let name: String
  private var receivers: [Int: ListSubscription<Output, Failure>] = [:]
  var hasReceivers: Bool { !receivers.isEmpty }
  private var lastID = 0
  /// How the publisher has ended.
  private(set) var completion: Subscribers.Completion<Failure>?
  private var sources: [any Subscription] = []

  init(named name: String) { self.name = name }

  deinit { for source in sources { source.cancel() } }

  /// Adds a subscriber; delivers the current value to it if there is one.
  func add<Downstream: Subscriber>(_ subscriber: Downstream, current: Output? = nil)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let outlet = Outlet(subscriber)
    if let completion {
      outlet.start(Subscriptions.empty)
      return outlet.end(completion)
    }
    lastID += 1
    let id = lastID
    let receiver = ListSubscription(outlet, named: name) { [weak self] in
      self?.receivers[id] = nil
    }
    receivers[id] = receiver
    receiver.latest = current
    outlet.start(receiver)
  }

  /// Delivers a value to the current subscribers, except those that cancel during the delivery or have not
  /// requested any; these get the current value later if there is one.
  func send(_ value: Output, isCurrent: Bool = false) {
    guard completion == nil else { return }
    for id in receivers.keys.sorted() { receivers[id]?.receive(value, isCurrent: isCurrent) }
  }

  /// Completes all current subscribers.
  func complete(_ newCompletion: Subscribers.Completion<Failure>) {
    guard completion == nil else { return }
    completion = newCompletion
    let ended = receivers.sorted { $0.key < $1.key }
    receivers = [:]
    for (_, receiver) in ended { receiver.outlet.end(newCompletion) }
  }

  /// Requests all values of a subscription, until the list ends.
  func keep(_ subscription: Subscription) {
    sources.append(subscription)
    subscription.request(.unlimited)
  }
}

/// An entry in a list of subscribers.
private final class ListSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible
{
  let outlet: Outlet<Output, Failure>
  let description: String
  /// The current value, if the subscriber has not received it.
  var latest: Output?
  private var demand = Subscribers.Demand.none
  private let end: () -> Void

  init(
    _ outlet: Outlet<Output, Failure>,
    named description: String,
    end: @escaping () -> Void
  ) {
    (self.outlet, self.description, self.end) = (outlet, description, end)
  }

  func receive(_ value: Output, isCurrent: Bool) {
    latest = nil
    guard demand > .none else {
      if isCurrent { latest = value }
      return
    }
    demand -= 1
    demand += outlet.deliver(value)
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    if demand > .none, let value = latest { receive(value, isCurrent: true) }
  }

  func cancel() {
    outlet.cancel()
    end()
  }
}
