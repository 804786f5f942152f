import Diagnostics
import ScenarioTrace

/// How the compilation and execution of a scenario ended.
package enum ScenarioOutcome: Equatable, Sendable {
  /// Every step was performed.
  case completed(Run)
  /// The compiler rejected the program.
  case compileError([CompilerMessage])
  /// The program trapped or exited, at a location in its own code if the trap's message has one.
  case crashed(message: String, at: SourceLocation?, Run)
  /// A step could not be performed; `index` counts from 0.
  case stepFailed(index: Int, TraceEvent.StepFailure, Run)
  /// The program did not finish within the limit, in seconds.
  case timedOut(Run, limit: Double)
  /// Bodycheck could not run the program; the text says why.
  case notRun(String)
  /// There is no compiler, and the program's run is not cached.
  case noCompiler

  /// The run, if anything ran.
  package var run: Run? {
    switch self {
    case .completed(let run), .crashed(_, _, let run), .stepFailed(_, _, let run),
      .timedOut(let run, _):
      run
    case .compileError, .notRun, .noCompiler: nil
    }
  }
}

/// A compiler message with its line on the page or in a file.
package struct CompilerMessage: Equatable, Sendable {
  /// The severity of the message.
  package enum Severity: String, Sendable, CaseIterable {
    case error
    case warning
    case note
  }

  package let severity: Severity
  /// The text without location and severity.
  package let text: String
  /// The file, if the program has more than its page.
  package let path: String?
  /// The line, counted from 1; `nil` if the message has none or one outside the program.
  package let line: Int?
  /// The column, counted from 1 in UTF-8 bytes.
  package let column: Int?

  package init(severity: Severity, text: String, path: String? = nil, line: Int?, column: Int?) {
    self.path = path
    self.severity = severity
    self.text = text
    self.line = line
    self.column = column
  }

  /// The line of a `console` fence for this message: `error: cannot find 'x' in scope`.
  package var consoleLine: String { "\(severity.rawValue): \(text)" }
}
