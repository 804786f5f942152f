import Diagnostics
import Guidelines
import Verification

/// `bodycheck verify`: runs every scenario and compares the stated counts with the measured ones.
enum VerifyCommand: Command {
  struct Options: Sendable {
    var content = "content"
    var fixes = false
    var isForced = false
    var isStrict = false
    var format = VerificationFormat.text
    var cache: String?
    var usesCache = true
    var jobs: Int?
    var shard = Shard.all
    var isMerging = true
    var configuration = ConfigurationChoice.stated
    var profile: Profile?
    var sdk: Sdk?
    var trustsPages = false
  }

  static let name = "verify"
  static let summary = "run the scenarios and compare their counts with the pages"
  static let operands = Operands.any(.file("[PATH[#SCENARIO]…]"))
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .toggle("--fix", "rewrite the stated numbers and lines that differ") { $0.fixes = true },
    .toggle("--force", "let '--fix' rewrite pages even if CI=true") { $0.isForced = true },
    .toggle("--strict", "treat warnings as errors") { $0.isStrict = true },
    .choice("--format", "how to write the results") { $0.format = $1 },
    .jobs { $0.jobs = $1 },
    .value(
      "--shard",
      .word("K/N"),
      "verify only part K of N; 'merge-results' combines the JSON of all parts",
      advice: "the part and the number of parts, as in '--shard 2/5'",
      parse: Shard.init(_:)
    ) {
      $0.shard = $1
    },
    .text("--cache", .folder, "the folder of the cache (default: ~/.cache/bodycheck)") {
      $0.cache = $1
    },
    .toggle("--no-cache", "run all scenarios without the cache") { $0.usesCache = false },
    .toggle("--separately", "compile each scenario separately, to check that nothing differs") {
      $0.isMerging = false
    },
    .choice("--configuration", "which builds to run (default: the builds that pages state)") {
      $0.configuration = $1
    },
    .choice("--profile", "the iOS version whose behavior to imitate, whatever scenarios name") {
      $0.profile = $1
    },
    .sdk { $0.sdk = $1 },
    .content { $0.content = $1 },
    .trustsPages { $0.trustsPages = true },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    try checkFixing(options, in: context)
    let start = ContinuousClock.now
    var context = context
    if let cache = options.cache {
      context.cachePlace = CachePlace(named: context.absolute(cache), checkout: context.checkout)
    }
    let progress = ProgressLine(in: context)
    let folder = SiteFolder(content: options.content, paths: operands, context: context)
    let verifier = Verifier(
      runner: try context.scenarioRunner(
        context.toolchain(),
        usesCache: options.usesCache,
        trustsPages: options.trustsPages
      ),
      programs: folder.programs,
      jobs: options.jobs ?? context.cores,
      choice: options.configuration,
      profile: options.profile?.rawValue,
      sdk: options.sdk,
      shard: options.shard,
      isMerging: options.isMerging,
      progress: { progress.show($0) }
    )
    var (site, pages) = try folder.read()
    var results = verifier.results(for: pages)
    if options.fixes {
      let changes = try folder.fix(pages, results)
      progress.clear()
      report(changes, options.format, context)
      if !changes.isEmpty {
        (site, pages) = try folder.read()
        results = verifier.results(for: pages)
      }
    }
    progress.clear()
    let pageFindings = folder.findings(site, of: pages)
    guard !pages.allSatisfy(\.scenarios.isEmpty) || pageFindings.hasErrors else {
      throw ArgumentProblem.noScenarios(operands)
    }
    var report = VerificationReport(
      results,
      of: pages,
      pageFindings: pageFindings,
      shard: options.shard
    )
    report.missingConfinement = context.abilities.missing
    let style = DiagnosticFormat(isColored: context.isColored)
    let write = options.format == .github ? context.writeCommands : context.write
    write(
      report.text(
        in: options.format,
        style: style,
        elapsed: seconds(since: start),
        isQuiet: context.isQuiet,
        nameOnGitHub: context.nameOnGitHub
      )
    )
    let isWarned = report.findings.fails(isStrict: options.isStrict)
    return ReportSummary(report).isClean && !isWarned ? .success : .findings
  }

  private static func checkFixing(_ options: Options, in context: Context) throws {
    guard options.fixes else { return }
    if let setting = options.profile?.rawValue ?? options.sdk?.rawValue {
      throw ArgumentProblem.fixForSetting(
        setting,
        flag: options.profile == nil ? "--sdk" : "--profile"
      )
    }
    if context.isContinuousIntegration, !options.isForced {
      throw ArgumentProblem.fixInContinuousIntegration
    }
  }

  /// If the output is a document, the changes go to standard error, so that the document stays valid.
  private static func report(
    _ changes: [PageRewriting.Change],
    _ format: VerificationFormat,
    _ context: Context
  ) {
    let lines = changes.map { change in
      "rewrote \(change.location): \(short(change.old)) → \(short(change.new))\n"
    }
    let text = lines.joined() + (lines.isEmpty ? "" : "\n")
    if format.isDocument { context.writeError(text) } else { context.write(text) }
  }

  /// A rewritten text, shortened to one line.
  private static func short(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    return lines.count > 1 ? "\(lines.count) lines" : "'\(lines.first ?? "")'"
  }
}
