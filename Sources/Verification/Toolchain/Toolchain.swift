import Foundation

/// The Swift compiler and the engine that scenarios are compiled against.
package struct Toolchain: Equatable, Sendable {
  /// The `swiftc` that is first on PATH; `nil` where there is none, and all runs are remembered ones.
  package let compiler: String?
  /// What `swiftc --version` says first, such as `6.3.1`; empty where there is none and never was.
  package let version: String
  /// The folder that holds the engine's modules and libraries.
  package let engineFolder: String
  /// A fingerprint of everything in the engine that a scenario's result may depend on.
  package let engineDigest: String

  /// The oldest compiler whose standard library has the executor interface that the engine uses.
  static let oldestVersion = "6.3"

  /// Finds the compiler and the engine.
  ///
  /// Starts the compiler only if it has not been asked for its version since it last changed.
  /// - Parameters:
  ///   - environment: The environment; PATH says where the compiler is.
  ///   - engineFolder: Where the running program and the engine beside it were built.
  ///   - cacheFolder: Where answers about unchanged files are remembered, or `nil` for nowhere.
  ///   - needsCompiler: Whether it is a fault that there is no compiler. Where it is none, what the last
  ///     one gave is found by its version.
  /// - Throws: `ToolchainProblem`.
  package init(
    environment: [String: String],
    engineFolder: String,
    cacheFolder: String?,
    needsCompiler: Bool = true
  ) throws {
    let compiler = firstExecutable(named: "swiftc", in: environment["PATH"] ?? "")
    if compiler == nil, needsCompiler { throw ToolchainProblem.compilerNotFound }
    var memory = Fingerprints(folder: cacheFolder)
    let engine = try engineFiles(in: engineFolder)
    if let compiler {
      version = try knownVersion(of: compiler, environment: environment, memory: &memory)
      memory.note(version, as: Self.lastVersion)
    } else {
      version = memory.noted(Self.lastVersion) ?? ""
    }
    engineDigest = try memory.answer("engine", about: engine) { try contentDigest(of: engine) }
    memory.save()
    self.compiler = compiler?.path
    self.engineFolder = engineFolder
  }

  private static let lastVersion = "version of the last compiler"
}

private func firstExecutable(named name: String, in path: String) -> FileIdentity? {
  for folder in path.split(separator: ":") {
    let candidate = folder + "/" + name
    if FileManager.default.isExecutableFile(atPath: candidate) { return FileIdentity(candidate) }
  }
  return nil
}

/// The program behind the `swiftc` command, or `nil` behind a launcher that chooses among several.
private func frontend(of compiler: FileIdentity) -> FileIdentity? {
  let program = URL(fileURLWithPath: compiler.path).resolvingSymlinksInPath()
  return FileIdentity(program.deletingLastPathComponent().path + "/swift-frontend")
}

/// The version of a compiler that is new enough, asked for if the memory does not have it.
private func knownVersion(
  of compiler: FileIdentity,
  environment: [String: String],
  memory: inout Fingerprints
) throws -> String {
  let asked = { try askedVersion(of: compiler.path, environment: environment) }
  let version =
    if let frontend = frontend(of: compiler) {
      try memory.answer("version", about: [compiler, frontend], working: asked)
    } else {
      try asked()
    }
  guard isVersion(version, atLeast: Toolchain.oldestVersion) else {
    throw ToolchainProblem.compilerTooOld(version: version, path: compiler.path)
  }
  return version
}

private func askedVersion(of compiler: String, environment: [String: String]) throws -> String {
  try withScratchFolder { folder in
    let process = ChildProcess(
      command: [compiler, "--version"],
      environment: compilerEnvironment(environment, folder: folder),
      folder: folder,
      limits: .compiler
    )
    guard try process.run() == .exited(0) else {
      throw ToolchainProblem.compilerBroken(path: compiler)
    }
    let text = try String(contentsOfFile: process.outputPath, encoding: .utf8)
    guard let version = swiftVersion(in: text) else {
      throw ToolchainProblem.compilerBroken(path: compiler)
    }
    return version
  }
}

/// The number in `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
func swiftVersion(in text: String) -> String? {
  guard let start = text.range(of: "Swift version ")?.upperBound else { return nil }
  let version = text[start...].prefix { $0.isNumber || $0 == "." }
  return version.isEmpty ? nil : String(version)
}

/// Whether a version such as `6.3.1` is the other one or newer.
func isVersion(_ version: String, atLeast oldest: String) -> Bool {
  let numbers = [version, oldest].map { text in text.split(separator: ".").map { Int($0) ?? 0 } }
  return !numbers[0].lexicographicallyPrecedes(numbers[1])
}

/// What the compiler needs of our environment to find its parts and its cache.
///
/// What it writes for itself goes into the folder that it works in and is removed with it, also if the
/// compiler is stopped.
func compilerEnvironment(_ environment: [String: String], folder: String) -> [String: String] {
  let needed: Set = [
    "PATH", "HOME", "LD_LIBRARY_PATH", "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS",
  ]
  return environment.filter { needed.contains($0.key) }.merging(["TMPDIR": folder]) { $1 }
}
