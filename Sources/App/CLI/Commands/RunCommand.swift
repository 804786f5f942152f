import Diagnostics
import FoundationEssentials
import Guidelines
import ScenarioTrace
import Verification

/// `bodycheck run`: counts the body evaluations in any SwiftUI file.
enum RunCommand: Command {
  struct Options: Sendable {
    var root: String?
    var steps: [Step] = []
    var format = OutputFormat.text
    var configuration = Configuration.debug
    var languageMode = Scenario.LanguageMode.swift5
    var profile: Profile?
    var usesCache = true
    var trustsPages = false
  }

  static let name = "run"
  static let summary = "run a SwiftUI file and count the evaluations of each step"
  static let operands = Operands.one(.file("FILE.swift"))
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .text("--root", .word("VIEW"), "the root view, or an expression that makes it") {
      $0.root = $1
    },
    Flag(
      "--step",
      .word("STEP"),
      "a step after 'present', such as 'tap \"Open\"'; may be given more than once",
      apply: { options, text in options.steps.append(try SwiftFile.step(text)) }
    ),
    .choice("--format", "how to write the result") { $0.format = $1 },
    .choice("--configuration", "how to compile") { $0.configuration = $1 },
    .choice("--language-mode", "the Swift language mode") { $0.languageMode = $1 },
    .choice("--profile", "the SwiftUI version to behave as") { $0.profile = $1 },
    .toggle("--no-cache", "run it, remember nothing") { $0.usesCache = false },
    .trustsPages { $0.trustsPages = true },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let file = try SwiftFile(
      operands[0],
      root: options.root,
      steps: options.steps,
      in: context
    )
    let request = file.request(
      configuration: options.configuration,
      languageMode: options.languageMode,
      profile: options.profile
    )
    let runner = try context.scenarioRunner(
      context.toolchain(),
      usesCache: options.usesCache,
      trustsPages: options.trustsPages
    )
    let outcome = runner.outcome(of: request, views: file.countedTypes, path: file.path)
    let findings = RunFindings(outcome: outcome, source: file.source, steps: request.steps).all
    context.write(
      options.format == .json
        ? json(outcome, findings, file.path, options).text
        : text(outcome, findings, in: context)
    )
    return findings.hasErrors ? .findings : .success
  }

  private static func text(
    _ outcome: ScenarioOutcome,
    _ findings: [Diagnostic],
    in context: Context
  ) -> String {
    let run = outcome.run.flatMap { $0.steps.isEmpty ? nil : $0 }
    let report = run.map { RunReport(run: $0).text } ?? ""
    let format = DiagnosticFormat(isColored: context.isColored)
    let text = format.text(findings)
    return report + (report.isEmpty || text.isEmpty ? "" : "\n") + text
  }

  /// One object as in `verify --format json`, without stated counts and without the two members
  /// that differ between runs of the same file.
  private static func json(
    _ outcome: ScenarioOutcome,
    _ findings: [Diagnostic],
    _ path: String,
    _ options: Options
  ) -> JSONValue {
    .object([
      "page": .string(path),
      "line": .integer(1),
      "scenario": .string(URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent),
      "configuration": .string(options.configuration.rawValue),
      "status": .string(findings.hasErrors ? "error" : "verified"),
      "steps": .array(outcome.run.map { counts(of: $0) } ?? []),
      "console": .array((outcome.run?.console ?? []).map { .string($0) }),
      "findings": JSONValue(findings: findings),
    ])
  }

  private static func counts(of run: Run) -> [JSONValue] {
    run.steps.flatMap { step in
      run.mainColumns.map { column in
        .object([
          "step": .string(step.text),
          "view": .string(column.description),
          "measured": .integer(step.counts[column] ?? 0),
        ])
      }
    }
  }
}
