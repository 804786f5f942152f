import Dispatch

extension Array where Element: Sendable {
  /// What a closure makes of each element, in their order; all cores work on it.
  /// - Throws: What the closure threw for the first element for which it threw.
  package func concurrentMap<Result: Sendable, Problem: Error>(
    _ transform: @Sendable (Element) throws(Problem) -> Result
  ) throws(Problem) -> [Result] {
    var outcomes = [Swift.Result<Result, Problem>?](repeating: nil, count: count)
    outcomes.withUnsafeMutableBufferPointer { buffer in
      // Each iteration writes an element of its own.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        buffer[index] = Swift.Result { () throws(Problem) in try transform(self[index]) }
      }
    }
    var results: [Result] = []
    results.reserveCapacity(count)
    for outcome in outcomes {
      if let outcome { results.append(try outcome.get()) }
    }
    return results
  }
}

/// What two closures give that run at once.
///
/// Neither is to use `concurrentMap` for much, which has no other core then.
/// - Throws: What the first threw, or else the second.
package func concurrently<First: Sendable, Second: Sendable>(
  _ first: @Sendable () throws -> First,
  _ second: @Sendable () throws -> Second
) throws -> (First, Second) {
  // Each iteration writes one of them.
  nonisolated(unsafe) var firstOutcome: Result<First, any Error>?
  nonisolated(unsafe) var secondOutcome: Result<Second, any Error>?
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      firstOutcome = Result(catching: first)
    } else {
      secondOutcome = Result(catching: second)
    }
  }
  guard let firstOutcome, let secondOutcome else { preconditionFailure("both have run") }
  return (try firstOutcome.get(), try secondOutcome.get())
}
