import Diagnostics
import Guidelines
import ScenarioTrace

/// What kept a program from running to completion, as findings in its files.
package struct RunFindings {
  private let outcome: ScenarioOutcome
  private let sources: [SourceText]
  private let steps: [Step]
  private let otherRoots: [String]
  /// The line of the root in the first file.
  private let rootLine: Int?
  private let stepLocations: (file: SourceText, lines: [Int])?

  /// Collects the findings of a run.
  /// - Parameters:
  ///   - outcome: How the run ended.
  ///   - sources: The files; the first one contains the root.
  ///   - steps: The requested steps.
  ///   - otherRoots: The flags that choose other roots.
  ///   - rootLine: The line of the root in the first file, where findings without another place stand.
  ///   - stepLocations: The file that lists the steps, if there is one, and the line of each.
  package init(
    outcome: ScenarioOutcome,
    sources: [SourceText],
    steps: [Step],
    otherRoots: [String] = [],
    rootLine: Int? = nil,
    stepLocations: (file: SourceText, lines: [Int])? = nil
  ) {
    self.outcome = outcome
    self.stepLocations = stepLocations
    self.sources = sources
    self.steps = steps
    (self.otherRoots, self.rootLine) = (otherRoots, rootLine)
  }

  /// The findings in the order in which they occurred; without errors if every step was performed.
  package var all: [Diagnostic] {
    switch outcome {
    case .completed(let run): LeftOutFindings(run.leftOut, sources: sources).all
    case .compileError(let messages): messages.filter { !$0.isNoteElsewhere }.map { finding($0) }
    case .crashed(let message, let location, let run):
      [
        finding(
          .stop(message, during: step(after: run)),
          path: location?.path,
          line: location?.line
        )
      ]
    case .timedOut(let run, let limit):
      [finding(.stop(after: limit, during: step(after: run), run.busiestView), line: nil)]
    case .stepFailed(let index, .leftOut(let part), let run):
      reached(part, step(at: index), run)
    case .stepFailed(let index, let failure, _):
      [stepFinding(.stepFailure(failure, step: step(at: index)), index)]
    case .notRun(let reason): [finding(.notRun(main.path, reason), line: nil)]
    case .noCompiler:
      [finding(.notRun(main.path, "\(ToolchainProblem.compilerNotFound)"), line: nil)]
    }
  }

  /// What a step reached, and what else is left out if it was reached before anything was counted.
  private func reached(_ part: Int, _ step: String, _ run: Run) -> [Diagnostic] {
    let parts = LeftOutFindings(run.leftOut, sources: sources)
    guard let reached = parts.reached(part, in: step, roots: otherRoots) else {
      return [finding(.stepFailure(.leftOut(part: part), step: step), line: nil)]
    }
    return [reached] + parts.all(except: part)
  }

  /// The text of a step, whose index the program itself could have made up.
  private func step(at index: Int) -> String {
    steps.indices.contains(index) ? steps[index].description : "\(index)"
  }

  private func stepFinding(_ message: Diagnostic.Message, _ index: Int) -> Diagnostic {
    guard let (file, lines) = stepLocations, lines.indices.contains(index) else {
      return finding(message, line: nil)
    }
    return file.diagnostic(message, at: file.range(ofLine: lines[index]))
  }

  private func finding(_ message: CompilerMessage) -> Diagnostic {
    let missing = MissingName(in: message.text)
    let isObjectiveC = message.severity == .error && ObjectiveC.concerns(message.text)
    return finding(
      Diagnostic.Message(
        id: "compiler",
        what: message.text,
        why: missing?.why ?? (isObjectiveC ? ObjectiveC.why : nil),
        fix: missing?.fix ?? (isObjectiveC ? ObjectiveC.fix : nil)
      ),
      Diagnostic.Severity(rawValue: message.severity.rawValue) ?? .error,
      path: message.path,
      line: message.line,
      column: message.column ?? 1
    )
  }

  private func finding(
    _ message: Diagnostic.Message,
    _ severity: Diagnostic.Severity = .error,
    path: String? = nil,
    line: Int?,
    column: Int = 1
  ) -> Diagnostic {
    let source = sources.first { $0.path == path } ?? main
    guard let line = line ?? (path == nil ? rootLine : nil), line <= source.lineCount else {
      return Diagnostic(
        severity,
        message,
        at: SourceLocation(path: source.path, line: 1, column: column)
      )
    }
    let location = SourceLocation(path: source.path, line: line, column: column)
    return source.diagnostic(severity, message, at: location)
  }

  private var main: SourceText { sources[0] }

  /// The last step that began, which is where an incomplete run stopped.
  private func step(after run: Run) -> String {
    run.steps.last?.text ?? "start"
  }
}

extension CompilerMessage {
  /// Whether it is a note that only explains another message, at a location outside the file.
  fileprivate var isNoteElsewhere: Bool { severity == .note && line == nil }
}

extension Diagnostic.Message {
  fileprivate static func stop(_ message: String, during step: String) -> Self {
    Self(id: "crash", what: message, why: "the program stopped during '\(step)'")
  }

  fileprivate static func stop(after limit: Double, during step: String, _ busiest: String) -> Self
  {
    Self(
      id: "time-out",
      what: "the program ran for more than \(Int(limit)) s",
      why: "'\(step)' did not finish\(busiest)"
    )
  }
}

extension Run {
  /// For a run that did not end: the view whose body ran so often in its last step that it may be the reason, as the
  /// end of a sentence; otherwise nothing.
  var busiestView: String {
    let bodies = (steps.last?.counts ?? [:]).filter { $0.key.metric == .evaluations }
    guard let (column, count) = bodies.max(by: { $0.value < $1.value }), count > 1000 else {
      return ""
    }
    return "; the body of '\(column.view)' ran \(count) times in it"
  }
}
