extension Publishers {
  public struct Collect<Upstream: Publisher>: _Operator {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var collected: Output = []
      return .folding {
        collected.append($0)
      } result: {
        collected
      }
    }
  }

  public struct CollectByCount<Upstream: Publisher>: _Operator {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let count: Int

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var collected: Output = []
      return _Reaction { input, outlet in
        collected.append(input)
        guard collected.count == count else { return .none }
        let full = collected
        collected = []
        return outlet.deliver(full) * count
      } end: { completion, outlet in
        if case .finished = completion, !collected.isEmpty { _ = outlet.deliver(collected) }
        outlet.end(completion)
      }.requesting { $0 * count }
    }
  }

  /// Delivers only the end.
  public struct IgnoreOutput<Upstream: Publisher>: _Operator {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      .folding { _ in
      } result: {
        nil
      }
    }
  }

  public struct Reduce<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let initial: Output
    let next: (Output, Upstream.Output) -> Output

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var result = initial
      return .folding {
        result = next(result, $0)
      } result: {
        result
      }
    }
  }

  public struct TryReduce<Upstream: Publisher, Output>: _Operator {
    public typealias Failure = any Error
    public let upstream: Upstream
    let initial: Output
    let next: (Output, Upstream.Output) throws -> Output

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var result = initial
      return .tryFolding {
        result = try next(result, $0)
      } result: {
        result
      }
    }
  }

  public struct Count<Upstream: Publisher>: _Operator {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var count = 0
      return .folding { _ in
        count += 1
      } result: {
        count
      }
    }
  }

  /// Delivers the value that no other value follows in an order.
  public struct Comparison<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let isAscending: (Upstream.Output, Upstream.Output) -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var best: Output?
      return .folding { input in
        if let known = best, !isAscending(known, input) { return }
        best = input
      } result: {
        best
      }
    }
  }

  /// Delivers the value that no other value follows in an order, or fails.
  public struct TryComparison<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    let isAscending: (Upstream.Output, Upstream.Output) throws -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var best: Output?
      return .tryFolding { input in
        if let known = best, try !isAscending(known, input) { return }
        best = input
      } result: {
        best
      }
    }
  }

  public struct ContainsWhere<Upstream: Publisher>: _Operator {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      _Reaction { input, outlet in
        guard isIncluded(input) == true else { return .none }
        outlet.deliver(last: true)
        outlet.stop(.finished)
        return .none
      } end: { completion, outlet in
        if case .finished = completion { outlet.deliver(last: false) }
        outlet.end(completion)
      }.requestingAll
    }
  }

  public struct TryContainsWhere<Upstream: Publisher>: _Operator {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) throws -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      _Reaction { input, outlet in
        guard try isIncluded(input) == true else { return .none }
        outlet.deliver(last: true)
        outlet.stop(.finished)
        return .none
      } end: { completion, outlet in
        if case .finished = completion { outlet.deliver(last: false) }
        outlet.end(completion.mapError { $0 })
      }.requestingAll
    }
  }

  public struct AllSatisfy<Upstream: Publisher>: _Operator {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      _Reaction { input, outlet in
        guard isIncluded(input) == false else { return .none }
        outlet.deliver(last: false)
        outlet.stop(.finished)
        return .none
      } end: { completion, outlet in
        if case .finished = completion { outlet.deliver(last: true) }
        outlet.end(completion)
      }.requestingAll
    }
  }

  public struct TryAllSatisfy<Upstream: Publisher>: _Operator {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) throws -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      _Reaction { input, outlet in
        guard try isIncluded(input) == false else { return .none }
        outlet.deliver(last: false)
        outlet.stop(.finished)
        return .none
      } end: { completion, outlet in
        if case .finished = completion { outlet.deliver(last: true) }
        outlet.end(completion.mapError { $0 })
      }.requestingAll
    }
  }

  public struct Last<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var last: Output?
      return .folding {
        last = $0
      } result: {
        last
      }
    }
  }

  public struct LastWhere<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var last: Output?
      return .folding {
        if isIncluded($0) { last = $0 }
      } result: {
        last
      }
    }
  }

  public struct TryLastWhere<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) throws -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var last: Output?
      return .tryFolding {
        if try isIncluded($0) { last = $0 }
      } result: {
        last
      }
    }
  }

  /// Delivers a value if there is no other.
  public struct ReplaceEmpty<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let output: Upstream.Output

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var isEmpty = true
      return _Reaction { input, outlet in
        isEmpty = false
        return outlet.deliver(input)
      } end: { completion, outlet in
        if isEmpty, case .finished = completion { outlet.deliver(last: output) }
        outlet.end(completion)
      }
    }
  }
}

extension Publisher {
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
  /// Delivers only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, next: nextPartialResult)
  }
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, next: nextPartialResult)
  }
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, isAscending: areInIncreasingOrder)
  }
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, isAscending: areInIncreasingOrder)
  }
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, isIncluded: predicate)
  }
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, isIncluded: predicate)
  }
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, isIncluded: predicate)
  }
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, isIncluded: predicate)
  }
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, isIncluded: predicate)
  }
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, isIncluded: predicate)
  }
  /// Delivers a value if there is no other.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
