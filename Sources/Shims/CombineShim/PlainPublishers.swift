extension Publisher {
  /// Gives a subscriber a subscription, and delivers some values and an end as far as it requests them.
  fileprivate func deliver<Downstream: Subscriber>(
    _ outputs: [Output],
    _ completion: Subscribers.Completion<Failure>?,
    to subscriber: Downstream,
    named name: String
  ) where Downstream.Input == Output, Downstream.Failure == Failure {
    let joint = Joint(named: name, subscriber)
    joint.start()
    for output in outputs { joint.outlet.enqueue(output) }
    if let completion { joint.outlet.endAfterValues(completion) }
  }
}

public struct Just<Output>: Publisher {
  /// Never fails.
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    deliver([output], .finished, to: subscriber, named: "Just")
  }
}

extension Just: Equatable where Output: Equatable {}

/// Delivers nothing.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public let completeImmediately: Bool

  /// Delivers nothing, and finishes immediately or never.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }
  /// Delivers nothing of the stated types, and finishes immediately or never.
  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Finishes, unless it never does.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    deliver([], completeImmediately ? .finished : nil, to: subscriber, named: "Empty")
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  /// Fails with an error, instead of values of a type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    deliver([], .failure(error), to: subscriber, named: "Empty")
  }
}

public struct Record<Output, Failure: Error>: Publisher {
  public struct Recording {
    public private(set) var output: [Output] = []
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    public init() {}
    public mutating func receive(_ input: Output) { output.append(input) }
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }
  public let recording: Recording

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init { recording in
      for value in output { recording.receive(value) }
      recording.receive(completion: completion)
    }
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    deliver(recording.output, recording.completion, to: subscriber, named: "Record")
  }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [Joint<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    let joints = waiting
    waiting = []
    for joint in joints { Self.deliver(result, to: joint) }
  }

  private static func deliver(_ result: Result<Output, Failure>, to joint: Joint<Output, Failure>) {
    switch result {
    case .success(let output):
      joint.outlet.enqueue(output)
      joint.outlet.end(.finished)
    case .failure(let error): joint.outlet.end(.failure(error))
    }
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let joint = Joint(named: "Future", subscriber)
    joint.start()
    if let result { Self.deliver(result, to: joint) } else { waiting.append(joint) }
  }
}

extension Future where Failure == Never {
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        var line: AnyCancellable?
        line = sink { output in
          continuation.resume(returning: output)
          line = nil
        }
        _ = line
      }
    }
  }
}

extension Publishers {
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = SequenceSubscription(sequence, Outlet(subscriber))
      subscription.outlet.start(subscription)
      subscription.request(.none)
    }
  }
}

/// Takes elements from a sequence when they are requested; the sequence may be endless.
private final class SequenceSubscription<Elements: Sequence, Failure: Error>: Subscription,
  CustomStringConvertible
{
  let outlet: Outlet<Elements.Element, Failure>
  let description: String
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(_ sequence: Elements, _ outlet: Outlet<Elements.Element, Failure>) {
    (self.outlet, description) = (outlet, "\(sequence)")
    iterator = sequence.makeIterator()
    next = iterator.next()
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while demand > .none, let element = next, !outlet.isEnded {
      demand -= 1
      next = iterator.next()
      demand += outlet.deliver(element)
    }
    if next == nil { outlet.end(.finished) }
  }

  func cancel() { outlet.cancel() }
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  public var publisher: Publishers.Sequence<[Wrapped], Never> { (map { [$0] } ?? []).publisher }
}

extension Result {
  /// Delivers the value or the error.
  public struct Publisher: CombineShim.Publisher {
    public typealias Output = Success
    public let result: Result

    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Success, Downstream.Failure == Failure {
      switch result {
      case .success(let value):
        deliver([value], .finished, to: subscriber, named: "Once")
      case .failure(let error):
        deliver([], .failure(error), to: subscriber, named: "Once")
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}
