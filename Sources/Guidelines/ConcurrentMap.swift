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
