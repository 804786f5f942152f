public enum Publishers {}

/// A publisher that changes what another publisher delivers, one value at a time.
///
/// Each operator only says how it reacts; `Stage` keeps the subscription, the demand and the end.
public protocol _Operator: Publisher {
  associatedtype Upstream: Publisher
  var upstream: Upstream { get }
  /// How the operator reacts, for one subscriber.
  func _reaction() -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
}

extension _Operator {
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let outlet = Outlet(subscriber)
    upstream.receive(subscriber: Stage(named: operatorName(of: Self.self), _reaction(), outlet))
  }
}

/// The name of an operator in the output of `print()`.
func operatorName(of type: Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}

/// What an operator does with each value and with the end.
public struct _Reaction<Input, InputFailure: Error, Output, Failure: Error> {
  /// Reacts to a value, and returns how many more values it needs; an error ends the publisher.
  typealias Next = (Input, Outlet<Output, Failure>) throws -> Subscribers.Demand
  /// Reacts to the end.
  typealias End = (Subscribers.Completion<InputFailure>, Outlet<Output, Failure>) throws -> Void

  fileprivate let next: Next
  fileprivate let end: End
  /// How many values it needs for a number of its own.
  fileprivate var requests: (Subscribers.Demand) -> Subscribers.Demand = { $0 }

  /// A reaction to values and to the end.
  init(next: @escaping Next, end: @escaping End) { (self.next, self.end) = (next, end) }

  /// The same, with another number of values for each requested one.
  func requesting(
    _ requests: @escaping (Subscribers.Demand) -> Subscribers.Demand
  ) -> _Reaction {
    var reaction = self
    reaction.requests = requests
    return reaction
  }

  /// The same, for an operator that needs all values before its first own.
  var requestingAll: _Reaction { requesting { $0 == .none ? .none : .unlimited } }
}

extension _Reaction where InputFailure == Failure {
  /// A reaction to values; the end is passed on.
  static func passing(_ next: @escaping Next) -> _Reaction {
    _Reaction(next: next) { $1.end($0) }
  }

  /// Collects the values, and delivers a result at the end if there is one.
  static func folding(
    _ add: @escaping (Input) throws -> Void,
    result: @escaping () -> Output?
  ) -> _Reaction {
    _Reaction { input, _ in
      try add(input)
      return .none
    } end: { completion, outlet in
      if case .finished = completion, let result = result() { outlet.deliver(last: result) }
      outlet.end(completion)
    }.requestingAll
  }
}

extension _Reaction where Failure == any Error {
  /// A reaction to values that may fail; the end is passed on.
  static func throwing(_ next: @escaping Next) -> _Reaction {
    _Reaction(next: next) { $1.end($0.mapError { $0 }) }
  }

  /// Collects the values with a closure that may fail, and delivers a result at the end if there is one.
  static func tryFolding(
    _ add: @escaping (Input) throws -> Void,
    result: @escaping () -> Output?
  ) -> _Reaction {
    _Reaction { input, _ in
      try add(input)
      return .none
    } end: { completion, outlet in
      if case .finished = completion, let result = result() { outlet.deliver(last: result) }
      outlet.end(completion.mapError { $0 })
    }.requestingAll
  }
}

public final class Outlet<Output, Failure: Error> {
  private let receiveSubscription: (any Subscription) -> Void
  private let receiveValue: (Output) -> Subscribers.Demand
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  private var queue: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private(set) var demand = Subscribers.Demand.none
  private(set) var isEnded = false
  private var isDraining = false
  /// Ends whatever feeds the outlet.
  var source: (any Cancellable)?

  init<Downstream: Subscriber>(_ downstream: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    receiveSubscription = { downstream.receive(subscription: $0) }
    receiveValue = { downstream.receive($0) }
    receiveCompletion = { downstream.receive(completion: $0) }
  }

  func start(_ subscription: any Subscription) { receiveSubscription(subscription) }

  /// Passes on a value that the subscriber has requested; returns how many more it requests.
  func deliver(_ output: Output) -> Subscribers.Demand { isEnded ? .none : receiveValue(output) }

  /// Delivers a value as soon as the subscriber requests one.
  func deliver(last output: Output) { enqueue(output) }

  /// Delivers a value as soon as the subscriber requests one, after those before it.
  func enqueue(_ output: Output) {
    guard !isEnded, completion == nil else { return }
    queue.append(output)
    drain()
  }

  /// Completes the subscriber once, after the values that wait; a failure drops these.
  func end(_ newCompletion: Subscribers.Completion<Failure>) {
    if completion == nil, case .failure = newCompletion { queue = [] }
    endAfterValues(newCompletion)
  }

  /// Completes the subscriber once, after the values that wait.
  func endAfterValues(_ newCompletion: Subscribers.Completion<Failure>) {
    guard !isEnded, completion == nil else { return }
    completion = newCompletion
    drain()
  }

  /// Completes the subscriber, and ends what feeds the outlet.
  func stop(_ completion: Subscribers.Completion<Failure>) {
    let source = source
    self.source = nil
    source?.cancel()
    end(completion)
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    drain()
  }

  /// How many values wait until the subscriber requests them.
  var waitingCount: Int { queue.count }

  /// Drops the value that has waited longest.
  func dropOldest() {
    if !queue.isEmpty { queue.removeFirst() }
  }

  /// Ends the outlet without a completion.
  func cancel() {
    (isEnded, queue) = (true, [])
    source = nil
  }

  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while !isEnded, !queue.isEmpty, demand > .none {
      demand -= 1
      demand += receiveValue(queue.removeFirst())
    }
    guard !isEnded, queue.isEmpty, let completion else { return }
    isEnded = true
    source = nil
    receiveCompletion(completion)
  }
}

/// The subscriber of an operator's upstream, and the subscription of its downstream.
final class Stage<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let name: String
  private let reaction: _Reaction<Input, InputFailure, Output, Failure>
  private let outlet: Outlet<Output, Failure>
  private var upstream: (any Subscription)?

  init(
    named name: String,
    _ reaction: _Reaction<Input, InputFailure, Output, Failure>,
    _ outlet: Outlet<Output, Failure>
  ) {
    (self.name, self.reaction, self.outlet) = (name, reaction, outlet)
  }

  var description: String { name }

  func receive(subscription: Subscription) {
    guard upstream == nil, !outlet.isEnded else { return subscription.cancel() }
    upstream = subscription
    outlet.source = subscription
    outlet.start(self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream != nil, !outlet.isEnded else { return .none }
    do {
      return try reaction.next(input, outlet)
    } catch {
      fail(error)
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard upstream != nil, !outlet.isEnded else { return }
    upstream = nil
    do { try reaction.end(completion, outlet) } catch { fail(error) }
  }

  private func fail(_ error: any Error) {
    guard let error = error as? Failure else { return }
    upstream = nil
    outlet.stop(.failure(error))
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    let needed = reaction.requests(demand)
    if needed > .none { upstream?.request(needed) }
  }

  func cancel() {
    let subscription = upstream
    upstream = nil
    outlet.cancel()
    subscription?.cancel()
  }
}
