import FoundationEssentials
import Glibc
import Guidelines
import Subprocess

/// The complete record of one scenario run, as stored in the cache.
///
/// Its interpretation is computed each time, so better wording needs no new run.
struct Recording: Equatable, Codable, Sendable {
  /// How the program was grouped for compilation.
  var mode: CompilationMode
  /// The compiler's messages; empty for a module that several scenarios share.
  var messages: [CompilerOutput.Message]
  /// What the program was compiled without.
  var leftOut: [LeftOutPart] = []
  /// How the program ended, or `nil` if nothing ran.
  var ending: ChildProcess.Ending?
  /// The trace that the engine wrote, line by line.
  var trace = ""
  /// Whether the program itself wrote into the trace.
  var isForged = false
  /// Whether the trace is longer than the limit.
  var isTraceTooLong = false
  /// Whether the program printed more than the limit.
  var isTooLong = false
  /// The first bytes of standard output, which the lengths in the trace divide into steps.
  var output = Data()
  /// What the program printed to standard error.
  var errors = ""
  /// The runs of the same program on other versions of iOS, each by its profile.
  var others: [String: Recording] = [:]
  /// Wall-clock seconds for compiling and running.
  var seconds = 0.0

  /// Creates a recording from the compiler's messages.
  init(mode: CompilationMode, messages: [CompilerOutput.Message]) {
    self.mode = mode
    self.messages = messages
  }

  /// Adds the result of a run.
  mutating func add(_ run: Execution.Report) {
    ending = run.ending
    trace = run.trace.text
    isForged = run.trace.isForged
    isTraceTooLong = run.trace.isTooLong
    isTooLong = run.isTooLong
    output = run.output
    errors = run.errors
  }
}

extension Recording {
  /// Whether another run would most likely give the same result.
  ///
  /// On a busy machine programs time out; a full disk or a killed compiler leaves an error that is
  /// unrelated to the page.
  var isRepeatable: Bool {
    guard others.values.allSatisfy(\.isRepeatable) else { return false }
    if let ending { return ending != .timedOut && ending != .signaled(SIGKILL) }
    return messages.contains { $0.severity == .error && $0.path != nil }
  }

  /// Whether the program printed the full name of a file-private type.
  ///
  /// In a shared module, all types are file-private.
  var tellsAccessLevels: Bool {
    let mark = "(unknown context at $"
    return trace.contains(mark) || errors.contains(mark) || output.contains(mark.utf8)
  }
}
