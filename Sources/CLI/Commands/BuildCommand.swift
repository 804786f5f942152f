import Diagnostics
import Foundation
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
  }

  static let name = "build"
  static let summary = "verify the pages and write the site"
  static let operands = ""
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .text("--content", "FOLDER", "where the pages are (default: content)") { $0.content = $1 },
    .text("--theme", "FOLDER", "what they look like (default: themes/default)") { $0.theme = $1 },
    .text("--output", "FOLDER", "where the site goes (default: public)") { $0.output = $1 },
    .text("--base-url", "URL", "where the site will be published, for canonical addresses") {
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
    let folder = SiteFolder(content: options.content, paths: [], context: context)
    let toolchain = try context.toolchain(needsCompiler: !options.usesCache)
    let inputs = BuildInputs(options, of: folder, toolchain: toolchain)
    let output = URL(fileURLWithPath: context.absolute(options.output)).standardizedFileURL
    let memory = BuildMemory(
      cacheFolder: options.usesCache ? context.cacheFolder : nil,
      output: output.path
    )
    if let last = memory.stamp, last.inputs == inputs.all {
      context.writeError(last.findings)
      context.write(last.summary)
      return .success
    }
    let outlines = memory.outlines(origin: inputs.origin)
    let (site, pages) = try folder.read(outlines)
    let outlined = PageOutlines(of: pages)
    if outlined != outlines { memory.store(outlined, origin: inputs.origin) }
    let theme = try context.theme(options.theme)
    let verifier = Verifier(
      runner: context.scenarioRunner(toolchain, usesCache: options.usesCache),
      jobs: options.jobs ?? context.cores
    )
    let results = verifier.results(for: pages)
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
      engine: Program.engine(toolchain),
      history: folder.history
    )
    let (rendered, written) = try write(to: output, after: memory) { last, sink in
      try RenderedSite(
        site,
        results: known,
        theme: theme,
        options: renderOptions,
        origin: inputs.origin,
        reusing: last,
        to: sink
      )
    }
    let summary = summary(rendered, results, options)
    context.write(summary)
    if inputs.areSettled, let written {
      // What did not hold may hold the next time: a program may have run out of time.
      let stamp = BuildStamp(inputs: inputs.all, findings: told, summary: summary)
      memory.store(
        rendered.memory.parts,
        index: rendered.memory.search?.bytes,
        holds && unverified.isEmpty ? stamp : nil,
        of: written
      )
    }
    return unverified.isEmpty || options.allowsFailures ? .success : .findings
  }

  /// Writes a site of which only what differs from the last one has been rendered.
  /// - Returns: The site, and its folder unless something else has changed that meanwhile.
  private static func write(
    to output: URL,
    after memory: BuildMemory,
    _ render: (RenderMemory, @escaping FileSink) throws -> RenderedSite
  ) throws -> (site: RenderedSite, folder: FolderState?) {
    let writer = SiteWriter(output: output)
    let last = RenderMemory(parts: memory.parts, search: memory.index.flatMap(SearchMemory.init))
    do {
      return try writer.write(of: memory.site) { sink in
        let site = try render(last, sink)
        return (site, site.kept)
      }
    } catch SiteWriterProblem.changedMeanwhile {
      return try writer.write(anew: true) { sink in (try render(RenderMemory(), sink), []) }
    }
  }

  private static func summary(
    _ site: RenderedSite,
    _ results: [ScenarioResult],
    _ options: Options
  ) -> String {
    let verified = results.count { $0.status == .verified }
    return "\(options.output): \(count(site.fileCount + site.kept.count, "file"))"
      + ", \(verified) of \(count(results.count, "scenario")) verified\n"
  }
}
