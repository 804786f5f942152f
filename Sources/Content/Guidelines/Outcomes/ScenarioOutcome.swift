import ScenarioTrace

/// How the compilation and execution of a scenario ended.
package enum ScenarioOutcome: Equatable, Sendable {
  /// Every step was performed.
  case completed(Run)
  /// The compiler refused the program.
  case compileError([CompilerMessage])
  /// The program trapped or exited; `line` is the page's line that the trap names.
  case crashed(message: String, line: Int?, Run)
  /// A step could not be performed; `index` counts the steps from 0.
  case stepFailed(index: Int, TraceEvent.StepFailure, Run)
  /// The program did not end within the limit, in seconds.
  case timedOut(Run, limit: Double)
  /// Bodycheck itself could not run the program; the text says why.
  case notRun(String)
  /// There is no compiler, and no earlier run of the program is remembered.
  case noCompiler

  /// What ran, where anything did.
  package var run: Run? {
    switch self {
    case .completed(let run), .crashed(_, _, let run), .stepFailed(_, _, let run),
      .timedOut(let run, _):
      run
    case .compileError, .notRun, .noCompiler: nil
    }
  }
}

/// What the compiler says, at the page's own line.
package struct CompilerMessage: Equatable, Sendable {
  /// How grave the compiler finds it.
  package enum Severity: String, Sendable, CaseIterable {
    case error
    case warning
    case note
  }

  package let severity: Severity
  /// The words without place and severity.
  package let text: String
  /// The page's line, counted from 1; `nil` where the compiler names none or one outside the page.
  package let line: Int?
  /// The column, counted from 1 in UTF-8 bytes.
  package let column: Int?

  package init(severity: Severity, text: String, line: Int?, column: Int?) {
    self.severity = severity
    self.text = text
    self.line = line
    self.column = column
  }

  /// The line of a `console` fence that states it: `error: cannot find 'x' in scope`.
  package var consoleLine: String { "\(severity.rawValue): \(text)" }
}
