import Diagnostics
import Guidelines
import ScenarioTrace
import Verification

/// `bodycheck run`: counts the body evaluations in any SwiftUI program.
enum RunCommand: Command {
  struct Options: Sendable {
    var root = RootChoice.inferred
    var steps: [Step] = []
    var format = OutputFormat.text
    var configuration = Configuration.debug
    var languageMode: Scenario.LanguageMode?
    var target: String?
    var profile: Profile?
    var sdk: Sdk?
    var usesCache = true
    var trustsPages = false
  }

  static let name = "run"
  static let summary = "run a SwiftUI file, package or project and count evaluations"
  static let operands = Operands.oneOrMore(.file("PATH"))
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .root { $0.root = $1 },
    .preview { $0.root = $1 },
    Flag(
      "--step",
      .word("STEP"),
      "a step after 'present', such as 'tap \"Open\"'; may be given more than once",
      apply: { options, text in options.steps.append(try UserProgram.step(text)) }
    ),
    .choice("--format", "how to write the result") { $0.format = $1 },
    .choice("--configuration", "how to compile") { $0.configuration = $1 },
    .choice("--language-mode", "the Swift language mode (default: as the project states, else 5)") {
      $0.languageMode = $1
    },
    .target { $0.target = $1 },
    .choice("--profile", "the SwiftUI version to behave as") { $0.profile = $1 },
    .sdk { $0.sdk = $1 },
    .toggle("--no-cache", "run it, remember nothing") { $0.usesCache = false },
    .trustsPages { $0.trustsPages = true },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let toolchain = try context.toolchain()
    let file = try UserProgram(
      context.sources(at: operands, target: options.target),
      choice: options.root,
      steps: options.steps,
      settings: .init(
        configuration: options.configuration,
        languageMode: options.languageMode,
        profile: options.profile,
        sdk: options.sdk,
        toolchain: toolchain.version
      )
    )
    let request = file.request(profile: options.profile)
    let runner = try context.scenarioRunner(
      toolchain,
      usesCache: options.usesCache,
      trustsPages: options.trustsPages
    )
    let outcome = runner.outcome(of: request, views: file.countedTypes)
    let run = RunFindings(outcome: outcome, sources: file.sources, steps: request.steps).all
    let findings = run + file.notes
    context.write(
      options.format == .json
        ? json(outcome, findings, file).text
        : text(outcome, findings, file, in: context)
    )
    return findings.hasErrors ? .findings : .success
  }

  private static func text(
    _ outcome: ScenarioOutcome,
    _ findings: [Diagnostic],
    _ file: UserProgram,
    in context: Context
  ) -> String {
    let run = outcome.run.flatMap { $0.steps.isEmpty ? nil : $0 }
    let report = run.map { RunReport(run: $0).text } ?? ""
    let format = DiagnosticFormat(isColored: context.isColored)
    let text = format.text(findings)
    let assumptions = (outcome.run?.assumptions ?? []).map { "assumed: \($0)\n" }.joined()
    let parts = [
      report, text, assumptions, "root \(file.program.root), " + [file.settings].summary,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// One object as in `verify --format json`, without stated counts and without the two members
  /// that differ between runs of the same file.
  private static func json(
    _ outcome: ScenarioOutcome,
    _ findings: [Diagnostic],
    _ file: UserProgram
  ) -> JSONValue {
    .object([
      "page": .string(file.path),
      "line": .integer(1),
      "scenario": .string(file.name),
      "root": .string("\(file.program.root)"),
      "configuration": .string(file.settings.configuration.rawValue),
      "languageMode": .string(file.settings.languageMode.rawValue),
      "toolchain": .string(file.settings.toolchain),
      "profile": .string(file.settings.profile.rawValue),
      "sdk": .string(file.settings.sdk.rawValue),
      "status": .string(findings.hasErrors ? "error" : "verified"),
      "steps": .array(outcome.run.map { counts(of: $0) } ?? []),
      "console": .array((outcome.run?.console ?? []).map { .string($0) }),
      "assumptions": .array((outcome.run?.assumptions ?? []).map { .string($0) }),
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
