import FoundationEssentials
import SiteRenderer
import Subprocess
import Verification

/// What a command knows about where it runs, and how it writes output.
package struct Context: Sendable {
  /// The environment variables.
  package var environment: [String: String]
  /// The folder that relative paths start from: the site's root.
  package var folder: String
  /// Where the engine's modules and libraries are.
  package var engineFolder: String
  /// The theme of sites that have none of their own, if there is one.
  package var installedTheme: String?
  /// The running program's file, if it is known.
  package var program: String?
  /// Whether standard output is a terminal that shows colors.
  package var isColored: Bool
  /// Whether standard error is a terminal whose current line can be rewritten.
  package var isInteractive = false
  /// How wide the terminal is.
  package var columns = 80
  /// How many scenarios may run at once unless a flag says otherwise.
  package var cores: Int
  /// Where results of earlier runs are kept.
  package var cacheFolder: String
  /// What each running scenario may use.
  package var limits = ProcessLimits.scenario
  /// Writes to standard output; the text carries its own newlines.
  package var write: @Sendable (String) -> Void
  /// Writes to standard error; the text carries its own newlines.
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
    self.engineFolder = engineFolder
    self.isColored = isColored
    self.cores = cores
    self.write = write
    self.writeError = writeError
    cacheFolder = folder + "/.bodycheck/cache"
  }

  /// Whether the program runs for a continuous integration service.
  var isContinuousIntegration: Bool { environment["CI"] == "true" }

  /// A path as the user gave it, from the site's root.
  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }
}

extension Context {
  /// The theme that a site has of its own, if it is there.
  static let siteTheme = "themes/default"

  /// The theme of a site: the one that a flag names, its own, or the installed one.
  /// - Throws: `ThemeProblem`, or what reading a file threw.
  func theme(_ wish: String?) throws -> Theme {
    let path = themePath(wish)
    return try Theme(readingFrom: URL(fileURLWithPath: absolute(path)), path: path)
  }

  /// The folders of that theme and of those that it takes the rest from.
  func themeFolders(_ wish: String?) -> [String] {
    let path = themePath(wish)
    let chain = ThemeChain(from: URL(fileURLWithPath: absolute(path)), path: path)
    return chain.folders.map(\.url.path)
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
  ///   - needsVersion: Whether anything is to be compiled, or the version is to be shown.
  /// - Returns: Both; the engine alone where there is no compiler and none is needed.
  /// - Throws: `ToolchainProblem`.
  func toolchain(needsCompiler: Bool = true, needsVersion: Bool = true) throws -> Toolchain {
    try Toolchain(
      environment: environment,
      engineFolder: engineFolder,
      cacheFolder: cacheFolder,
      needsCompiler: needsCompiler,
      needsVersion: needsVersion
    )
  }

  /// What compiles and runs scenarios here.
  func scenarioRunner(_ toolchain: Toolchain, usesCache: Bool) -> ScenarioRunner {
    ScenarioRunner(
      toolchain: toolchain,
      environment: environment,
      cacheFolder: usesCache ? cacheFolder : nil,
      limits: limits
    )
  }
}

extension Context {
  /// Writes a file that was not there before.
  /// - Throws: `FileProblem` if it is there or cannot be written.
  func create(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: absolute(path))
    guard !FileManager.default.fileExists(atPath: url.path) else {
      throw FileProblem.exists(path)
    }
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw FileProblem.cannotWrite(path)
    }
  }
}
