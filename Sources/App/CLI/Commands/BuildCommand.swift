import Diagnostics
import FileSystem
import FoundationEssentials
import Guidelines
import SiteRenderer
import Verification

/// `bodycheck build`: verifies the pages and writes the site.
enum BuildCommand: Command {
  struct Options: Sendable {
    var content = "content"
    var theme: String?
    var output = "public"
    var baseURL: String?
    var isStrict = false
    var allowsFailures = false
    var usesCache = true
    var jobs: Int?
    var opens = false
    var trustsPages = false
  }

  static let name = "build"
  static let summary = "verify the pages and write the site"
  static let operands = Operands.none
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .content { $0.content = $1 },
    .theme { $0.theme = $1 },
    .text("--output", .folder, "the folder of the site (default: public)") { $0.output = $1 },
    .address("--base-url", "where the site is published, if not at the home page's 'address'") {
      $0.baseURL = $1
    },
    .toggle("--strict", "treat warnings as errors") { $0.isStrict = true },
    .toggle("--allow-failures", "publish counts that differ, marked as such") {
      $0.allowsFailures = true
    },
    .toggle("--no-cache", "run all scenarios without the cache") { $0.usesCache = false },
    .jobs { $0.jobs = $1 },
    .open { $0.opens = true },
    .trustsPages { $0.trustsPages = true },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let folder = SiteFolder(content: options.content, paths: [], context: context)
    let output = URL(fileURLWithPath: context.absolute(options.output)).standardizedFileURL
    try context.checkLinks(onTheWayTo: output.path)
    let content = URL(fileURLWithPath: context.absolute(options.content)).standardizedFileURL
    if output.path.hasPrefix(content.path + "/") {
      throw ArgumentProblem.outputInContent(options.output)
    }
    let site = try folder.reader().site()
    if site.pages.isEmpty { throw ArgumentProblem.noPages(options.content) }
    let theme = try context.theme(options.theme)
    let toolchain = try context.toolchain(
      needsCompiler: !options.usesCache,
      needsVersion: site.pages.contains { !$0.scenarios.isEmpty }
    )
    let verifier = Verifier(
      runner: try context.scenarioRunner(
        toolchain,
        usesCache: options.usesCache,
        trustsPages: options.trustsPages
      ),
      programs: folder.programs,
      jobs: options.jobs ?? context.cores
    )
    let results = verifier.results(for: site.pages)
    let findings = Set(site.diagnostics + theme.diagnostics + results.flatMap(\.findings)).sorted()
    if !findings.isEmpty {
      context.writeError(DiagnosticFormat(isColored: context.isColored).text(findings) + "\n")
    }
    let known = results.filter { $0.outcome != .noCompiler }
    let unverified = results.count - known.count
    context.writeError(toolchain.message(unverified: unverified, of: results.count))
    let holds = known.allSatisfy { $0.status == .verified }
    if !holds || findings.fails(isStrict: options.isStrict), !options.allowsFailures {
      context.writeError("bodycheck: nothing was written: fix the findings above")
      context.writeError(", or use '--allow-failures' to publish counts that differ\n")
      return .findings
    }
    let (repository, history) = (folder.repository, folder.history)
    let isPublishing = context.environment["GITHUB_ACTIONS"] == "true"
    let renderOptions = RenderOptions(
      baseURL: options.baseURL ?? site.home?.frontMatter[.address]
        ?? (isPublishing ? repository?.pagesAddress : nil),
      engine: Program.engine(toolchain, for: site.pages),
      history: history,
      repository: repository
    )
    let files = try SiteWriter(output: output).write { receive in
      try render(site, results: known, theme: theme, options: renderOptions, to: receive)
    }
    if let problem = history.problem {
      context.note("The pages have no dates, and the site no feed: \(problem)\n")
    }
    let verified = results.count { $0.status == .verified }
    context.note(
      "\(options.output): \(count(files, "file"))"
        + ", \(verified) of \(count(results.count, "scenario")) verified\n"
    )
    if options.opens { context.showInBrowser("file://\(output.path)/index.html") }
    return unverified == 0 || options.allowsFailures ? .success : .findings
  }
}
