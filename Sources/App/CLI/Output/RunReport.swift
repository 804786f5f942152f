import Diagnostics
import Guidelines
import Verification

/// What `run` reports of a user's program.
struct RunReport {
  /// The version of the JSON format, incremented when old readers would misread it.
  static let formatVersion = 1

  let outcome: ScenarioOutcome
  let program: UserProgram
  var findings: [Diagnostic]
  /// What became of the baseline.
  var notes: [String] = []
  var showsAllViews = false
  var declarations: [DeclaredView] = []

  private var run: Run? { outcome.run.flatMap { $0.steps.isEmpty ? nil : $0 } }
  private var assumptions: [String] { outcome.run?.assumptions ?? [] }

  /// The table, the findings and what the program was compiled with.
  func text(in context: Context) -> String {
    let table = run.map {
      RunTable(run: $0, showsAllViews: showsAllViews, width: context.outputWidth).text
    }
    let parts = [
      table ?? "",
      advice(in: context),
      DiagnosticFormat(isColored: context.isColored).text(findings),
      assumptions.map { "assumed: \($0)\n" }.joined(),
      notes.map { $0 + "\n" }.joined(),
      "root \(program.program.root), " + [program.settings].summary,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The causes that lead to a guideline, each with the guideline.
  private func advice(in context: Context) -> String {
    guard let run, let source = AdviceSource(for: program.sources, in: context) else { return "" }
    return source.advisor.recurringCauses(in: run, views: declarations)
      .map { "\($0.sentence)\n  → \($0.advice.title), \(source.address($0.advice))\n" }
      .joined()
  }

  /// One object as in `verify --format json`, without the two members that differ between runs of the same
  /// file.
  var json: JSONValue {
    .object([
      "version": .integer(Self.formatVersion),
      "page": .string(program.path),
      "line": .integer(1),
      "scenario": .string(program.name),
      "root": .string("\(program.program.root)"),
      "configuration": .string(program.settings.configuration.rawValue),
      "languageMode": .string(program.settings.languageMode.rawValue),
      "toolchain": .string(program.settings.toolchain),
      "profile": .string(program.settings.profile.rawValue),
      "sdk": .string(program.settings.sdk.rawValue),
      "status": .string(status.rawValue),
      "performed": outcome.run.map { .integer($0.steps.count) },
      "steps": .array(run.map { counts(of: $0) } ?? []),
      "console": .array((outcome.run?.console ?? []).map { .string($0) }),
      "consoleByStep": .array((outcome.run?.consoleByStep ?? []).map { JSONValue($0) }),
      "assumptions": .array(assumptions.map { .string($0) }),
      "findings": JSONValue(findings: findings),
    ])
  }

  private var status: ScenarioStatus {
    guard findings.hasErrors else { return .verified }
    if case .completed = outcome { return .failed }
    return .error
  }

  private func counts(of run: Run) -> [JSONValue] {
    run.steps.flatMap { step in
      run.columnsWithWaste.map { column in
        .object([
          "step": .string(step.text),
          "view": .string(column.description),
          "measured": .integer(step.counts[column] ?? 0),
        ])
      }
    }
  }
}
