import FileSystem
import FoundationEssentials
import Glibc
import Subprocess

/// A confined run of the compiler.
struct CompilerProcess {
  let toolchain: Toolchain
  let environment: [String: String]
  /// The flags that decide which C modules are built and how.
  let flags: [String]

  /// How the compiler ended and what it said.
  struct Report {
    var ending: ChildProcess.Ending
    var text: String
  }

  /// The most of its messages that are read.
  private static let maxOutput = 1 << 20

  /// Runs the compiler in a folder, the only one that it can change.
  ///
  /// It reads built C modules from the cache; where it needs others, it builds all it needs in its folder.
  /// - Throws: `ToolchainProblem`, `ProcessProblem`, or an error of the file system.
  func run(_ arguments: [String], in folder: String) throws -> Report {
    if let cache = toolchain.moduleCache, try isFilled(cache) {
      let report = try run(arguments, in: folder, modules: cache.folder, mayBuild: false)
      guard report.text.contains(cache.missMark) else { return report }
      cache.forget(flags)
    }
    return try run(arguments, in: folder, modules: folder + "/modules", mayBuild: true)
  }

  /// Whether the cache has the modules that every program needs; builds them if not.
  private func isFilled(_ cache: ModuleCache) throws -> Bool {
    try cache.isFilled(for: flags) {
      try withTemporaryDirectory { folder in
        try Data(ModuleCache.program.utf8).write(
          to: URL(fileURLWithPath: folder + "/modules.swift")
        )
        let arguments =
          flags + [
            "-I", toolchain.engineFolder + "/Modules", "-typecheck", "modules.swift",
          ]
        let report = try run(arguments, in: folder, modules: cache.folder, mayBuild: true)
        return report.ending == .exited(0)
      }
    }
  }

  private func run(
    _ arguments: [String],
    in folder: String,
    modules: String,
    mayBuild: Bool
  ) throws -> Report {
    guard let compiler = toolchain.compiler else { throw ToolchainProblem.compilerNotFound }
    let process = ChildProcess(
      command: [compiler] + arguments + ["-module-cache-path", modules],
      environment: compilerEnvironment(environment, folder: folder),
      folder: folder,
      limits: .compiler,
      confinement: .compiler(
        toolchain,
        writing: mayBuild ? [folder, modules] : [folder],
        reading: mayBuild ? [] : [modules]
      )
    )
    let report = try process.run()
    return Report(
      ending: report.ending,
      text: String(decoding: report.errors.first(Self.maxOutput), as: UTF8.self)
    )
  }
}

/// A folder of C modules that the compiler has built.
///
/// Programs of pages are compiled with it, but only our own program fills it, so no page can leave
/// anything there for another.
struct ModuleCache: Equatable, Sendable {
  let folder: String

  /// Imports what most programs import.
  static let program = """
    import Combine
    import CoreGraphics
    import Dispatch
    import FoundationShim
    import Glibc
    import Observation
    import ScenarioHost
    import SwiftUI

    """

  /// The start of the compiler's message that it cannot add a module.
  var missMark: String { "unable to open output file '\(folder)/" }

  /// Whether the modules for these flags are built and unchanged; tries to build them if not.
  func isFilled(for flags: [String], build: () throws -> Bool) throws -> Bool {
    if isUnchanged(for: flags) { return true }
    let url = URL(fileURLWithPath: folder)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard FileManager.default.isWritableFile(atPath: folder) else { return false }
    // Two that filled it at the same time would each take the other's modules for damage.
    return try withFileLock(folder + ".lock") {
      if isUnchanged(for: flags) { return true }
      let mark = mark(for: flags)
      if FileManager.default.fileExists(atPath: mark) {
        // The compiler would read a damaged module again instead of building it.
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      }
      guard try build(), !keys.isEmpty else { return false }
      let built = keys.sorted().joined(separator: "\n")
      return FileManager.default.createFile(atPath: mark, contents: Data(built.utf8))
    }
  }

  /// Whether the modules for these flags have been built and nothing has changed them.
  private func isUnchanged(for flags: [String]) -> Bool {
    guard let mark = try? String(contentsOfFile: mark(for: flags), encoding: .utf8) else {
      return false
    }
    let built = Set(mark.split(separator: "\n").map(String.init))
    return !built.isEmpty && built.isSubset(of: keys)
  }

  /// The keys of all built modules, which change when the files do.
  private var keys: Set<String> {
    let modules = (try? files(below: folder))?.map(\.path).filter { $0.hasSuffix(".pcm") } ?? []
    return Set(modules.compactMap { FileIdentity(folder + "/" + $0)?.key })
  }

  /// Makes the next run build them again, because a header has changed or a program needs more.
  func forget(_ flags: [String]) {
    try? FileManager.default.removeItem(atPath: mark(for: flags))
  }

  private func mark(for flags: [String]) -> String {
    folder + "/filled-" + ResultCache.key(of: flags.joined(separator: " "), about: [])
  }
}

extension CompilerProcess.Report {
  /// The limit that the compiler reached, or `nil` if it ended for another reason.
  var limit: String? {
    let limits = ProcessLimits.compiler
    if ending == .timedOut { return "the compiler took more than \(Int(limits.wallClock)) s" }
    // The compiler catches the first signal and is then killed.
    if wasStopped(by: SIGXCPU) || wasStopped(by: SIGKILL) {
      return "the compiler worked more than \(limits.processor ?? 0) s"
    }
    if wasStopped(by: SIGXFSZ) { return "the compiler wrote more than \(limits.file ?? 0) MB" }
    if ["out of memory", "bad_alloc", "Cannot allocate memory"].contains(where: text.contains) {
      return "the compiler needed more than \((limits.memory ?? 0) >> 10) GB of memory"
    }
    return nil
  }

  /// Whether a signal ended the driver, or the part of the compiler that it reports.
  private func wasStopped(by signal: Int32) -> Bool {
    ending == .signaled(signal) || text.contains("failed due to signal \(signal) ")
  }
}
