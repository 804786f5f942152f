extension Publishers {
  public struct Map<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let transform: (Upstream.Output) -> Output

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      .passing { $1.deliver(transform($0)) }
    }
  }

  /// Transforms each value, or fails with the error that the transform throws.
  public struct TryMap<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = any Error
    public let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      .throwing { $1.deliver(try transform($0)) }
    }
  }

  public struct CompactMap<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let transform: (Upstream.Output) -> Output?

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      .passing { input, outlet in
        transform(input).map(outlet.deliver) ?? .max(1)
      }
    }
  }

  public struct TryCompactMap<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = any Error
    public let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output?

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      .throwing { input, outlet in
        try transform(input).map(outlet.deliver) ?? .max(1)
      }
    }
  }

  /// Delivers only the values that satisfy a condition.
  public struct Filter<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      .passing { isIncluded($0) ? $1.deliver($0) : .max(1) }
    }
  }

  /// Delivers only the values that satisfy a condition, or fails.
  public struct TryFilter<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) throws -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      .throwing { try isIncluded($0) ? $1.deliver($0) : .max(1) }
    }
  }

  /// Delivers only values that differ from the previous one.
  public struct RemoveDuplicates<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let areEqual: (Upstream.Output, Upstream.Output) -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var last: Output?
      return .passing { input, outlet in
        if let last, areEqual(last, input) { return .max(1) }
        last = input
        return outlet.deliver(input)
      }
    }
  }

  /// Delivers only values that differ from the previous one, or fails.
  public struct TryRemoveDuplicates<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    let areEqual: (Upstream.Output, Upstream.Output) throws -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var last: Output?
      return .throwing { input, outlet in
        if let last, try areEqual(last, input) { return .max(1) }
        last = input
        return outlet.deliver(input)
      }
    }
  }

  public struct Scan<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let initial: Output
    let next: (Output, Upstream.Output) -> Output

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var result = initial
      return .passing { input, outlet in
        result = next(result, input)
        return outlet.deliver(result)
      }
    }
  }

  public struct TryScan<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = any Error
    public let upstream: Upstream
    let initial: Output
    let next: (Output, Upstream.Output) throws -> Output

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var result = initial
      return .throwing { input, outlet in
        result = try next(result, input)
        return outlet.deliver(result)
      }
    }
  }
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    map { $0[keyPath: keyPath] }
  }
  public func map<A, B>(
    _ first: KeyPath<Output, A>,
    _ second: KeyPath<Output, B>
  ) -> Publishers.Map<Self, (A, B)> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }
  public func map<A, B, C>(
    _ first: KeyPath<Output, A>,
    _ second: KeyPath<Output, B>,
    _ third: KeyPath<Output, C>
  ) -> Publishers.Map<Self, (A, B, C)> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }
  /// Transforms each value, or fails with the error that the transform throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
  /// Delivers a value instead of `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
  /// Delivers only the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
  /// Delivers only the values that satisfy a condition, or fails.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
  /// Delivers only values that differ from the previous one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, areEqual: predicate)
  }
  /// Delivers only values that differ from the previous one, or fails.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, areEqual: predicate)
  }
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initial: initialResult, next: nextPartialResult)
  }
  public func tryScan<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initial: initialResult, next: nextPartialResult)
  }
}

extension Publisher where Output: Equatable {
  /// Delivers only values that differ from the previous one.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
