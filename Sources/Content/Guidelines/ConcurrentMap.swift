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

/// What two closures give that run at once, the first of them on this thread.
///
/// The first may use `concurrentMap`, which has all cores as soon as the second has ended.
/// - Throws: What the first threw, or else the second, once both have ended.
package func concurrently<First, Second: Sendable, Problem: Error>(
  _ first: () throws(Problem) -> First,
  _ second: @escaping @Sendable () throws(Problem) -> Second
) throws(Problem) -> (First, Second) {
  // Written before the wait ends, read after it.
  nonisolated(unsafe) var secondOutcome: Result<Second, Problem>?
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { secondOutcome = Result(catching: second) }
  let firstOutcome = Result(catching: first)
  group.wait()
  guard let secondOutcome else { preconditionFailure("both have run") }
  return (try firstOutcome.get(), try secondOutcome.get())
}
