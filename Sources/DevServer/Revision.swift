import Foundation

/// The number of the site's present state, which browsers wait for.
package final class Revision: @unchecked Sendable {
  private let condition = NSCondition()
  private var number: Int

  /// Begins with a number that no earlier server had, so that a page of one is reloaded.
  package init() { number = Int(Date().timeIntervalSince1970 * 1000) }

  package var current: Int { condition.withLock { number } }

  /// Tells everyone who waits that the site has changed.
  package func advance() {
    condition.withLock {
      number += 1
      condition.broadcast()
    }
  }

  /// Waits for another state.
  /// - Parameters:
  ///   - known: The state that the caller knows.
  ///   - patience: How many seconds to wait at most.
  /// - Returns: The present state, which is the known one if nothing has changed in that time.
  func change(from known: Int, patience: Double) -> Int {
    let deadline = Date(timeIntervalSinceNow: patience)
    return condition.withLock {
      while number == known, condition.wait(until: deadline) {}
      return number
    }
  }
}
