import Diagnostics
import FileSystem
import FoundationEssentials
import Guidelines
import Threads
import Verification

/// `bodycheck audit`: operates an app and reports what its updates cost.
enum AuditCommand: Command {
  struct Options: Sendable {
    var program = ProgramChoice()
    var format = AuditFormat.text
    var limits: [AuditLimit] = []
    var baseline: String?
    var html: String?
    var seconds = 60
    var configuration = Configuration.debug
    var languageMode: Scenario.LanguageMode?
    var profile: Profile?
    var sdk: Sdk?
    var isStrict = false
    var trustsPages = false
  }

  static let name = "audit"
  static let summary = "operate a SwiftUI app and report its needless updates, worst first"
  static let operands = Operands.oneOrMore(.file("PATH"))
  static let defaults = Options()

  static let flags: [Flag<Options>] =
    Flag.program(\.program) + [
      .choice("--format", "how to write the findings") { $0.format = $1 },
      .value(
        "--fail-on",
        .word("LIMIT"),
        "fail if there are more, as in 'wasted>20', 'lost-state>0' or 'findings>5'; repeatable",
        advice: "one of \(AuditLimit.Subject.names.joined(separator: ", ")), '>' and a number",
        parse: { AuditLimit(parsing: $0) },
        { $0.limits.append($1) }
      ),
      .text(
        "--baseline",
        .file("FILE"),
        "fail if a finding is new or worse than in what '--format json' wrote before"
      ) {
        $0.baseline = $1
      },
      .text("--html", .file("FILE"), "also write one page with the screens of each finding") {
        $0.html = $1
      },
      .count("--seconds", "how long to operate the app at most (default: 60)") {
        $0.seconds = $1
      },
      .choice("--configuration", "how to compile") { $0.configuration = $1 },
      .choice("--language-mode", "the Swift language mode (default: as the project states, else 5)")
      {
        $0.languageMode = $1
      },
      .profile { $0.profile = $1 },
      .sdk { $0.sdk = $1 },
      .strict { $0.isStrict = true },
      .trustsPages { $0.trustsPages = true },
    ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let baseline = try options.baseline.map {
      try ComparedAudit(reading: $0, in: context, or: FileProblem.notAnAudit)
    }
    let sources = try context.sources(at: operands, options.program)
    let screens = try screens(of: sources, options, in: context)
    // The app decides how much there is to read.
    let read = guardingReading(of: sources.path) {
      Audit(screens, of: sources, advice: AdviceSource(in: context))
    }
    guard let audit = read else {
      context.write(DiagnosticFormat(isColored: context.isColored).text(screens.findings))
      context.writeError("bodycheck: nothing was audited, because the app does not run\n")
      return .findings
    }
    if let path = options.html {
      let file = normalized(path.hasPrefix("/") ? path : context.startFolder + "/" + path)
      try context.replace(file, with: AuditPage(audit, in: context).html, named: path)
    }
    switch options.format {
    case .json: context.write(audit.json.text)
    case .markdown: context.write(audit.markdown)
    case .text: context.note(audit.text(in: context))
    }
    let isWhole = screens.findings.isEmpty
    if !isWhole {
      context.writeError(DiagnosticFormat(isColored: context.isColored).text(screens.findings))
    }
    let problems =
      (isWhole ? [] : ["the app's root does not run; only parts of the app were audited"])
      + problems(of: audit.report, options.limits, since: baseline)
    for problem in problems { context.writeError("bodycheck: \(visible(problem))\n") }
    return problems.isEmpty ? .success : .findings
  }

  /// Why the command fails.
  private static func problems(
    of report: AuditReport,
    _ limits: [AuditLimit],
    since baseline: ComparedAudit?
  ) -> [String] {
    let exceeded = limits.filter { $0.isExceeded(by: report) }.map {
      "'--fail-on \($0.text)': there are \($0.number(in: report))"
    }
    guard let baseline else { return exceeded }
    let worse = AuditChanges(from: baseline, to: ComparedAudit(report)).worse.map { change in
      "\(change.key.name): " + (change.old.map { "\($0) before, " } ?? "new, ")
        + "now \(change.new ?? 0)"
    }
    return exceeded + worse
  }

  private static func screens(
    of sources: ProgramSources,
    _ options: Options,
    in context: Context
  ) throws -> AppScreens {
    let end = ContinuousClock.now + .seconds(options.seconds)
    let toolchain = try context.toolchain()
    defer { if context.isInteractive { context.writeError(ProgressLine.erasure) } }
    return try AppScreens(
      of: sources,
      choosing: options.program.root,
      .init(
        configuration: options.configuration,
        languageMode: options.languageMode,
        profile: options.profile,
        sdk: options.sdk,
        toolchain: toolchain.version,
        isStrict: options.isStrict
      ),
      by: context.scenarioRunner(toolchain, usesCache: false, trustsPages: options.trustsPages),
      limit: .init(end: end) { step in
        guard context.isInteractive else { return }
        let text = visible(step).prefix(max(0, context.columns - 1))
        context.writeError(ProgressLine.erasure + text)
      }
    )
  }
}
