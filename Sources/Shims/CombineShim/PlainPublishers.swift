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
    if let completion { joint.outlet.end(completion) }
  }
}

/// Delivers one value.
public struct Just<Output>: Publisher {
  /// Never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Delivers one value.
  public init(_ output: Output) { self.output = output }

  /// Delivers the value and finishes.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    deliver([output], .finished, to: subscriber, named: "Just")
  }
}

extension Just: Equatable where Output: Equatable {}

/// Delivers nothing.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it finishes immediately.
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

/// Fails with an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Fails with an error.
  public init(error: Failure) { self.error = error }
  /// Fails with an error, instead of values of a type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Fails with the error.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    deliver([], .failure(error), to: subscriber, named: "Empty")
  }
}

/// Delivers what was recorded.
public struct Record<Output, Failure: Error>: Publisher {
  /// The recorded values and the end.
  public struct Recording {
    /// The values.
    public private(set) var output: [Output] = []
    /// The end.
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    /// An empty recording.
    public init() {}
    /// Records a value.
    public mutating func receive(_ input: Output) { output.append(input) }
    /// Records the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }
  /// What was recorded.
  public let recording: Recording

  /// Records with a closure.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }
  /// Delivers values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init { recording in
      for value in output { recording.receive(value) }
      recording.receive(completion: completion)
    }
  }

  /// Delivers the recorded values and the end.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    deliver(recording.output, recording.completion, to: subscriber, named: "Record")
  }
}

/// Creates a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the delivered values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the error.
  public typealias Failure = DeferredPublisher.Failure
  /// Creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber to a new publisher.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Delivers one value that is computed once, then finishes.
public final class Future<Output, Failure: Error>: Publisher {
  /// Fulfills the future with a result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [Joint<Output, Failure>] = []

  /// Starts computing the value immediately.
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

  /// Delivers the value as soon as it is available.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let joint = Joint(named: "Future", subscriber)
    joint.start()
    if let result { Self.deliver(result, to: joint) } else { waiting.append(joint) }
  }
}

extension Future where Failure == Never {
  /// The value, as soon as it is available.
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
  /// Delivers the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Elements.Element
    /// The sequence.
    public let sequence: Elements

    /// Delivers the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Delivers the elements as far as they are requested, and finishes.
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
  /// Delivers the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Delivers the value if there is one, then finishes.
  public var publisher: Publishers.Sequence<[Wrapped], Never> { (map { [$0] } ?? []).publisher }
}

extension Result {
  /// Delivers the value or fails.
  public var publisher: Record<Success, Failure> {
    switch self {
    case .success(let value): Record(output: [value], completion: .finished)
    case .failure(let error): Record(output: [], completion: .failure(error))
    }
  }
}
