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

  private var run: Run? { outcome.run.flatMap { $0.steps.isEmpty ? nil : $0 } }
  private var leftOut: [LeftOutPart] { outcome.run?.leftOut ?? [] }
  private var assumptions: [String] { outcome.run?.assumptions ?? [] }

  /// The table, the findings and what the program was compiled with.
  func text(in context: Context) -> String {
    let format = DiagnosticFormat(isColored: context.isColored)
    if context.isQuiet {
      return format.text(shownFindings(context).filter { $0.severity != .note })
    }
    let table = run.map {
      RunTable(run: $0, showsAllViews: showsAllViews, width: context.outputWidth).text
    }
    let parts = [
      visible(table ?? ""),
      visible(advice(in: context)),
      format.text(shownFindings(context)),
      hiddenFindings(context),
      visible(assumptions.map { "assumed: \($0)\n" }.joined()),
      visible(notes.map { $0 + "\n" }.joined()),
      visible("root \(program.program.root), " + [program.settings].summary),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// A screenful of findings, the most helpful first; all of them with `--verbose`.
  private func shownFindings(_ context: Context) -> [Diagnostic] {
    guard !context.isVerbose else { return findings }
    let grouped = findings.withoutRepeatedCauses
    return Array(grouped.sorted { $0.helpfulness > $1.helpfulness }.prefix(Self.maxFindings))
  }

  /// About as many as fit on a screen.
  private static let maxFindings = 8

  private func hiddenFindings(_ context: Context) -> String {
    let hidden = findings.count - shownFindings(context).count
    return hidden > 0
      ? "\(count(hidden, "more finding")); '-v' shows them\n" : ""
  }

  /// The causes that lead to guidelines, those with the same ones together.
  private func advice(in context: Context) -> String {
    guard let run, let source = AdviceSource(in: context) else { return "" }
    let causes = source.advisor.recurringCauses(in: run)
    return causes.map(\.advice).unique
      .map { advice in
        let sentences = causes.filter { $0.advice == advice }.map { $0.sentence + "\n" }
        let pages = advice.map { "  → \($0.title), \(source.address($0))\n" }
        return (sentences + pages).joined()
      }
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
      "leftOut": leftOut.isEmpty ? nil : .array(leftOut.map { JSONValue($0) }),
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
      run.shownColumns.map { column in
        .object([
          "step": .string(step.text),
          "view": .string(column.description),
          "measured": .integer(step.counts[column] ?? 0),
        ])
      }
    }
  }
}

extension JSONValue {
  /// A part that a program was compiled without.
  init(_ part: LeftOutPart) {
    self = .object([
      "kind": .string(part.kind.rawValue),
      "name": .string(part.name),
      "view": part.view.map { .string($0) },
      "path": .string(part.path),
      "line": .integer(part.line),
      "needs": part.isName ? .string(part.cause) : nil,
      "compiler": part.isName ? nil : .string(part.cause),
      "modules": part.modules.isEmpty ? nil : .array(part.modules.map { .string($0) }),
    ])
  }
}

extension [Diagnostic] {
  /// The findings, of the compiler's errors with the same cause only the first, with their number.
  fileprivate var withoutRepeatedCauses: [Diagnostic] {
    let isCompilers = { (finding: Diagnostic) in
      finding.id == "compiler" && finding.severity == .error && finding.why != nil
    }
    let groups = Dictionary(grouping: filter(isCompilers)) { $0.why ?? "" }
    return filter { finding in
      !isCompilers(finding) || groups[finding.why ?? ""]?.first == finding
    }
  }
}

extension Diagnostic {
  /// How much a finding helps: most with a reason and a way out, least the compiler's bare words.
  fileprivate var helpfulness: Int {
    (severity == .error ? 4 : 0) + (why == nil ? 0 : 2) + (fix == nil ? 0 : 1)
  }
}
