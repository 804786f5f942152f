import Dispatch
import Synchronization
import Threads

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
    startThread(stackSize: 8 << 20) {
      while let index = board.take() { board.put(transform(elements[index]), at: index) }
      workers.leave()
    }
  }
  workers.wait()
  return board.results
}

/// Hands out the numbers of the open work and collects what comes back.
private final class WorkBoard<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var slots: [Result?]
  }

  private let state: Mutex<State>

  init(count: Int) { state = Mutex(State(slots: Array(repeating: nil, count: count))) }

  var results: [Result] { state.withLock { $0.slots.compactMap { $0 } } }

  func take() -> Int? {
    state.withLock { state in
      guard state.next < state.slots.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func put(_ result: Result, at index: Int) {
    state.withLock { $0.slots[index] = result }
  }
}
