import FoundationEssentials
import Glibc
import Guidelines
import Subprocess

/// All that is known of one run of a scenario, as it was: what the cache keeps.
///
/// What it means is worked out anew each time, so that better words need no new run.
struct Recording: Equatable, Codable, Sendable {
  /// Together with what the program was compiled.
  var mode: CompilationMode
  /// What the compiler said; nothing of a module that several scenarios share.
  var messages: [CompilerOutput.Message]
  /// How the program ended, or `nil` if there was none to run.
  var ending: ChildProcess.Ending?
  /// The trace that the engine reported, line by line.
  var trace = ""
  /// Whether the program wrote lines of its own into the trace.
  var isForged = false
  /// The bytes of standard output, which the trace's lengths divide into steps.
  var output = Data()
  /// What the program printed to standard error.
  var errors = ""
  /// Seconds on the wall's clock for compiling and running.
  var seconds = 0.0

  /// Begins a recording with what the compiler said.
  init(mode: CompilationMode, messages: [CompilerOutput.Message]) {
    self.mode = mode
    self.messages = messages
  }

  /// Takes in what a run left behind.
  mutating func add(_ run: Execution.Report) {
    ending = run.ending
    trace = run.trace.text
    isForged = run.trace.isForged
    output = run.output
    errors = run.errors
  }
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

  /// Whether the program showed the full name of a type that is private to its file, which is where
  /// a shared module puts all of them.
  var tellsAccessLevels: Bool {
    let mark = "(unknown context at $"
    return trace.contains(mark) || errors.contains(mark) || output.contains(mark.utf8)
  }
}
