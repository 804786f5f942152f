import FileSystem
import FoundationEssentials
import Subprocess

/// The Swift compiler and the engine that scenarios are compiled against.
package struct Toolchain: Equatable, Sendable {
  /// The first `swiftc` on PATH; `nil` if there is none, so that all runs come from the cache.
  package let compiler: String?
  /// The version that `swiftc --version` prints, such as `6.3.1`; empty if it is not needed, or if no
  /// compiler has ever been found.
  package let version: String
  /// The toolchain's `usr` folder, or `nil` if it is not needed or the compiler does not report it.
  package let root: String?
  /// Where the compiler keeps the C modules that it has built, or `nil` for nowhere.
  let moduleCache: ModuleCache?
  /// The folder that holds the engine's modules and libraries.
  package let engineFolder: String
  /// A hash of everything in the engine that a scenario's result may depend on.
  package let engineDigest: String

  /// The oldest compiler whose standard library has the executor interface that the engine uses.
  static let oldestVersion = "6.3"

  /// Finds the compiler and the engine.
  ///
  /// Starts the compiler only if its version is not cached or the compiler has changed.
  /// - Parameters:
  ///   - environment: The environment; PATH determines the compiler.
  ///   - engineFolder: The build folder of the running program and the engine.
  ///   - cacheFolder: Where answers about unchanged files are cached, or `nil` to cache nothing.
  ///   - moduleCacheFolder: Where built C modules are cached, or `nil` to build them for each compilation.
  ///   - needsCompiler: Whether a missing compiler is an error. If not, the version of the last one is used
  ///     to find its cached results.
  ///   - needsVersion: Whether to determine the compiler's version.
  /// - Throws: `ToolchainProblem`.
  package init(
    environment: [String: String],
    engineFolder: String,
    cacheFolder: String?,
    moduleCacheFolder: String? = nil,
    needsCompiler: Bool = true,
    needsVersion: Bool = true
  ) throws {
    let compiler = firstExecutable(named: "swiftc", in: environment["PATH"] ?? "")
    if compiler == nil, needsCompiler { throw ToolchainProblem.compilerNotFound }
    let answers = ResultCache(folder: cacheFolder).answers
    let engine = try engineFiles(in: engineFolder)
    let frontend = compiler.flatMap(frontend(of:))
    if let compiler, needsVersion {
      let ask = { try askedInformation(of: compiler.path, environment: environment) }
      // A launcher may choose a different compiler each time.
      let information =
        if let frontend {
          try answers.entry(
            ResultCache.key(of: "target", about: [compiler, frontend]),
            orMake: ask
          )
        } else {
          try ask()
        }
      version = swiftVersion(in: information) ?? ""
      root = toolchainRoot(in: information)
      guard isVersion(version, atLeast: Self.oldestVersion) else {
        throw ToolchainProblem.compilerTooOld(version: version, path: compiler.path)
      }
      if let needed = builderVersion(ofEngineIn: engineFolder), needed != version {
        throw ToolchainProblem.engineOfAnotherCompiler(
          needed: needed,
          version: version,
          path: compiler.path
        )
      }
      if answers[Self.lastVersion] != version { answers.store(version, as: Self.lastVersion) }
    } else {
      version = compiler == nil ? answers[Self.lastVersion] ?? "" : ""
      root = nil
    }
    engineDigest = try answers.entry(ResultCache.key(of: "engine", about: engine)) {
      try contentHash(of: engine)
    }
    // A launcher needs more than its toolchain.
    let chosen = frontend == nil ? root.map { $0 + "/bin/swiftc" } : nil
    self.compiler =
      chosen.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
      ?? compiler?.path
    moduleCache = moduleCacheFolder.map { ModuleCache(folder: $0 + "/modules") }
    self.engineFolder = engineFolder
  }

  /// The key of the most recent version.
  private static let lastVersion = ResultCache.key(of: "last version", about: [])
}

/// The version of the compiler that built an installed engine; only that one reads the engine's modules.
/// - Returns: `nil` in a build folder, where the compiler that builds is the one that is used.
package func builderVersion(ofEngineIn folder: String) -> String? {
  let text = try? String(contentsOfFile: folder + "/swift-version", encoding: .utf8)
  return text?.split(separator: "\n").first.map(String.init)
}

extension Toolchain {
  /// The folders of the libraries that every Swift program is linked with.
  var runtimeFolders: [String] { (root.map { [$0 + "/lib/swift"] } ?? []) + releasedLibraries }
  /// The folder of the libraries that a release has beside the engine; none in a build folder.
  var releasedLibraries: [String] {
    builderVersion(ofEngineIn: engineFolder) == nil ? [] : [engineFolder]
  }
  /// The folders of the compiler and of what it starts.
  var programFolders: [String] {
    let program = compiler.map { URL(fileURLWithPath: $0) }
    let folders = [program, program?.resolvingSymlinksInPath()].compactMap {
      $0?.deletingLastPathComponent().path
    }
    return folders + (root.map { [$0] } ?? [])
  }
  var engineLibrary: String { engineFolder + "/libScenarioEngine.so" }
  var macroLibrary: String { engineFolder + "/libEntryMacro.so" }
}

/// The first executable with this name in the folders of `PATH`.
package func firstExecutable(named name: String, in path: String) -> FileIdentity? {
  for folder in path.split(separator: ":") {
    let candidate = "\(folder)/\(name)"
    if FileManager.default.isExecutableFile(atPath: candidate) { return FileIdentity(candidate) }
  }
  return nil
}

/// The program that the `swiftc` command runs, or `nil` for a launcher that chooses among several.
private func frontend(of compiler: FileIdentity) -> FileIdentity? {
  let program = URL(fileURLWithPath: compiler.path).resolvingSymlinksInPath()
  return FileIdentity(program.deletingLastPathComponent().path + "/swift-frontend")
}

/// What the compiler says about itself, in JSON.
private func askedInformation(
  of compiler: String,
  environment: [String: String]
) throws -> String {
  try withTemporaryDirectory { folder in
    let process = ChildProcess(
      command: [compiler, "-print-target-info"],
      environment: compilerEnvironment(environment, folder: folder),
      folder: folder,
      limits: .compiler
    )
    let report = try process.run()
    guard report.ending == .exited(0), swiftVersion(in: report.output.text) != nil else {
      let lines = (report.errors.text + "\n" + report.output.text).split(separator: "\n")
      throw ToolchainProblem.compilerBroken(
        path: compiler,
        printed: lines.first.map(String.init) ?? ""
      )
    }
    return report.output.text
  }
}

/// The folder `/opt/swift/usr` of `"runtimeResourcePath": "/opt/swift/usr/lib/swift"`.
func toolchainRoot(in text: String) -> String? {
  guard let start = text.firstRange(of: "\"runtimeResourcePath\": \"")?.upperBound else {
    return nil
  }
  let path = text[start...].prefix { $0 != "\"" }
  return path.hasSuffix("/lib/swift") ? String(path.dropLast("/lib/swift".count)) : nil
}

/// The number in `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
func swiftVersion(in text: String) -> String? {
  guard let start = text.firstRange(of: "Swift version ")?.upperBound else { return nil }
  let version = text[start...].prefix { $0.isNumber || $0 == "." }
  return version.isEmpty ? nil : String(version)
}

/// Whether a version such as `6.3.1` is equal to or newer than another.
func isVersion(_ version: String, atLeast oldest: String) -> Bool {
  let numbers = [version, oldest].map { text in text.split(separator: ".").map { Int($0) ?? 0 } }
  return !numbers[0].lexicographicallyPrecedes(numbers[1])
}

/// The environment variables that the compiler needs to find its parts and its cache.
///
/// Its temporary files go into its working folder and are removed with it, even if the compiler is
/// stopped.
func compilerEnvironment(_ environment: [String: String], folder: String) -> [String: String] {
  let needed: Set = [
    "PATH", "HOME", "LD_LIBRARY_PATH", "SDKROOT",
  ]
  return environment.filter { needed.contains($0.key) }.merging([
    "TMPDIR": folder, "SWIFT_BACKTRACE": "enable=no",
  ]) { $1 }
}
