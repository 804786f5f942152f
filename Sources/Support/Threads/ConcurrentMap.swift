import FoundationEssentials
import Synchronization

extension Array where Element: Sendable {
  /// Transforms every element, on several threads at once, and keeps the elements' order.
  ///
  /// The threads may block in a system call, which is why this is no task group. If the system has no
  /// threads to give, the work runs on this thread.
  /// - Parameters:
  ///   - threads: How many threads work at once, at least one; as many as there are cores by default.
  ///   - stackSize: Of each thread, in bytes. Swift's parser needs much for deeply nested code.
  ///   - transform: The work on one element.
  /// - Returns: The results in the order of the elements.
  /// - Throws: What the closure threw for the first element for which it threw.
  package func concurrentMap<Result: Sendable, Problem: Error>(
    threads: Int = ProcessInfo.processInfo.activeProcessorCount,
    stackSize: Int = 8 << 20,
    _ transform: @Sendable (Element) throws(Problem) -> Result
  ) throws(Problem) -> [Result] {
    var outcomes = [Swift.Result<Result, Problem>?](repeating: nil, count: count)
    outcomes.withUnsafeMutableBufferPointer { outcomes in
      // Each index is written once, by the thread that took it from the queue.
      nonisolated(unsafe) let outcomes = outcomes
      let queue = WorkQueue(indices)
      runOnThreads(Swift.min(Swift.max(threads, 1), count), stackSize: stackSize) {
        while let index = queue.next() {
          outcomes[index] = Swift.Result { () throws(Problem) in try transform(self[index]) }
        }
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

/// Hands out the indices of a list, each once.
private final class WorkQueue: Sendable {
  private let rest: Mutex<Range<Int>>

  init(_ indices: Range<Int>) { rest = Mutex(indices) }

  func next() -> Int? { rest.withLock { $0.popFirst() } }
}
