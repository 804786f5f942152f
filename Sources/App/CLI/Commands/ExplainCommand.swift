import Diagnostics
import Guidelines
import ScenarioTrace
import Threads
import Verification

/// `bodycheck explain`: explains why each body of a scenario ran, and what stopped the others.
enum ExplainCommand: Command {
  struct Options: Sendable {
    var program = ProgramChoice()
    var steps: [String] = []
    var configuration: Configuration?
    var profile: Profile?
    var sdk: Sdk?
    var format = OutputFormat.text
    var usesCache = true
    var content = "content"
    var isStrict = false
    var trustsPages = false
  }

  static let name = "explain"
  static let summary = "explain why each body ran, from the write to the body"
  static let operands = Operands.oneOrMore(.file("PAGE#SCENARIO"))
  static let defaults = Options()

  static let flags: [Flag<Options>] =
    Flag.program(\.program) + [
      .text(
        "--step",
        .word("N|STEP"),
        "explain only this step, by number or as written; for a Swift file, a step to perform (repeatable)"
      ) {
        $0.steps.append($1)
      },
      .choice("--configuration", "how to compile (default: as the page states)") {
        $0.configuration = $1
      },
      .profile { $0.profile = $1 },
      .sdk { $0.sdk = $1 },
      .choice("--format", "how to write the explanation") { $0.format = $1 },
      .toggle("--no-cache", "run without the cache") { $0.usesCache = false },
      .content { $0.content = $1 },
      .strict { $0.isStrict = true },
      .trustsPages { $0.trustsPages = true },
    ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let operand = operands[0]
    return operands.count == 1 && context.isPage(operand)
      ? try explainScenario(operand, options, context)
      : try explainProgram(operands, options, context)
  }

  private static func explainProgram(
    _ paths: [String],
    _ options: Options,
    _ context: Context
  ) throws -> ExitCode {
    // A number chooses what to show, everything else is performed.
    let steps = try options.steps.filter { Int($0) == nil }.map { try UserProgram.step($0) }
    let toolchain = try context.toolchain()
    let file = try UserProgram(
      context.sources(at: paths, options.program),
      choice: options.program.root,
      steps: steps,
      settings: .init(
        configuration: options.configuration ?? .debug,
        profile: options.profile,
        sdk: options.sdk,
        toolchain: toolchain.version,
        isStrict: options.isStrict
      )
    )
    let request = file.request(profile: options.profile)
    let runner = try context.scenarioRunner(
      toolchain,
      usesCache: options.usesCache,
      trustsPages: options.trustsPages
    )
    let outcome = runner.outcome(of: request, views: file.countedTypes)
    // The program decides how much there is to compare and to show.
    return try guardingReading(of: file.path) { () throws -> ExitCode in
      let findings = RunFindings(
        outcome: outcome,
        sources: file.sources,
        steps: request.steps,
        otherRoots: file.otherRoots,
        rootLine: file.rootLine
      ).all
      let root = "root \(file.program.root), "
      return report(
        outcome,
        findings + file.notes(beside: outcome.run?.leftOut ?? []),
        steps: try positions(options.steps.filter { Int($0) != nil }, among: file.steps),
        views: file.declarations,
        flow: CodeFlow(of: file.program.fragments, file.program.grammar),
        format: options.format,
        summary: root + [file.settings].summary,
        in: context
      )
    }
  }

  private static func explainScenario(
    _ operand: String,
    _ options: Options,
    _ context: Context
  ) throws -> ExitCode {
    try options.program.checkUnused(for: operand)
    let (page, scenario) = try scenario(operand, content: options.content, context)
    let configuration = options.configuration ?? scenario.configuration
    let chosen = try positions(options.steps, among: scenario.steps(for: configuration))
    let programs = SiteFolder(content: options.content, paths: [], context: context).programs
    let verifier = Verifier(
      runner: try context.scenarioRunner(
        context.toolchain(),
        usesCache: options.usesCache,
        trustsPages: options.trustsPages
      ),
      programs: programs,
      jobs: 1,
      profile: options.profile?.rawValue,
      sdk: options.sdk
    )
    let result = verifier.result(of: scenario, on: page, in: configuration)
    return guardingReading(of: page.path) {
      let fragments = programs.fragments(of: scenario, on: page)
      let isCompleted = if case .completed = result.outcome { true } else { false }
      let code = ResolvedCode(fragments, for: result.settings).fragments
      return report(
        result.outcome,
        isCompleted ? [] : result.findings,
        steps: chosen,
        views: declaredViews(
          in: code,
          choosing: RootChoice(scenario.root),
          result.settings.languageMode.grammar
        ),
        flow: CodeFlow(of: code, result.settings.languageMode.grammar),
        format: options.format,
        summary: [result.settings].summary,
        in: context
      )
    }
  }

  /// Writes what the run shows, and why it did not show more.
  private static func report(
    _ outcome: ScenarioOutcome,
    _ findings: [Diagnostic],
    steps: [Int]?,
    views: [DeclaredView],
    flow: CodeFlow,
    format: OutputFormat,
    summary: String,
    in context: Context
  ) -> ExitCode {
    let run = outcome.run ?? Run(steps: [])
    let report = ExplainReport(
      run: run,
      steps: (steps ?? Array(run.steps.indices)).filter(run.steps.indices.contains),
      views: views,
      flow: flow,
      findings: findings,
      summary: summary,
      advice: AdviceSource(in: context)
    )
    switch format {
    case .text: context.write(report.text(DiagnosticFormat(isColored: context.isColored)))
    case .json: context.write(report.json.text)
    }
    return findings.hasErrors ? .findings : .success
  }

  /// The scenario that an operand such as `content/guidelines/page.md#name` names.
  static func scenario(
    _ operand: String,
    content: String,
    _ context: Context
  ) throws -> (Page, Scenario) {
    let (path, named) = context.pathAndScenario(of: operand)
    let folder = SiteFolder(content: content, paths: [path], context: context)
    let pages = try folder.read().pages
    guard let page = pages.first, pages.count == 1 else {
      throw FileProblem.notAPage(path, contentFolder: content)
    }
    let names = page.scenarios.map(\.name)
    let wish = named ?? (names.count == 1 ? names[0] : "")
    return (page, try page.scenario(wish, operand: path))
  }

  /// The indices of steps that are given by number or as they are written.
  /// - Returns: `nil` for all steps.
  /// - Throws: `ArgumentProblem` for a step that is not among them.
  private static func positions(_ texts: [String], among steps: [Step]) throws -> [Int]? {
    guard !texts.isEmpty else { return nil }
    return try texts.flatMap { text in
      if let number = Int(text), steps.indices.contains(number - 1) { return [number - 1] }
      guard Int(text) == nil else {
        throw ArgumentProblem.notAStepNumber(text, count: steps.count)
      }
      let step = try UserProgram.step(text)
      let found = steps.indices.filter { steps[$0] == step }
      if found.isEmpty {
        throw ArgumentProblem.noSuchStep(text, known: steps.map(\.description))
      }
      return found
    }
  }
}
