import Diagnostics
import Guidelines
import ScenarioTrace
import Spelling

extension Diagnostic.Message {
  static func compiles(_ scenario: String) -> Self {
    Self(
      id: "compiles",
      what: "'\(scenario)' compiles",
      why: "the page says 'expects=compile-error', but the compiler found no error",
      fix: "remove 'expects=compile-error', or restore the fault"
    )
  }

  static func doesNotCrash(_ scenario: String) -> Self {
    Self(
      id: "does-not-crash",
      what: "'\(scenario)' runs to its end",
      why: "the page says 'expects=crash', yet every step was performed",
      fix: "remove 'expects=crash', or restore the fault"
    )
  }

  static func exits(_ scenario: String, _ message: String) -> Self {
    Self(
      id: "does-not-crash",
      what: "'\(scenario)' does not crash: \(message)",
      why: "the page says 'expects=crash', but leaving with 'exit' is not a crash",
      fix: "remove the call of 'exit', or trap with 'fatalError'"
    )
  }

  static func compilerError(
    _ text: String,
    in program: String,
    _ configuration: Configuration
  ) -> Self {
    Self(
      id: "compile-error",
      what: text,
      why: "the compiler rejects \(program) (\(configuration.rawValue))",
      fix: MissingName(in: text)?.fix
        ?? (ObjectiveC.concerns(text) ? ObjectiveC.fix : nil)
        ?? "fix the code, or state its errors with 'expects=compile-error'"
    )
  }

  static func compilerSaysNothing(_ scenario: String) -> Self {
    Self(
      id: "compile-error",
      what: "'\(scenario)' does not compile",
      why: "the compiler ended without an error message",
      fix: "try 'bodycheck run' on the code"
    )
  }

  static func crash(_ scenario: String, _ message: String, step: String) -> Self {
    let isExit = CrashReport.isExit(message)
    return Self(
      id: "crash",
      what: "'\(scenario)' \(isExit ? "leaves" : "crashes"): \(message)",
      why: "it ended in step '\(step)'",
      fix: isExit
        ? "do not call 'exit', or do so in the last step"
        : "fix the code, or state the trap with 'expects=crash'"
    )
  }

  static func timeOut(
    _ scenario: String,
    limit: Double,
    step: String,
    busiest: String
  ) -> Self {
    let seconds = limit == limit.rounded() ? "\(Int(limit))" : "\(limit)"
    return Self(
      id: "time-out",
      what: "'\(scenario)' does not end within \(seconds) s",
      why: "it was in step '\(step)'\(busiest)",
      fix: "end the loop or the wait, or make the step smaller"
    )
  }

  static func notRun(_ scenario: String, _ reason: String) -> Self {
    Self(
      id: "not-run",
      what: "'\(scenario)' was not run",
      why: reason,
      fix: "fix this and verify again"
    )
  }

  static func unverified(_ scenario: String) -> Self {
    Self(
      id: "unverified",
      what: "'\(scenario)' is shown unverified",
      why: "no 'swiftc' is on PATH, and no earlier run of this program is cached",
      fix: ToolchainProblem.compilerFix
    )
  }

  static func unstatedCounts(_ scenario: String, hasTable: Bool) -> Self {
    Self(
      id: "unstated-counts",
      what: "'\(scenario)' states no counts",
      why: hasTable ? "its table has no number" : "no Interaction table follows its fence",
      fix: hasTable
        ? "write the counts into the table, or remove it and run 'bodycheck verify --fix'"
        : "run 'bodycheck verify --fix' to add one"
    )
  }

  /// Why a step could not be performed, with the nearest valid alternative.
  static func stepFailure(_ failure: TraceEvent.StepFailure, step: String) -> Self {
    let (what, why, fix) = parts(of: failure)
    return Self(id: "step-failure", what: "step '\(step)': \(what)", why: why, fix: fix)
  }

  private static func parts(
    of failure: TraceEvent.StepFailure
  ) -> (what: String, why: String, fix: String) {
    switch failure {
    case .unknownLabel(let action, let label, let available):
      (
        "nothing labeled '\(label)' takes '\(action)'", listing("what does", available),
        suggestion(label, available, otherwise: "label the view, or change the step")
      )
    case .otherActions(let action, let label, let available):
      (
        "'\(label)' does not take '\(action)'", listing("what it takes", available),
        "write one of these, or name another label"
      )
    case .disabledLabel(let action, let label):
      (
        "'\(label)' is disabled", "it would take '\(action)' otherwise",
        "enable it in a step before, or leave the step out"
      )
    case .ambiguousLabel(let action, let label, let rows):
      (
        "'\(label)' is ambiguous",
        "\(rows.count) views with that label take '\(action)': " + numbered(rows),
        "write '\(action) \(StepLabel(label, number: 1))', or '\(StepLabel(label, row: "…"))'"
          + " with a text beside it"
      )
    case .unknownKey(let key, let available):
      (
        "no environment key '\(key)' can be set", listing("the keys", available),
        suggestion(key, available, otherwise: "set one of these")
      )
    case .unknownValue(let key, let value, let available):
      (
        "'\(key)' cannot be '\(value)'", listing("its values", available),
        suggestion(value, available, otherwise: "use one of these")
      )
    case .notAValue(let text, let label):
      (
        "'\(label)' cannot take '\(text)'", "a slider takes a number, a date picker a date",
        "write a number such as 0.5, or a date such as 2026-11-22"
      )
    case .unknownStep(let name, let available):
      (
        "the scenario defines no step '\(name)'", listing("its own steps", available),
        suggestion(name, available, otherwise: "add it to the scenario's 'steps'")
      )
    case .impossible(let reason):
      ("this step is impossible", reason, "change the order of the steps")
    case .leftOut:
      (
        "it reaches code that is left out", "the engine does not have what the code needs",
        "leave the step out"
      )
    case .endlessUpdate(let views):
      (
        "the update never ends", listing("last evaluated", views),
        "stop writing state that the update itself reads"
      )
    }
  }

  /// `#1 in 'Milk', #2 in 'Bread'`, the first ten.
  private static func numbered(_ rows: [String]) -> String {
    guard Set(rows).count > 1 else { return "#1 to #\(rows.count), all in '\(rows.first ?? "")'" }
    let shown = rows.prefix(10).enumerated().map { "#\($0 + 1) in '\($1)'" }
    return (shown + (rows.count > shown.count ? ["…"] : [])).joined(separator: ", ")
  }

  /// The names, each once with how often it is there, and in quotation marks where one has a comma.
  private static func counted(_ names: [String]) -> [String] {
    let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
    let areQuoted = names.contains { $0.contains(",") }
    return names.unique.map { name in
      (areQuoted ? "'\(name)'" : name) + ((counts[name] ?? 1) > 1 ? " (\(counts[name] ?? 1)×)" : "")
    }
  }

  private static func listing(_ title: String, _ names: [String]) -> String {
    names.isEmpty ? "\(title): nothing" : "\(title): \(counted(names).joined(separator: ", "))"
  }

  private static func suggestion(
    _ name: String,
    _ known: [String],
    otherwise: String
  ) -> String {
    nearestName(to: name, among: known).map { "write '\($0)'" } ?? otherwise
  }
}
