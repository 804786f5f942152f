/// A namespace for operator types.
public enum Publishers {}

/// Subscribes to a publisher and forwards the results of an operator.
final class Relay<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let receive: (Input, Downstream) -> Void
  private let complete: (Subscribers.Completion<Failure>, Downstream) -> Void

  init(
    _ downstream: Downstream,
    completion complete: @escaping (Subscribers.Completion<Failure>, Downstream) -> Void = {
      $1.receive(completion: $0)
    },
    _ receive: @escaping (Input, Downstream) -> Void
  ) {
    self.downstream = downstream
    self.receive = receive
    self.complete = complete
  }

  func receive(subscription: Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    receive(input, downstream)
    return .unlimited
  }

  func receive(completion: Subscribers.Completion<Failure>) { complete(completion, downstream) }
}

/// A subscription that combines several subscriptions.
final class JoinedSubscription: Subscription {
  private var parts: [Subscription] = []
  private(set) var isCanceled = false

  func add(_ part: Subscription) {
    if isCanceled { part.cancel() } else { parts.append(part) }
    part.request(.unlimited)
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    isCanceled = true
    for part in parts { part.cancel() }
    parts = []
  }
}

/// A subscriber to one source of a publisher that joins several.
final class Branch<Input, Failure: Error>: Subscriber {
  private let joined: JoinedSubscription
  private let receive: (Input) -> Void
  private let complete: (Subscribers.Completion<Failure>) -> Void

  init(
    of joined: JoinedSubscription,
    completion complete: @escaping (Subscribers.Completion<Failure>) -> Void,
    _ receive: @escaping (Input) -> Void
  ) {
    self.joined = joined
    self.receive = receive
    self.complete = complete
  }

  func receive(subscription: Subscription) { joined.add(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !joined.isCanceled { receive(input) }
    return .unlimited
  }

  func receive(completion: Subscribers.Completion<Failure>) { complete(completion) }
}
