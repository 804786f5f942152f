import Foundation

/// How far a verification has come.
package struct VerificationProgress: Equatable, Sendable {
  /// The scenarios that are done.
  package let finished: Int
  package let total: Int
  /// The page of the scenario that was done last.
  package let page: String

  package init(finished: Int, total: Int, page: String) {
    self.finished = finished
    self.total = total
    self.page = page
  }
}

/// Counts what several threads finish and tells of it in order.
final class ProgressTally: @unchecked Sendable {
  private let lock = NSLock()
  private let total: Int
  private let report: (@Sendable (VerificationProgress) -> Void)?
  private var finished = 0

  init(total: Int, report: (@Sendable (VerificationProgress) -> Void)?) {
    self.total = total
    self.report = report
  }

  func finish(_ page: String) {
    lock.withLock {
      finished += 1
      report?(VerificationProgress(finished: finished, total: total, page: page))
    }
  }
}
