import FoundationEssentials
import Synchronization

extension Array where Element: Sendable {
  /// Transforms every element on several threads and keeps the order of the elements.
  ///
  /// The threads may block in a system call, so this is not a task group. If the system cannot start a
  /// thread, the work runs on this one.
  /// - Parameters:
  ///   - threads: The number of threads, at least one; by default the number of cores.
  ///   - stackSize: Each thread's stack size in bytes. Swift's parser needs much for deeply nested code.
  ///   - transform: The work on one element.
  /// - Returns: The results in the order of the elements.
  /// - Throws: The closure's error for the first element that failed.
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

/// Hands out each index of a list once.
private final class WorkQueue: Sendable {
  private let rest: Mutex<Range<Int>>

  init(_ indices: Range<Int>) { rest = Mutex(indices) }

  func next() -> Int? { rest.withLock { $0.popFirst() } }
}
