extension Publishers {
  /// Changes the failure type of a publisher that never fails.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: _Operator
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      _Reaction {
        $1.deliver($0)
      } end: { _, outlet in
        outlet.end(.finished)
      }
    }
  }

  public struct MapError<Upstream: Publisher, Failure: Error>: _Operator {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      _Reaction {
        $1.deliver($0)
      } end: {
        $1.end($0.mapError(transform))
      }
    }
  }

  /// Ends the program if the publisher fails.
  public struct AssertNoFailure<Upstream: Publisher>: _Operator {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    let message: String

    /// How the operator reacts.
    public func _reaction()
      -> _Reaction<Upstream.Output, Upstream.Failure, Output, Failure>
    {
      _Reaction {
        $1.deliver($0)
      } end: { completion, outlet in
        if case .failure(let error) = completion { fatalError("\(message)\(error)") }
        outlet.end(.finished)
      }
    }
  }
}

extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }
  /// Ends the program if the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, message: prefix.isEmpty ? "" : prefix + ": ")
  }
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
  /// Delivers a value instead of an error.
  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    self.catch { _ in Just(output) }
  }
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publisher where Failure == Never {
  /// Changes the failure type of a publisher that never fails.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
