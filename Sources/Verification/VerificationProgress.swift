import Synchronization

/// The progress of a verification.
package struct VerificationProgress: Equatable, Sendable {
  /// The finished scenarios.
  package var finished = 0
  /// The finished scenarios that came from the cache.
  package var cached = 0
  /// The scenarios that are at least compiled, without the cached ones.
  package var compiled = 0
  package var total: Int
  /// The page of the most recently finished scenario.
  package var page = ""

  package init(total: Int) { self.total = total }

  /// The completed share of the work that the cache did not save, from 0 to 1.
  ///
  /// Compiling takes most of the time, whether for one program or for fifty.
  package var share: Double {
    let work = Double(total - cached)
    let (compiled, run) = (Double(compiled), Double(finished - cached))
    return work > 0 ? (max(compiled, run) * 0.75 + run * 0.25) / work : 1
  }
}

/// Counts what several threads finish and reports it in order.
final class ProgressTally: Sendable {
  private let report: (@Sendable (VerificationProgress) -> Void)?
  private let progress: Mutex<VerificationProgress>

  init(total: Int, report: (@Sendable (VerificationProgress) -> Void)?) {
    let start = VerificationProgress(total: total)
    progress = Mutex(start)
    self.report = report
    if total > 0 { report?(start) }
  }

  func add(_ event: RunnerEvent, page: (Int) -> String) {
    progress.withLock { progress in
      switch event {
      case .compiled(let count): progress.compiled += count
      case .finished(let index, let isCached):
        progress.finished += 1
        progress.cached += isCached ? 1 : 0
        progress.page = page(index)
      }
      report?(progress)
    }
  }
}
