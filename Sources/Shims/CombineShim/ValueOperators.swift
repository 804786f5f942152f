extension Publishers {
  /// Transforms each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let transform: (Upstream.Output) -> Output

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.receive(
        subscriber: Relay(subscriber) { _ = $1.receive(transform($0)) }
      )
    }
  }

  /// Transforms each value and drops `nil` results.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let transform: (Upstream.Output) -> Output?

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.receive(
        subscriber: Relay(subscriber) { input, downstream in
          if let output = transform(input) { _ = downstream.receive(output) }
        }
      )
    }
  }

  /// Delivers only the values that satisfy a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.receive(
        subscriber: Relay(subscriber) { if isIncluded($0) { _ = $1.receive($0) } }
      )
    }
  }

  /// Delivers only values that differ from the previous one.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let areEqual: (Upstream.Output, Upstream.Output) -> Bool

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var last: Upstream.Output?
      upstream.receive(
        subscriber: Relay(subscriber) { input, downstream in
          if let last, areEqual(last, input) { return }
          last = input
          _ = downstream.receive(input)
        }
      )
    }
  }

  /// Drops the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The type of the delivered values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var rest = count
      upstream.receive(
        subscriber: Relay(subscriber) { input, downstream in
          if rest > 0 { rest -= 1 } else { _ = downstream.receive(input) }
        }
      )
    }
  }

  /// Delivers the accumulated result after each value.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let initial: Output
    let next: (Output, Upstream.Output) -> Output

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      var result = initial
      upstream.receive(
        subscriber: Relay(subscriber) { input, downstream in
          result = next(result, input)
          _ = downstream.receive(result)
        }
      )
    }
  }
}

extension Publisher {
  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Transforms each value and drops `nil` results.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Delivers only the values that satisfy a condition.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Delivers only values that differ from the previous one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, areEqual: predicate)
  }

  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Delivers the accumulated result after each value.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initial: initialResult, next: nextPartialResult)
  }
}

extension Publisher where Output: Equatable {
  /// Delivers only values that differ from the previous one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
