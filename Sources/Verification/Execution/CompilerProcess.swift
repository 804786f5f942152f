import FileSystem
import Subprocess

/// The compiler, without the driver that would start other programs.
struct CompilerProcess {
  let toolchain: Toolchain
  let environment: [String: String]
  /// The flags that decide which C modules are built and how.
  let flags: [String]

  /// Runs the compiler on the inputs of a folder.
  ///
  /// It reads built C modules from the cache. If it needs others, another run builds all it needs for itself.
  /// - Parameters:
  ///   - arguments: The arguments, once the folder for the products is known.
  ///   - products: What it makes.
  ///   - build: The folder with its inputs.
  /// - Returns: How it ended.
  /// - Throws: `ToolchainProblem`, `ProcessProblem`, `UntrustedFileProblem`, or an error of the file system.
  func run(
    _ arguments: @escaping (_ output: String) -> [String],
    making products: [Stage.Product],
    in build: BuildFolder
  ) throws -> Stage.Report {
    guard toolchain.compiler != nil else { throw ToolchainProblem.compilerNotFound }
    if let cache = toolchain.moduleCache, try isFilled(cache) {
      let stage = stage(arguments, modules: cache.folder(for: flags))
      let report = try stage.run(in: build, making: products)
      guard cache.lacksModule(for: report) else { return report }
      if try !isUsable(cache) { cache.forget(flags) }
    }
    return try stage(arguments, modules: nil).run(in: build, making: products)
  }

  /// Whether the cache has the modules that every program needs; builds them if not.
  private func isFilled(_ cache: ModuleCache) throws -> Bool {
    try cache.isFilled(for: flags) { try compilesOwnProgram(cache, isFilling: true) }
  }

  /// Whether our own program, which no page can influence, finds all modules in the cache.
  private func isUsable(_ cache: ModuleCache) throws -> Bool {
    try compilesOwnProgram(cache, isFilling: false)
  }

  private func compilesOwnProgram(_ cache: ModuleCache, isFilling: Bool) throws -> Bool {
    try withTemporaryDirectory { folder in
      let build = BuildFolder(path: folder)
      try build.prepare()
      try build.write(ModuleCache.program, to: "modules.swift")
      var stage = stage(
        { _ in ["-typecheck", "modules.swift"] },
        modules: cache.folder(for: flags)
      )
      if isFilling { stage.confinement.writable.append(cache.folder(for: flags)) }
      return try stage.run(in: build, making: []).ending == .exited(0)
    }
  }

  // `modules` is the folder of built C modules that it reads, or `nil` to build them.
  private func stage(
    _ arguments: @escaping (_ output: String) -> [String],
    modules: String?
  ) -> Stage {
    Stage(
      command: { output in
        [toolchain.frontend, "-frontend"] + flags + paths + [
          "-module-cache-path", modules ?? output + "/modules",
        ] + arguments(output)
      },
      confinement: .compiler(toolchain, reading: modules.map { [$0] } ?? []),
      environment: environment
    )
  }

  /// Where the compiler finds modules and macros.
  private var paths: [String] {
    let host = (toolchain.root ?? "") + "/lib/swift/host"
    return [
      "-target", toolchain.target, "-I", toolchain.engineFolder + "/Modules", "-I", ".",
      "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so",
      "-plugin-path", host + "/plugins", "-load-plugin-library", toolchain.macroLibrary,
    ]
  }
}
