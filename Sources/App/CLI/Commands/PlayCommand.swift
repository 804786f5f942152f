import DevServer
import Diagnostics
import FileSystem
import FoundationEssentials
import Glibc
import Guidelines
import ScenarioTrace
import Threads
import Verification

/// `bodycheck play`: a window on a running program.
enum PlayCommand: Command {
  struct Options: Sendable {
    var program = ProgramChoice()
    var content = "content"
    var port: UInt16 = 8010
    var profile: Profile?
    var sdk: Sdk?
    var opens = false
    var isStrict = false
    var trustsPages = false
  }

  static let name = "play"
  static let summary = "operate a running SwiftUI program in a browser and see what updates"
  static let operands = Operands.oneOrMore(.file("PATH"))
  static let defaults = Options()

  static let flags: [Flag<Options>] =
    Flag.program(\.program) + [
      .port("--port", "where to listen, or the next free one (default: 8010)") { $0.port = $1 },
      .profile { $0.profile = $1 },
      .sdk { $0.sdk = $1 },
      .content { $0.content = $1 },
      .open { $0.opens = true },
      .strict { $0.isStrict = true },
      .trustsPages { $0.trustsPages = true },
    ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let toolchain = try context.toolchain()
    let read = try reader(operands, options, toolchain.version, in: context)
    let program = try read()
    let runner = try context.scenarioRunner(
      toolchain,
      usesCache: false,
      trustsPages: options.trustsPages
    )
    // A theme of the program's own folder could operate the program.
    let assets = try context.theme(context.installedTheme).assets
    return try withTemporaryDirectory { folder in
      let session = PlaySession(
        runner: runner,
        profile: options.profile,
        folder: folder,
        read: read
      )
      // Only who knows the address can operate the program.
      let token = (0..<16).map { _ in String(UInt8.random(in: 16 ... .max), radix: 16) }.joined()
      let pages = PlayPages(
        token: token,
        program: program,
        session: session,
        assets: Dictionary(assets.map { ($0.path, $0.bytes) }) { first, _ in first }
      )
      let listener = try Listener(port: options.port)
      let address = "http://127.0.0.1:\(listener.port)/\(token)/"
      context.write("'\(program.name)' is at \(address) until you press Ctrl-C.\n")
      let notes = program.notes.filter { $0.id == ProgramSources.outsideID }
      context.writeError(DiagnosticFormat(isColored: context.isColored).text(notes))
      if options.opens { context.showInBrowser(address) }
      let revision = Revision()
      let files = playedFiles(operands, program, options, in: context)
      try startThread {
        var saved = SavedFiles(files)
        while true {
          saved = saved.next()
          session.forget()
          revision.advance()
        }
      }
      try listener.serve(SiteService(revision: revision) { pages.file(at: $0) })
    }
  }

  /// Lists the files that the program is made of, and those beside them in the folders that the user named.
  private static func playedFiles(
    _ operands: [String],
    _ program: UserProgram,
    _ options: Options,
    in context: Context
  ) -> @Sendable () -> [String] {
    let sources = Set(program.sources.map { context.absolute($0.path) })
    let folder = SiteFolder(content: options.content, paths: [], context: context)
    let isPage = operands.count == 1 && context.isPage(operands[0])
    let page =
      isPage ? try? ExplainCommand.scenario(operands[0], content: options.content, context).0 : nil
    let named = (operands + (options.program.responses.map { [$0] } ?? [])).map(context.absolute)
    return {
      let folders =
        isPage
        ? folder.programs.folders(of: page.map { [$0] } ?? [])
        : named.map(normalized).map { $0.hasSuffix(".xcodeproj") ? $0 + "/.." : $0 }
      return sources.union(folders.flatMap { ProgramDisk(for: [$0]).files(below: normalized($0)) })
        .sorted()
    }
  }

  /// What reads the program again after each save.
  private static func reader(
    _ operands: [String],
    _ options: Options,
    _ toolchain: String,
    in context: Context
  ) throws -> @Sendable () throws -> UserProgram {
    let settings = UserProgram.Settings(
      configuration: .debug,
      profile: options.profile,
      sdk: options.sdk,
      toolchain: toolchain,
      isStrict: options.isStrict
    )
    guard operands.count == 1, context.isPage(operands[0]) else {
      return {
        try UserProgram(
          context.sources(at: operands, options.program),
          choice: options.program.root,
          steps: [],
          settings: settings
        )
      }
    }
    try options.program.checkUnused(for: operands[0])
    return {
      let (page, scenario) = try ExplainCommand.scenario(
        operands[0],
        content: options.content,
        context
      )
      let folder = SiteFolder(content: options.content, paths: [], context: context)
      var settings = settings
      settings.isStrict = true
      settings.languageMode = scenario.statedLanguageMode
      settings.profile = settings.profile ?? scenario.profile.flatMap(Profile.init(rawValue:))
      settings.sdk = settings.sdk ?? scenario.sdk
      return try UserProgram(
        folder.programs.whole(scenario, on: page),
        choice: RootChoice(scenario.root),
        steps: scenario.steps(for: .debug),
        settings: settings
      )
    }
  }
}
