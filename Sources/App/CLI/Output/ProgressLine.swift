import Synchronization
import Verification

/// The progress line of a verification in a terminal; disabled otherwise.
final class ProgressLine: Sendable {
  private struct State {
    /// When the line was last written, in seconds from the start.
    var lastShown = -1.0
    var isShown = false
  }

  private let context: Context
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  /// Erases the terminal's current line.
  static let erasure = "\r\u{1B}[K"

  init(in context: Context) {
    self.context = context
  }

  /// Rewrites the line, at most ten times per second.
  func show(_ progress: VerificationProgress) {
    guard context.isInteractive else { return }
    state.withLock { state in
      let elapsed = seconds(since: start)
      guard elapsed - state.lastShown > 0.1 || progress.finished == progress.total else { return }
      state.lastShown = elapsed
      state.isShown = true
      let text = progressText(progress, elapsed: elapsed, width: context.columns - 1)
      context.writeError(Self.erasure + text)
    }
  }

  /// Erases the line before other output.
  func clear() {
    state.withLock { state in
      if state.isShown { context.writeError(Self.erasure) }
      state.isShown = false
    }
  }
}

/// `12 of 101 scenarios, 9 s left: content/guidelines/a.md`, truncated to the terminal's width.
func progressText(_ progress: VerificationProgress, elapsed: Double, width: Int) -> String {
  let share = progress.share
  let isKnown = share > 0.02 && share < 1
  let time = isKnown ? ", \(timeText(elapsed * (1 - share) / share)) left" : ""
  let page = progress.page.isEmpty ? "" : ": " + progress.page
  let text = "\(progress.finished) of \(count(progress.total, "scenario"))\(time)\(page)"
  return text.count > width ? text.prefix(max(0, width - 1)) + "…" : text
}

/// `9 s` or `2 min`.
private func timeText(_ seconds: Double) -> String {
  seconds < 100 ? "\(Int(seconds.rounded(.up))) s" : "\(Int((seconds / 60).rounded())) min"
}

/// The elapsed time in seconds.
func seconds(since start: ContinuousClock.Instant) -> Double {
  let parts = (ContinuousClock.now - start).components
  return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
}
