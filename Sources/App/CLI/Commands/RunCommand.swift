import Diagnostics
import Guidelines
import ScenarioTrace
import Threads
import Verification

/// `bodycheck run`: counts the body evaluations in any SwiftUI program.
enum RunCommand: Command {
  struct Options: Sendable {
    var program = ProgramChoice()
    var steps: [Step] = []
    var expectations: [StepBudgets] = []
    var format = OutputFormat.text
    var configuration = Configuration.debug
    var languageMode: Scenario.LanguageMode?
    var profile: Profile?
    var sdk: Sdk?
    var baseline: BaselineUse?
    /// The baseline's file, if it is named.
    var baselinePath: String?
    var isExact = false
    var showsAllViews = false
    var watches = false
    var usesCache = true
    var isStrict = false
    var trustsPages = false
    /// The given flags that decide the counts, with their values; a baseline records them.
    var decisive: [String: String] = [:]
  }

  static let name = "run"
  static let summary = "run a SwiftUI file, package or project and count evaluations"
  static let operands = Operands.oneOrMore(.file("PATH"))
  static let defaults = Options()

  static let flags = decisiveFlags + otherFlags

  /// The flags without which a baseline's counts would be others.
  static let decisiveFlags: [Flag<Options>] = recorded(
    Flag.program(\.program) + [
      .choice("--configuration", "how to compile") { $0.configuration = $1 },
      .choice("--language-mode", "the Swift language mode (default: as the project states, else 5)")
      {
        $0.languageMode = $1
      },
      .profile { $0.profile = $1 },
      .sdk { $0.sdk = $1 },
    ]
  )

  private static let otherFlags: [Flag<Options>] = [
    Flag(
      "--step",
      .word("STEP"),
      "a step after 'present', such as 'tap \"Open\"'; may be given more than once",
      apply: { options, text in options.steps.append(try UserProgram.step(text)) }
    ),
    Flag(
      "--expect",
      .word("BUDGETS"),
      "fail unless a step stays in its budgets, as in 'tap \"Open\": Row <= 1, Header = 0'; repeatable",
      apply: { options, text in options.expectations.append(try StepBudgets(parsing: text)) }
    ),
    .toggle("--update", "write the measured counts into the baseline, a file of budgets") {
      $0.baseline = .update
    },
    .toggle("--check", "run the baseline's steps and fail unless all stay in their budgets") {
      $0.baseline = .check
    },
    .text(
      "--baseline",
      .file("FILE"),
      "the baseline (default: beside the program, such as Screen.budgets)"
    ) {
      $0.baselinePath = $1
    },
    .toggle("--exact", "with --update: state exact counts, not budgets") { $0.isExact = true },
    .toggle("--all", "also show views that never ran") { $0.showsAllViews = true },
    .toggle("--watch", "run again after every save") { $0.watches = true },
    .choice("--format", "how to write the result") { $0.format = $1 },
    .toggle("--no-cache", "run without the cache") { $0.usesCache = false },
    .strict { $0.isStrict = true },
    .trustsPages { $0.trustsPages = true },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    guard options.watches else { return try perform(options, operands, context) }
    guard !operands.contains("-") else { throw ArgumentProblem.watchesStandardInput }
    while true {
      // Known before the program is read, so that no save in between is missed.
      let recorded = try? BaselineFile(for: operands, options, in: context)?.applied(to: options)
      let choice = (recorded ?? options).program
      let sources = try? context.sources(at: operands, target: choice.target)
      let baseline = BaselineFile.location(for: operands, options, in: context)
      let programs = (sources?.files.map(\.source.path) ?? operands).map(context.absolute)
      let paths = programs + (options.baseline == .check ? [baseline?.path ?? ""] : [])
      let responses = choice.responses.map(context.absolute)
      let saved = SavedFiles {
        paths + (responses.map { ProgramDisk(for: [$0]).files(below: normalized($0)) } ?? [])
      }
      do {
        _ = try perform(options, operands, context)
      } catch {
        context.writeError("bodycheck: \(Program.message(for: error))\n")
      }
      context.writeError("\nruns again after the next save, until you press Ctrl-C\n\n")
      _ = saved.next()
    }
  }

  private static func perform(
    _ given: Options,
    _ operands: [String],
    _ context: Context
  ) throws -> ExitCode {
    let file = try BaselineFile(for: operands, given, in: context)
    let options = try file?.applied(to: given) ?? given
    let toolchain = try context.toolchain()
    let program = try UserProgram(
      context.sources(at: operands, options.program),
      choice: options.program.root,
      steps: options.steps,
      settings: .init(
        configuration: options.configuration,
        languageMode: options.languageMode,
        profile: options.profile,
        sdk: options.sdk,
        toolchain: toolchain.version,
        isStrict: options.isStrict
      )
    )
    for step in options.expectations.map(\.step) where step.index(in: program.steps) == nil {
      throw ArgumentProblem.noSuchStep(step.text, known: program.steps.map(\.description))
    }
    let request = program.request(profile: options.profile)
    let runner = try context.scenarioRunner(
      toolchain,
      usesCache: options.usesCache,
      trustsPages: options.trustsPages
    )
    let outcome = runner.outcome(of: request, views: program.countedTypes)
    // The program decides how much there is to compare and to show.
    return try guardingReading(of: program.path) { () throws -> ExitCode in
      let findings = RunFindings(
        outcome: outcome,
        sources: program.sources,
        steps: request.steps,
        otherRoots: program.otherRoots,
        rootLine: program.rootLine,
        stepLocations: file?.stepLocations
      )
      var report = RunReport(
        outcome: outcome,
        program: program,
        findings: findings.all + program.notes(beside: outcome.run?.leftOut ?? []),
        showsAllViews: options.showsAllViews
      )
      if let run = outcome.run {
        let budgets = BudgetFindings(
          run: run,
          sources: program.sources,
          declarations: program.declarations,
          views: program.countedTypes
        )
        report.findings += try budgets.findings(about: options.expectations)
        try file?.use(options, budgets, in: &report, context)
      }
      context.write(options.format == .json ? report.json.text : report.text(in: context))
      return report.findings.hasErrors ? .findings : .success
    }
  }

  /// Flags whose values a baseline records.
  private static func recorded(_ flags: [Flag<Options>]) -> [Flag<Options>] {
    flags.map { flag in
      Flag(flag.form.name, flag.form.value, flag.form.help) { options, text in
        try flag.apply(&options, text)
        options.decisive[flag.form.name] = text
      }
    }
  }
}
