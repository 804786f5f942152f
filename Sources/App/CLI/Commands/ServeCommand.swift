import DevServer
import Diagnostics
import Glibc
import Threads
import Verification

/// `bodycheck serve`: shows the site in a browser while its pages are being written.
enum ServeCommand: Command {
  struct Options: Sendable {
    var content = "content"
    var theme: String?
    var port: UInt16 = 8000
    var jobs: Int?
  }

  static let name = "serve"
  static let summary = "show the site and follow every change of its pages"
  static let operands = ""
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .port("--port", "where to listen, or the next free one (default: 8000)") { $0.port = $1 },
    .text("--content", "FOLDER", "where the pages are (default: content)") { $0.content = $1 },
    .text("--theme", "FOLDER", "what they look like (default: themes/default)") { $0.theme = $1 },
    .count("--jobs", "how many scenarios run at once (default: one for each core)") {
      $0.jobs = $1
    },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    if let operand = operands.first {
      throw ArgumentProblem.extraOperand(operand, command: name)
    }
    let toolchain = try context.toolchain(needsCompiler: false)
    let source = PreviewSource(
      folder: SiteFolder(content: options.content, paths: [], context: context),
      theme: options.theme
    )
    // Before the pages are read, so that no change falls in between.
    let watcher = fileWatcher(of: source.watched)
    let preview = try Preview(
      source: source,
      verifier: Verifier(
        runner: context.scenarioRunner(toolchain, usesCache: true),
        jobs: options.jobs ?? context.cores
      ),
      toolchain: toolchain
    )
    let listener = try Listener(port: options.port)
    context.writeError(toolchain.message(unverified: 0, of: 0))
    context.write(announcement(of: listener.port, wished: options.port))
    try startThread {
      while true {
        let changed = watcher.next()
        if source.maySelectFolders(changed) { watcher.follow(source.watched) }
        preview.update(changed)
      }
    }
    try startThread {
      // Showing a save comes first. On Linux this concerns the thread and the children it starts.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
      preview.keepVerifying { tell($0, $1, in: context) }
    }
    listener.serve(SiteService(revision: preview.revision) { preview.file(at: $0) })
  }

  private static func announcement(of port: UInt16, wished: UInt16) -> String {
    let note = port == wished || wished == 0 ? "" : "Port \(wished) is in use.\n"
    return note + "The site is at http://localhost:\(port)/ until you press Ctrl-C.\n"
  }

  private static func tell(_ findings: [Diagnostic], _ summary: String, in context: Context) {
    let words = DiagnosticFormat(isColored: context.isColored).text(findings)
    context.write((words.isEmpty ? "" : "\n" + words + "\n") + summary + "\n")
  }
}
