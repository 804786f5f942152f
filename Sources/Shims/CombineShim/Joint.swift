/// The subscription of a publisher that follows several others.
///
/// It requests all values of its sources, and keeps those that its subscriber has not requested yet.
final class Joint<Output, Failure: Error>: Subscription, CustomStringConvertible {
  let outlet: Outlet<Output, Failure>
  private let name: String
  private var sources: [Int: any Subscription] = [:]
  private var lastID = 0
  /// What else ends with the subscription.
  private var onEnd: [() -> Void] = []

  init<Downstream: Subscriber>(named name: String, _ downstream: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    (self.name, outlet) = (name, Outlet(downstream))
    outlet.source = AnyCancellable { [weak self] in self?.cancelSources() }
  }

  var description: String { name }
  var isEnded: Bool { outlet.isEnded }

  /// Gives the subscriber its subscription.
  func start() { outlet.start(self) }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    outlet.cancel()
    cancelSources()
  }

  func alsoEnding(_ action: @escaping () -> Void) { onEnd.append(action) }

  private func cancelSources() {
    let (ended, actions) = (sources.values, onEnd)
    (sources, onEnd) = ([:], [])
    for source in ended { source.cancel() }
    for action in actions { action() }
  }

  /// Follows a publisher until it ends.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - demand: How many values to request at first; later ones are requested one by one.
  ///   - completion: What to do at its end.
  ///   - receive: What to do with each value.
  /// - Returns: Ends following it.
  @discardableResult
  func follow<P: Publisher>(
    _ publisher: P,
    requesting demand: Subscribers.Demand = .unlimited,
    completion: @escaping (Subscribers.Completion<P.Failure>) -> Void,
    receive: @escaping (P.Output) -> Void
  ) -> Follower<P.Output, P.Failure> {
    lastID += 1
    let id = lastID
    let follower = Follower<P.Output, P.Failure>(
      began: { [weak self] subscription in
        guard let self, !isEnded else { return subscription.cancel() }
        sources[id] = subscription
        if demand > .none { subscription.request(demand) }
      },
      next: { [weak self] in if self?.isEnded == false { receive($0) } },
      ended: { [weak self] in
        self?.sources[id] = nil
        if self?.isEnded == false { completion($0) }
      }
    )
    follower.stop = { [weak self] in self?.sources.removeValue(forKey: id)?.cancel() }
    follower.request = { [weak self] in self?.sources[id]?.request($0) }
    publisher.receive(subscriber: follower)
    return follower
  }

  /// Completes at the first failure, or after a number of sources have finished.
  func ending(after count: Int) -> (Subscribers.Completion<Failure>) -> Void {
    var rest = count
    return { [self] completion in
      rest -= 1
      if case .failure = completion { return outlet.stop(completion) }
      if rest == 0 { outlet.end(completion) }
    }
  }
}

/// A subscriber to one source of a publisher that follows several.
final class Follower<Input, Failure: Error>: Subscriber {
  private let began: (any Subscription) -> Void
  private let next: (Input) -> Void
  private let ended: (Subscribers.Completion<Failure>) -> Void
  private(set) var isEnded = false
  fileprivate(set) var stop: () -> Void = {}
  fileprivate(set) var request: (Subscribers.Demand) -> Void = { _ in }

  init(
    began: @escaping (any Subscription) -> Void,
    next: @escaping (Input) -> Void,
    ended: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.began, self.next, self.ended) = (began, next, ended)
  }

  func cancel() {
    isEnded = true
    stop()
  }

  func receive(subscription: Subscription) { began(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isEnded { next(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isEnded else { return }
    isEnded = true
    ended(completion)
  }
}
