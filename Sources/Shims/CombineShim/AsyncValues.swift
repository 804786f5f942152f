/// The values of a publisher that never fails, one after another.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator {
    Iterator(AsyncThrowingPublisher(publisher).makeAsyncIterator())
  }

  public struct Iterator: AsyncIteratorProtocol {
    private var inner: AsyncThrowingPublisher<P>.Iterator
    fileprivate init(_ inner: AsyncThrowingPublisher<P>.Iterator) { self.inner = inner }
    public mutating func next() async -> P.Output? { try? await inner.next() }
  }
}

public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  public struct Iterator: AsyncIteratorProtocol {
    private let requests: Requests<P.Output>
    fileprivate init(_ publisher: P) {
      requests = Requests()
      let requests = requests
      publisher.receive(
        subscriber: AnySubscriber<P.Output, P.Failure>(
          receiveSubscription: { requests.start($0) },
          receiveValue: {
            requests.resume(.success($0))
            return .none
          },
          receiveCompletion: { requests.end($0.mapError { $0 }) }
        )
      )
    }

    public mutating func next() async throws -> P.Output? { try await requests.next() }
  }
}

/// The value that a task waits for, if it does.
private final class Requests<Output>: @unchecked Sendable {
  private var subscription: (any Subscription)?
  private var waiting: CheckedContinuation<Output?, any Error>?
  private var received: [Output] = []
  private var completion: Subscribers.Completion<any Error>?

  deinit { subscription?.cancel() }

  func start(_ subscription: any Subscription) { self.subscription = subscription }

  func resume(_ result: Result<Output, any Error>) {
    guard let continuation = waiting else {
      if case .success(let output) = result { received.append(output) }
      return
    }
    waiting = nil
    continuation.resume(with: result.map { $0 })
  }

  func end(_ completion: Subscribers.Completion<any Error>) {
    (self.completion, subscription) = (completion, nil)
    guard let continuation = waiting else { return }
    waiting = nil
    finish(continuation)
  }

  private func finish(_ continuation: CheckedContinuation<Output?, any Error>) {
    if case .failure(let error) = completion {
      completion = .finished
      continuation.resume(throwing: error)
    } else {
      continuation.resume(returning: nil)
    }
  }

  func next() async throws -> Output? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if !received.isEmpty { return continuation.resume(returning: received.removeFirst()) }
        guard completion == nil, !Task.isCancelled else { return finish(continuation) }
        waiting = continuation
        subscription?.request(.max(1))
      }
    } onCancel: {
      let (continuation, ended) = (waiting, subscription)
      (waiting, subscription, completion) = (nil, nil, .finished)
      ended?.cancel()
      continuation?.resume(returning: nil)
    }
  }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
