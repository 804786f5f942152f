import Diagnostics
import FoundationEssentials
import Guidelines
import SiteRenderer
import Threads
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

    /// All of them, for a fingerprint.
    var texts: [String] {
      let flags = [isStrict, allowsFailures, usesCache].map { $0 ? "on" : "off" }
      return [content, theme ?? "", output, baseURL ?? "", jobs.map(String.init) ?? ""] + flags
    }
  }

  static let name = "build"
  static let summary = "verify the pages and write the site"
  static let operands = ""
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .text("--content", "FOLDER", "where the pages are (default: content)") { $0.content = $1 },
    .text("--theme", "FOLDER", "what they look like (default: themes/default)") { $0.theme = $1 },
    .text("--output", "FOLDER", "where the site goes (default: public)") { $0.output = $1 },
    .address("--base-url", "where the site will be published, for canonical addresses") {
      $0.baseURL = $1
    },
    .toggle("--strict", "take warnings for errors") { $0.isStrict = true },
    .toggle("--allow-failures", "publish counts that differ, marked as such") {
      $0.allowsFailures = true
    },
    .toggle("--no-cache", "run everything, remember nothing") { $0.usesCache = false },
    .count("--jobs", "how many scenarios run at once (default: one for each core)") {
      $0.jobs = $1
    },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    if let operand = operands.first {
      throw ArgumentProblem.extraOperand(operand, command: name)
    }
    do {
      return try build(options, in: context)
    } catch ContentProblem.changedMeanwhile {
      return try build(options, in: context, readsAll: true)
    }
  }

  /// Builds once.
  ///
  /// Where every page is to be read, those are too that are known.
  private static func build(
    _ options: Options,
    in context: Context,
    readsAll: Bool = false
  ) throws -> ExitCode {
    let folder = SiteFolder(content: options.content, paths: [], context: context)
    let needsCompiler = !options.usesCache
    let output = URL(fileURLWithPath: context.absolute(options.output)).standardizedFileURL
    let ((found, inputs), memory) = try concurrently(
      {
        let found = try context.toolchain(needsCompiler: needsCompiler, needsVersion: false)
        return (found, BuildInputs(options, of: folder, toolchain: found))
      },
      {
        let cacheFolder = options.usesCache ? context.cacheFolder : nil
        return BuildMemory(cacheFolder: cacheFolder, output: output.path)
      }
    )
    if let last = memory.stamp, last.inputs == inputs.all {
      context.writeError(last.findings)
      context.write(last.summary)
      return .success
    }
    let reader = try folder.reader(inputs.content)
    let (site, (theme, history, last)) = try concurrently(
      {
        let outlines = readsAll ? PageOutlines() : memory.outlines(origin: inputs.origin)
        let site = try reader.site(outlines)
        let outlined = reader.outlines(of: site, after: outlines)
        if !outlined.isSame(as: outlines) { memory.store(outlined, origin: inputs.origin) }
        return site
      },
      {
        let history = folder.history(inputs.history, usesCache: options.usesCache)
        return (try context.theme(options.theme), history, RenderMemory(of: memory))
      }
    )
    let hasScenarios = site.pages.contains { !$0.scenarios.isEmpty }
    let toolchain = hasScenarios ? try context.toolchain(needsCompiler: needsCompiler) : found
    let verifier = Verifier(
      runner: context.scenarioRunner(toolchain, usesCache: options.usesCache),
      jobs: options.jobs ?? context.cores
    )
    let results = verifier.results(for: site.pages)
    let findings = Set(site.diagnostics + theme.diagnostics + results.flatMap(\.findings)).sorted()
    let unverified = results.filter { $0.outcome == .noCompiler }
    let known = results.filter { $0.outcome != .noCompiler }
    let told =
      (findings.isEmpty ? "" : DiagnosticFormat(isColored: context.isColored).text(findings) + "\n")
      + toolchain.words(unverified: unverified.count, of: results.count)
    context.writeError(told)
    let holds = known.allSatisfy { $0.status == .verified }
    if !holds || findings.fails(isStrict: options.isStrict), !options.allowsFailures {
      context.writeError("bodycheck: nothing was written: mend the findings above")
      context.writeError(", or give '--allow-failures' to publish them as such\n")
      return .findings
    }
    let renderOptions = RenderOptions(
      baseURL: options.baseURL,
      engine: Program.engine(toolchain, for: site.pages),
      history: history
    )
    let (built, written) = try write(to: output, after: memory, last) { last, sink in
      let rendered = try RenderedSite(
        site,
        results: known,
        theme: theme,
        options: renderOptions,
        origin: inputs.origin,
        reusing: last,
        to: sink
      )
      if let page = site.pages.first(where: \.isOutdated) {
        throw ContentProblem.changedMeanwhile(page.path)
      }
      return rendered
    }
    let summary = summary(built, results, options)
    context.write(summary)
    if inputs.areSettled, let written {
      // What did not hold may hold the next time: a program may have run out of time.
      let stamp = BuildStamp(inputs: inputs.all, findings: told, summary: summary)
      memory.store(
        built.memory,
        holds && unverified.isEmpty ? stamp : nil,
        of: written.state,
        written.spare
      )
    }
    return unverified.isEmpty || options.allowsFailures ? .success : .findings
  }

  /// What is left of a rendered site whose files are written.
  private struct BuiltSite: Sendable {
    let fileCount: Int
    let memory: [UInt8]

    init(_ site: RenderedSite) {
      fileCount = site.fileCount + site.kept.count
      memory = site.memory.bytes
    }
  }

  /// Writes a site of which only what differs from the last one has been rendered.
  /// - Returns: The site, and its folder unless something else has changed that meanwhile.
  private static func write(
    to output: URL,
    after memory: BuildMemory,
    _ last: RenderMemory,
    _ render: (RenderMemory, @escaping FileSink) throws -> RenderedSite
  ) throws -> (site: BuiltSite, written: WrittenSite?) {
    let writer = SiteWriter(output: output, spare: memory.spareFolder)
    let known = WrittenSite(state: memory.site, spare: memory.spare)
    do {
      return try writer.write(of: known) { sink in
        let site = try render(last, sink)
        return (site, site.kept)
      } conclude: {
        BuiltSite($0)
      }
    } catch SiteWriterProblem.changedMeanwhile {
      return try writer.write(anew: true) { sink in
        (try render(RenderMemory(), sink), [])
      } conclude: {
        BuiltSite($0)
      }
    }
  }

  private static func summary(
    _ site: BuiltSite,
    _ results: [ScenarioResult],
    _ options: Options
  ) -> String {
    let verified = results.count { $0.status == .verified }
    return "\(options.output): \(count(site.fileCount, "file"))"
      + ", \(verified) of \(count(results.count, "scenario")) verified\n"
  }
}

extension RenderMemory {
  /// What is remembered of the site as it is; nothing where nothing is.
  fileprivate init(of memory: BuildMemory) {
    self = memory.rendering.flatMap { RenderMemory($0) } ?? RenderMemory()
  }
}
