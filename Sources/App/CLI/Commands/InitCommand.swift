import Diagnostics
import FoundationEssentials
import Guidelines
import Verification

/// `bodycheck init`: creates a new knowledge base, with a page about an app if one is named.
enum InitCommand: Command {
  struct Options: Sendable {
    var app: String?
    var target: String?
    var trustsPages = false
  }

  static let name = "init"
  static let summary = "create a knowledge base, or a page with the counts of an app"
  static let operands = Operands.one(.folder)
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .text(
      "--app",
      .file("PATH"),
      "write a page with the screens of an app: a file, folder, package or Xcode project"
    ) {
      $0.app = $1
    },
    .target { $0.target = $1 },
    .trustsPages { $0.trustsPages = true },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    var context = context
    context.folder = context.startFolder
    let folder = operands[0]
    let isHere = [".", "./"].contains(folder)
    let place = isHere ? "" : folder + "/"
    var files = [("content/index.md", home), (".gitignore", "/.bodycheck/\n/public/\n")]
    var page: String?
    if let app = options.app {
      let written = try appPage(app, options, folder: folder, in: context)
      guard let text = written.text else {
        context.write(DiagnosticFormat(isColored: context.isColored).text(written.findings))
        context.writeError("bodycheck: nothing was written, because the app does not run\n")
        return .findings
      }
      context.writeError(DiagnosticFormat(isColored: context.isColored).text(written.findings))
      page = written.path
      let isBase = FileManager.default.fileExists(
        atPath: context.absolute(place + "content/index.md")
      )
      files = (isBase ? [] : files) + [(written.path, text)]
    } else {
      let guideline = NewPage(title: "Give views only what they show", topic: "Inputs")
      files.insert(("content/guidelines/\(guideline.name).md", guideline.text), at: 1)
    }
    for (path, text) in files {
      if path == ".gitignore", page != nil,
        FileManager.default.fileExists(atPath: context.absolute(place + path))
      {
        continue
      }
      try context.create(place + path, text)
      context.note("wrote \(place + path)\n")
    }
    let code = try page.map { try verify($0, options, folder: folder, in: context) } ?? .success
    context.note(
      """
      Next, run\(isHere ? "" : "\n  cd \(shellWord(folder))")
        bodycheck verify
        bodycheck serve

      """
    )
    return code
  }

  /// Operates the app and describes its screens.
  /// - Returns: The page's path in the knowledge base, and its text unless the app does not run.
  private static func appPage(
    _ app: String,
    _ options: Options,
    folder: String,
    in context: Context
  ) throws -> (path: String, text: String?, findings: [Diagnostic]) {
    let base = base(folder, in: context)
    let whole = normalized(context.absolute(app))
    let programs = SiteFolder(content: "content", paths: [], context: base).programs
    guard programs.mayRead(whole) else { throw FileProblem.appOutside(app, folder) }
    let sources = try programs.sources(at: whole, target: options.target)
    let toolchain = try context.toolchain()
    let screens = try AppScreens(
      of: sources,
      .init(configuration: .debug, toolchain: toolchain.version, isStrict: true),
      by: context.scenarioRunner(toolchain, usesCache: false, trustsPages: options.trustsPages),
      limit: .init(end: .now + .seconds(60)),
      focus: (AdviceSource(in: context)?.advisor, AppPage.maxSteps)
    )
    let slug = NewPage(title: sources.name).name
    let path = "content/screens/\(slug.isEmpty ? "app" : slug).md"
    guard !screens.screens.isEmpty else { return (path, nil, screens.findings) }
    let page = AppPage(
      name: sources.name,
      path: relative(whole, to: base.folder + "/content/screens"),
      target: options.target,
      screens: screens
    )
    return (path, page.text, sources.outsideNotes)
  }

  /// Verifies the new page, as `verify` does.
  private static func verify(
    _ page: String,
    _ options: Options,
    folder: String,
    in context: Context
  ) throws -> ExitCode {
    var verification = VerifyCommand.defaults
    verification.trustsPages = options.trustsPages
    return try VerifyCommand.run(verification, operands: [page], in: base(folder, in: context))
  }

  /// The context of a command inside the knowledge base.
  private static func base(_ folder: String, in context: Context) -> Context {
    var base = context
    base.folder = normalized(
      folder.hasPrefix("/") ? folder : context.startFolder + "/" + folder
    )
    base.startFolder = base.folder
    return base
  }

  private static let home = """
    ---
    title: SwiftUI performance, measured
    summary: What we have learned about SwiftUI's performance, with verified counts.
    name: Our guidelines
    language: en
    ---

    # SwiftUI performance, measured

    Every count on this site was measured by running the program beside it.

    ## Inputs

    """
}
