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
  /// The system that the compiler makes programs for, such as `x86_64-unknown-linux-gnu`.
  let target: String
  /// How the linker makes programs, or `nil` if the toolchain has no C compiler to tell.
  let linker: LinkerCommand?
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
  ///   - cache: Where answers about unchanged files are cached, or `nil` to cache nothing.
  ///   - modules: Where built C modules are cached, or `nil` to build them for each compilation.
  ///   - needsCompiler: Whether a missing compiler is an error. If not, the version of the last one is used
  ///     to find its cached results.
  ///   - needsVersion: Whether to determine the compiler's version.
  /// - Throws: `ToolchainProblem`.
  package init(
    environment: [String: String],
    engineFolder: String,
    cache: CacheLocation?,
    modules: CacheLocation? = nil,
    needsCompiler: Bool = true,
    needsVersion: Bool = true
  ) throws {
    let compiler = firstExecutable(named: "swiftc", in: environment["PATH"] ?? "")
    if compiler == nil, needsCompiler { throw ToolchainProblem.compilerNotFound }
    let answers = ResultCache(cache).answers
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
      let root = toolchainRoot(in: information)
      let target = value(of: "triple", in: information) ?? ""
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
      let programs = (root ?? "") + "/bin"
      let system = { firstExecutable(named: "clang", in: environment["PATH"] ?? "") }
      linker = try (root == nil ? nil : FileIdentity(programs + "/clang") ?? system()).flatMap {
        clang in
        let lld = FileIdentity(programs + "/ld.lld")
        let about = [clang] + (lld.map { [$0] } ?? [])
        let question = ResultCache.key(of: "linker for \(target)", about: about)
        let printed = try answers.entry(question) {
          try LinkerCommand.asked(
            of: clang.path,
            target: target,
            linker: lld?.path,
            environment: environment
          )
        }
        return LinkerCommand(printed)
      }
      (self.root, self.target) = (root, target)
      if answers[Self.lastVersion] != version { answers.store(version, as: Self.lastVersion) }
    } else {
      version = compiler == nil ? answers[Self.lastVersion] ?? "" : ""
      (root, target, linker) = (nil, "", nil)
    }
    engineDigest = try answers.entry(ResultCache.key(of: "engine", about: engine)) {
      try contentHash(of: engine)
    }
    self.compiler = compiler?.path
    moduleCache = modules.flatMap { ModuleCache(in: $0) }
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
  /// The compiler itself, which the `swiftc` command would start.
  var frontend: String { (root ?? "") + "/bin/swift-frontend" }
  /// The folder of the runtime libraries for Linux.
  var runtimeFolder: String { (root ?? "") + "/lib/swift/linux" }
  /// The first part of the target.
  var architecture: Substring { target.prefix { $0 != "-" } }
  var engineLibrary: String { engineFolder + "/libScenarioEngine.so" }
  var macroLibrary: String { engineFolder + "/libEngineMacros.so" }
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
  guard let path = value(of: "runtimeResourcePath", in: text), path.hasSuffix("/lib/swift") else {
    return nil
  }
  return String(path.dropLast("/lib/swift".count))
}

/// The text `b` of the first `"a": "b"`.
private func value(of key: String, in text: String) -> String? {
  guard let start = text.firstRange(of: "\"\(key)\": \"")?.upperBound else { return nil }
  return String(text[start...].prefix { $0 != "\"" })
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

/// The environment variables of a program of the toolchain, whose temporary files go into a folder that is removed
/// even if it is stopped.
func compilerEnvironment(_ environment: [String: String], folder: String) -> [String: String] {
  let needed: Set = ["PATH", "HOME", "LD_LIBRARY_PATH", "SDKROOT", "CLANG_MODULE_CACHE_PATH"]
  return environment.filter { needed.contains($0.key) }.merging([
    "TMPDIR": folder, "SWIFT_BACKTRACE": "enable=no",
  ]) { $1 }
}
