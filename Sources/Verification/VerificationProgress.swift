import Synchronization

/// How far a verification has come.
package struct VerificationProgress: Equatable, Sendable {
  /// The scenarios that are done.
  package var finished = 0
  /// Those of the finished that an earlier run has made.
  package var cached = 0
  /// Those that are compiled or more than that, the cached ones left out.
  package var compiled = 0
  package var total: Int
  /// The page of the scenario that was done last.
  package var page = ""

  package init(total: Int) { self.total = total }

  /// How much of the work is done that the cache did not save, from 0 to 1.
  ///
  /// Compiling takes most of the time, whether it is done for one program or for fifty.
  package var share: Double {
    let work = Double(total - cached)
    let (compiled, run) = (Double(compiled), Double(finished - cached))
    return work > 0 ? (max(compiled, run) * 0.75 + run * 0.25) / work : 1
  }
}

/// Counts what several threads finish and tells of it in order.
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
