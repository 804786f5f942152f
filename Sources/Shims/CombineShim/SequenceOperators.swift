extension Publishers {
  public struct Output<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let range: Range<Int>

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var position = 0
      return .passing { input, outlet in
        defer { position += 1 }
        guard position >= range.lowerBound else { return .max(1) }
        let demand = position < range.upperBound ? outlet.deliver(input) : .none
        if position + 1 >= range.upperBound { outlet.stop(.finished) }
        return demand
      }
    }
  }

  public struct PrefixWhile<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      .passing { input, outlet in
        guard isIncluded(input) else {
          outlet.stop(.finished)
          return .none
        }
        return outlet.deliver(input)
      }
    }
  }

  public struct TryPrefixWhile<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) throws -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      .throwing { input, outlet in
        guard try isIncluded(input) else {
          outlet.stop(.finished)
          return .none
        }
        return outlet.deliver(input)
      }
    }
  }

  public struct FirstWhere<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      .passing { input, outlet in
        guard isIncluded(input) else { return .none }
        outlet.deliver(last: input)
        outlet.stop(.finished)
        return .none
      }
      .requestingAll
    }
  }

  public struct TryFirstWhere<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) throws -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      .throwing { input, outlet in
        guard try isIncluded(input) else { return .none }
        outlet.deliver(last: input)
        outlet.stop(.finished)
        return .none
      }
      .requestingAll
    }
  }

  public struct Drop<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let count: Int

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var rest = count
      return .passing { input, outlet in
        guard rest > 0 else { return outlet.deliver(input) }
        rest -= 1
        return .max(1)
      }
    }
  }

  public struct DropWhile<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var isDropping = true
      return .passing { input, outlet in
        isDropping = isDropping && isIncluded(input)
        return isDropping ? .max(1) : outlet.deliver(input)
      }
    }
  }

  public struct TryDropWhile<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    let isIncluded: (Upstream.Output) throws -> Bool

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      var isDropping = true
      return .throwing { input, outlet in
        if isDropping { isDropping = try isIncluded(input) }
        return isDropping ? .max(1) : outlet.deliver(input)
      }
    }
  }
}

extension Publisher {
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index..<index + 1)
  }
  public func output<Positions: RangeExpression<Int>>(
    in range: Positions
  ) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
  /// Delivers only the first values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, isIncluded: predicate)
  }
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, isIncluded: predicate)
  }
  public func first() -> Publishers.FirstWhere<Self> { first { _ in true } }
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, isIncluded: predicate)
  }
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, isIncluded: predicate)
  }
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, isIncluded: predicate)
  }
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, isIncluded: predicate)
  }
}
