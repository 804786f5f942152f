import Foundation

/// All that is known of one run of a scenario, as it was: what the cache keeps.
///
/// What it means is worked out anew each time, so that better words need no new run.
struct Recording: Equatable, Codable, Sendable {
  /// What the compiler said.
  var messages: [CompilerOutput.Message]
  /// How the program ended, or `nil` if there was none to run.
  var ending: ChildProcess.Ending?
  /// The trace that the engine reported, line by line.
  var trace: String
  /// Whether the program wrote lines of its own into the trace.
  var isForged = false
  /// The bytes of standard output, which the trace's lengths divide into steps.
  var output: Data
  /// What the program printed to standard error.
  var errors: String
  /// Seconds on the wall's clock for compiling and running.
  var seconds: Double
}

extension Recording {
  /// Whether another run would most likely give the same.
  ///
  /// A busy machine makes programs run out of time; a full disk or a killed compiler leaves an
  /// error that is about no line of the page.
  var isRepeatable: Bool {
    if let ending { return ending != .timedOut && ending != .signaled(SIGKILL) }
    return messages.contains { $0.severity == .error && $0.path != nil }
  }
}
