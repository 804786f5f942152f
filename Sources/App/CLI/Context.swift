import Diagnostics
import FileSystem
import FoundationEssentials
import SiteRenderer
import Subprocess
import Verification

/// A command's environment, and how it writes output.
package struct Context: Sendable {
  /// The environment variables.
  package var environment: [String: String]
  /// The site's root; paths of options start here.
  package var folder: String
  /// The folder in which the program was started: the site's root, or a folder inside.
  package var startFolder: String
  /// Whether only findings and problems are written.
  package var isQuiet = false
  /// Whether the user wants everything.
  package var isVerbose = false
  /// Where the engine's modules and libraries are.
  package var engineFolder: String
  /// The theme for sites without their own, if it is installed.
  package var installedTheme: String?
  /// The installed pages, if they are installed.
  package var installedContent: String?
  /// The running program's file, if it is known.
  package var program: String?
  /// Whether standard output is a terminal that shows colors.
  package var isColored: Bool
  /// Whether standard error is a terminal that allows rewriting the current line.
  package var isInteractive = false
  /// The width of the terminal in columns.
  package var columns = 80
  /// The width of what standard output goes to, or `nil` if it is no terminal.
  package var outputWidth: Int?
  /// The maximum number of concurrent scenarios unless a flag overrides it.
  package var cores: Int
  /// Where results are cached, and the folder of the key that authenticates them; `nil` for nowhere.
  package var cachePlace: CachePlace?
  package var keyPlace: CachePlace?
  /// The limits of each running scenario.
  package var limits = ProcessLimits.scenario
  /// Whether programs of pages may contain what only attacks need.
  package var trustsPages = false
  /// What the kernel can confine.
  package var abilities = KernelAbilities.current
  /// Reads standard input to its end.
  package var readInput: @Sendable () -> [UInt8] = { [] }
  /// Writes to standard output, without what GitHub's runner takes for commands; the text includes its newlines.
  package var write: @Sendable (String) -> Void
  /// Writes to standard output a text that contains commands for GitHub's runner.
  package var writeCommands: @Sendable (String) -> Void
  /// Writes to standard error in the same way as `write`.
  package var writeError: @Sendable (String) -> Void

  package init(
    environment: [String: String],
    folder: String,
    engineFolder: String,
    isColored: Bool,
    cores: Int,
    write: @escaping @Sendable (String) -> Void,
    writeError: @escaping @Sendable (String) -> Void
  ) {
    self.environment = environment
    self.folder = folder
    startFolder = folder
    self.engineFolder = engineFolder
    self.isColored = isColored
    self.cores = cores
    self.write = { write(withoutCommands($0)) }
    writeCommands = write
    self.writeError = { writeError(withoutCommands($0)) }
  }

  /// Whether the program runs in continuous integration.
  var isContinuousIntegration: Bool { environment["CI"] == "true" }

  /// A path, and the scenario that an operand such as `page.md#name` names; what exists by the whole name is a path.
  func pathAndScenario(of operand: String) -> (path: String, scenario: String?) {
    guard !FileManager.default.fileExists(atPath: absolute(operand)),
      let mark = operand.lastIndex(of: "#")
    else { return (operand, nil) }
    return (String(operand[..<mark]), String(operand[operand.index(after: mark)...]))
  }

  /// A path from the user as an absolute path: from the folder in which the program was started if
  /// something is there, else from the site's root.
  func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    let near = startFolder + "/" + path
    return FileManager.default.fileExists(atPath: near) ? near : folder + "/" + path
  }

  /// The repository around the site, or else the site's root: the files in it can be a stranger's.
  var checkout: String { KnowledgeBase.repository(around: folder) ?? folder }

  /// How GitHub names a file: by its path in the checkout, of which the site may be a part.
  func nameOnGitHub(_ path: String) -> String {
    guard let checkout = environment["GITHUB_WORKSPACE"] else { return path }
    let file = normalized(path.hasPrefix("/") ? path : folder + "/" + path)
    let root = normalized(checkout)
    return file.hasPrefix(root + "/") ? relative(file, to: root) : path
  }

  /// Writes to standard output, unless the user requested findings only.
  func note(_ text: String) {
    if !isQuiet { write(text) }
  }

  /// The context with what the common flags say.
  func with(_ flags: CommonFlags) -> Context {
    var context = self
    context.isQuiet = flags.isQuiet
    context.isVerbose = flags.isVerbose
    if flags.isQuiet { context.isInteractive = false }
    switch flags.color {
    case .auto: break
    case .always: context.isColored = true
    case .never: context.isColored = false
    }
    return context
  }
}

extension Context {
  /// The path of a site's own theme.
  static let siteTheme = "themes/default"

  /// The theme of a site: the one from a flag, its own, or the installed one.
  /// - Throws: `ThemeProblem`, or the error from reading a file.
  func theme(_ wish: String?) throws -> Theme {
    let path = themePath(wish)
    let folder = URL(fileURLWithPath: absolute(path))
    // Who writes files of the checkout does not choose the folders whose files are published.
    if wish == nil, path == Self.siteTheme, !Enclosure(themeRoot).contains(folder.path) {
      throw ThemeProblem.leadsOut(path)
    }
    return try Theme(
      readingFrom: folder,
      path: path,
      standard: installedTheme,
      checkout: themeRoot
    )
  }

  /// The folders of that theme and of its parents.
  func themeFolders(_ wish: String?) -> [String] {
    let path = themePath(wish)
    let folder = URL(fileURLWithPath: absolute(path))
    let chain = ThemeChain(
      from: folder,
      path: path,
      standard: installedTheme,
      checkout: themeRoot
    )
    return chain.folders.map(\.url.path)
  }

  /// The folder that the files of a theme inside must be in.
  private var themeRoot: String {
    let repository = KnowledgeBase.repository(around: folder)
    // A site in a hidden folder of its repository stands for itself.
    return repository.flatMap { Enclosure($0).contains(folder) ? $0 : nil } ?? folder
  }

  func themePath(_ wish: String?) -> String {
    if let wish { return wish }
    let hasOwn = FileManager.default.fileExists(atPath: absolute(Self.siteTheme))
    return hasOwn ? Self.siteTheme : installedTheme ?? Self.siteTheme
  }
}

extension Context {
  /// The compiler and the engine.
  /// - Parameters:
  ///   - needsCompiler: Whether cached runs are not enough.
  ///   - needsVersion: Whether anything must be compiled, or the version is shown.
  /// - Returns: Both; only the engine if there is no compiler and none is needed.
  /// - Throws: `ToolchainProblem`.
  func toolchain(needsCompiler: Bool = true, needsVersion: Bool = true) throws -> Toolchain {
    try Toolchain(
      environment: environment,
      engineFolder: engineFolder,
      cache: try? cache(),
      modules: KnowledgeBase.moduleCache(environment, checkout: checkout),
      needsCompiler: needsCompiler,
      needsVersion: needsVersion
    )
  }

  /// The runner for scenarios in this context.
  /// - Throws: `ConfinementProblem` where the kernel cannot confine them, unless pages are trusted.
  func scenarioRunner(
    _ toolchain: Toolchain,
    usesCache: Bool,
    trustsPages: Bool
  ) throws -> ScenarioRunner {
    let runner = try ScenarioRunner(
      toolchain: toolchain,
      environment: environment,
      cache: usesCache ? cache(isNoted: true) : nil,
      limits: limits,
      abilities: abilities,
      trustsPages: trustsPages || self.trustsPages
    )
    if trustsPages, !abilities.missing.isEmpty {
      writeError("bodycheck: \(unconfinedNotice(missing: abilities.missing))\n")
    }
    return runner
  }
}

extension Context {
  /// Creates a new file.
  /// - Throws: `FileProblem` if it already exists or cannot be written.
  func create(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: absolute(path))
    guard !FileManager.default.fileExists(atPath: url.path) else {
      throw FileProblem.exists(path)
    }
    try checkLinks(onTheWayTo: url.path)
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(text, to: url.path, named: path)
  }

  /// Replaces a file that the user names, unless a link in a checkout leads there.
  /// - Parameters:
  ///   - file: The absolute path.
  ///   - text: What it holds then.
  ///   - path: The path as the user gave it.
  /// - Throws: `FileProblem` if it cannot be written.
  func replace(_ file: String, with text: String, named path: String) throws(FileProblem) {
    try checkLinks(onTheWayTo: file)
    try write(text, to: file, named: path)
  }

  /// Writes a file as a whole or not at all.
  func write(_ text: String, to file: String, named path: String) throws(FileProblem) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw FileProblem.cannotWrite(path)
    }
  }

  /// Checks that no link in a checkout leads elsewhere from where a command writes: in the one around the site, or in one of
  /// the folders above the file.
  /// - Throws: `FileProblem.linkToOutput`.
  func checkLinks(onTheWayTo path: String) throws(FileProblem) {
    let target = normalized(path)
    for checkout in [checkout] + checkouts(above: target) {
      if let link = link(inside: checkout, onTheWayTo: target) { throw .linkToOutput(link) }
    }
  }
}

/// The folders on the way to a path, as it is written, that are checkouts.
private func checkouts(above path: String) -> [String] {
  ancestors(of: path).dropFirst()
    .filter { FileManager.default.fileExists(atPath: $0 + "/.git") }
}
