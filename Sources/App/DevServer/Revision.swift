import Dispatch
import FoundationEssentials
import Synchronization

/// The number of the site's current revision, for browsers that wait for the next one.
package final class Revision: Sendable {
  private struct State {
    var number: Int
    /// A group that is left at the next revision.
    var end = DispatchGroup()

    init(number: Int) {
      self.number = number
      end.enter()
    }
  }

  private let state: Mutex<State>

  /// Starts with a number that no earlier server used, so that its pages reload.
  package init() {
    state = Mutex(State(number: Int(Date().timeIntervalSince1970 * 1000)))
  }

  deinit { state.withLock { $0.end.leave() } }

  package var current: Int { state.withLock { $0.number } }

  /// Notifies all waiting threads that the site has changed.
  package func advance() {
    state.withLock { state in
      state.end.leave()
      state = State(number: state.number + 1)
    }
  }

  /// Waits for a new revision.
  /// - Parameters:
  ///   - known: The revision that the caller knows.
  ///   - timeout: The maximum number of seconds to wait.
  /// - Returns: The current revision; equal to the known one if nothing changed in time.
  func change(from known: Int, timeout: Double) -> Int {
    let (number, end) = state.withLock { ($0.number, $0.end) }
    if number == known { _ = end.wait(timeout: .now() + timeout) }
    return current
  }
}
