import DevServer
import Diagnostics
import Glibc
import Guidelines
import Threads
import Verification

/// `bodycheck serve`: shows the site in a browser while you edit its pages.
enum ServeCommand: Command {
  struct Options: Sendable {
    var content = "content"
    var theme: String?
    var host = "127.0.0.1"
    var port: UInt16 = 8000
    var jobs: Int?
    var opens = false
    var trustsPages = false
  }

  static let name = "serve"
  static let summary = "serve the site and update it after every save"
  static let operands = Operands.none
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .port("--port", "the port, or the next free one (default: 8000)") { $0.port = $1 },
    .text(
      "--host",
      .word("ADDRESS"),
      "the address to listen on, such as 0.0.0.0 in a container (default: 127.0.0.1)"
    ) {
      $0.host = $1
    },
    .content { $0.content = $1 },
    .theme { $0.theme = $1 },
    .jobs { $0.jobs = $1 },
    .open { $0.opens = true },
    .trustsPages { $0.trustsPages = true },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let toolchain = try context.toolchain(needsCompiler: false)
    let source = PreviewSource(
      folder: SiteFolder(content: options.content, paths: [], context: context),
      theme: options.theme
    )
    // Created before the pages are read, so that no change in between is missed.
    let watcher = fileWatcher(of: source.watched)
    let programs = source.folder.programs
    let verifier = Verifier(
      runner: try context.scenarioRunner(
        toolchain,
        usesCache: true,
        trustsPages: options.trustsPages
      ),
      programs: programs,
      jobs: options.jobs ?? context.cores
    )
    let preview = try Preview(
      source: source,
      engine: { Program.engine(toolchain, for: $0) },
      verify: { verifier.results(for: $0) }
    )
    watcher.roots += programs.folders(of: preview.snapshot.pages)
    let listener = try Listener(address: options.host, port: options.port)
    context.writeError(toolchain.message(unverified: 0, of: 0))
    context.write(announcement(of: listener.port, options))
    if options.opens { context.showInBrowser("http://localhost:\(listener.port)/") }
    try startThread {
      do {
        while true {
          let changed = try watcher.next()
          watcher.roots = source.watched + programs.folders(of: preview.snapshot.pages)
          preview.update(changed)
        }
      } catch {
        context.writeError("bodycheck: \(error)\n")
      }
    }
    try startThread {
      // Rendering a saved page has priority. On Linux this affects this thread and the children it starts.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
      preview.keepVerifying { context.write(report($0, $1, in: context)) }
    }
    try listener.serve(SiteService(revision: preview.revision) { preview.snapshot.file(at: $0) })
  }

  private static func announcement(of port: UInt16, _ options: Options) -> String {
    let requested = options.port
    let note = port == requested || requested == 0 ? "" : "Port \(requested) is in use.\n"
    let isLocal = options.host.hasPrefix("127.")
    let warning = isLocal ? "" : "Other machines can reach the site at \(options.host).\n"
    return note + warning + "The site is at http://localhost:\(port)/ until you press Ctrl-C.\n"
  }

  /// The current findings, and how many of the latest results are verified.
  private static func report(
    _ snapshot: PreviewSnapshot,
    _ results: [ScenarioResult],
    in context: Context
  ) -> String {
    let problem = snapshot.readingProblem.map { "bodycheck: \($0)\n" } ?? ""
    let findings = DiagnosticFormat(isColored: context.isColored).text(snapshot.findings)
    let verified = results.count { $0.status == .verified }
    let summary = "\(verified) of \(count(results.count, "scenario")) verified\n"
    return (findings.isEmpty ? "" : "\n" + findings + "\n") + problem + summary
  }
}
