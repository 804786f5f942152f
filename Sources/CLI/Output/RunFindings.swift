import Diagnostics
import Guidelines
import ScenarioTrace

/// What kept a file from running to its end, as findings in that file.
struct RunFindings {
  let outcome: ScenarioOutcome
  let source: SourceText
  /// The steps that were asked for.
  let steps: [Step]

  /// The findings in the order in which they came up; none if every step was performed.
  var all: [Diagnostic] {
    switch outcome {
    case .completed: []
    case .compileError(let messages): messages.map { finding($0) }
    case .crashed(let message, let line, let run):
      [finding(.crash(message, during: step(after: run)), line: line)]
    case .timedOut(let run, let limit):
      [finding(.timeout(limit, during: step(after: run)), line: nil)]
    case .stepFailed(let index, let failure, _):
      [finding(.stepFailure(failure, step: steps[index].description), line: nil)]
    case .notRun(let reason): [finding(.notRun(reason), line: nil)]
    }
  }

  private func finding(_ message: CompilerMessage) -> Diagnostic {
    Diagnostic(
      Diagnostic.Severity(rawValue: message.severity.rawValue) ?? .error,
      Diagnostic.Message(id: "compiler", what: message.text),
      at: SourceLocation(path: source.path, line: message.line ?? 1, column: message.column ?? 1),
      quotedLine: message.line.map { source.line($0) }
    )
  }

  private func finding(_ message: Diagnostic.Message, line: Int?) -> Diagnostic {
    Diagnostic(
      .error,
      message,
      at: SourceLocation(path: source.path, line: line ?? 1, column: 1),
      quotedLine: line.map { source.line($0) }
    )
  }

  /// The last step that began, which is the one a broken run ends with.
  private func step(after run: Run) -> String {
    run.steps.last?.text ?? "start"
  }
}

extension Diagnostic.Message {
  fileprivate static func crash(_ message: String, during step: String) -> Self {
    Self(id: "crash", what: message, why: "the program stopped during '\(step)'")
  }

  fileprivate static func timeout(_ limit: Double, during step: String) -> Self {
    Self(
      id: "timeout",
      what: "the program ran for more than \(Int(limit)) s",
      why: "'\(step)' did not come to an end"
    )
  }

  fileprivate static func notRun(_ reason: String) -> Self {
    Self(id: "not-run", what: "the program could not be run", why: reason)
  }

  fileprivate static func stepFailure(
    _ failure: TraceEvent.StepFailure,
    step: String
  ) -> Self {
    let (why, known, wanted) = facts(of: failure)
    let closest = nearestName(to: wanted, among: known).map { "write '\($0)'" }
    let list = known.isEmpty ? "there is none" : "there is \(known.joined(separator: ", "))"
    return Self(
      id: "step-failure",
      what: "'\(step)' cannot be done",
      why: why,
      fix: wanted.isEmpty ? nil : closest ?? list
    )
  }

  /// Why a step failed, what there is instead, and what was wanted of it.
  private static func facts(
    of failure: TraceEvent.StepFailure
  ) -> (why: String, known: [String], wanted: String) {
    switch failure {
    case .unknownLabel(let action, let label, let available):
      ("nothing that shows '\(label)' takes a \(action)", available, label)
    case .ambiguousLabel(let action, let label, let count):
      ("\(count) views that show '\(label)' take a \(action)", [], "")
    case .unknownKey(let key, let available):
      ("the host cannot set the environment's '\(key)'", available, key)
    case .unknownValue(let key, let value, let available):
      ("'\(key)' cannot be '\(value)'", available, value)
    case .unknownStep(let name, let available):
      ("the code's 'steps' has no '\(name)'", available, name)
    case .impossible(let reason): (reason, [], "")
    case .endlessUpdate(let views):
      ("updating never comes to rest: \(views.joined(separator: ", ")) ran last", [], "")
    }
  }
}
