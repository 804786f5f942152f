import Dispatch
import Foundation

/// Transforms every element on several threads.
///
/// The threads may block in a system call, which is why this is no task group.
/// - Parameters:
///   - elements: What to transform; each thread takes the first that no other has taken.
///   - jobs: How many threads work at once, at least one.
///   - transform: The work; it runs on any of the threads.
/// - Returns: The results in the order of the elements.
func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  jobs: Int,
  transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
  let board = WorkBoard<Result>(count: elements.count)
  let workers = DispatchGroup()
  for _ in 0..<min(max(jobs, 1), elements.count) {
    workers.enter()
    let thread = Thread {
      while let index = board.take() { board.put(transform(elements[index]), at: index) }
      workers.leave()
    }
    thread.stackSize = 8 << 20
    thread.start()
  }
  workers.wait()
  return board.results
}

/// Hands out the numbers of the open work and collects what comes back.
private final class WorkBoard<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0
  private var slots: [Result?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }

  var results: [Result] { lock.withLock { slots.compactMap { $0 } } }

  func take() -> Int? {
    lock.withLock {
      guard next < slots.count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  func put(_ result: Result, at index: Int) {
    lock.withLock { slots[index] = result }
  }
}
