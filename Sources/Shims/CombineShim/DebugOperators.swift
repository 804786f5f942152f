extension Publishers {
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let receiveSubscription: ((Subscription) -> Void)?
    let receiveOutput: ((Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    let receiveCancel: (() -> Void)?
    let receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.receive(subscriber: EventHandler(events: self, subscriber))
    }
  }

  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let prefix: String
    let stream: (any TextOutputStream)?

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let start = prefix.isEmpty ? "" : prefix + ": "
      var stream = stream
      let log = { (line: String) in
        if stream == nil { Swift.print(start + line) } else { stream?.write(start + line + "\n") }
      }
      let events = upstream.handleEvents(
        receiveSubscription: { log("receive subscription: (\($0))") },
        receiveOutput: { log("receive value: (\($0))") },
        receiveCompletion: {
          switch $0 {
          case .finished: log("receive finished")
          case .failure(let error): log("receive error: (\(error))")
          }
        },
        receiveCancel: { log("receive cancel") },
        receiveRequest: { log($0.max.map { "request max: (\($0))" } ?? "request unlimited") }
      )
      events.receive(subscriber: subscriber)
    }
  }
}

/// Tells closures of events on their way in both directions.
private final class EventHandler<Upstream: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription, CustomStringConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let events: Publishers.HandleEvents<Upstream>
  private let downstream: Downstream
  private var upstream: (any Subscription)?

  init(events: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
    (self.events, self.downstream) = (events, downstream)
  }

  var description: String { "HandleEvents" }

  func receive(subscription: Subscription) {
    events.receiveSubscription?(subscription)
    guard upstream == nil else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    events.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > .none { events.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard upstream != nil else { return }
    upstream = nil
    events.receiveCompletion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    guard let subscription = upstream else { return }
    upstream = nil
    events.receiveCancel?()
    subscription.cancel()
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }

  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, stream: stream)
  }

  /// Passes everything on; no debugger stops at an error here.
  public func breakpointOnError() -> Publishers.HandleEvents<Self> { handleEvents() }

  /// Passes everything on after asking whether to stop; no debugger does here.
  public func breakpoint(
    receiveSubscription: ((Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.HandleEvents<Self> {
    handleEvents(
      receiveSubscription: receiveSubscription.map { ask in { _ = ask($0) } },
      receiveOutput: receiveOutput.map { ask in { _ = ask($0) } },
      receiveCompletion: receiveCompletion.map { ask in { _ = ask($0) } }
    )
  }
}
