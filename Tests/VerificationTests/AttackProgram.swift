import Foundation
import ScenarioTrace
import Subprocess
import TestSupport

@testable import Verification

/// A scenario's program that attacks the machine it runs on, one way in each step.
///
/// It is compiled once, without the checks of pages, and calls the C library as it likes.
enum AttackProgram {
  /// Runs attacks one after another, named like their steps.
  ///
  /// What each printed is the `errno` of what it tried, or 0 for success.
  static func run(
    _ names: String...,
    key: [UInt8]? = nil,
    resources: String? = nil,
    limits: ProcessLimits = limits
  ) throws -> Execution.Report {
    let steps = ["present"] + names.map { "run \($0)" }
    var execution = Execution(
      toolchain: try toolchain.get(),
      steps: try steps.map { try Step(parsing: $0) },
      profile: nil,
      program: nil,
      limits: limits
    )
    execution.resources = resources
    if let key { execution.key = key }
    return try execution.run(executable.get())
  }

  static let limits = ProcessLimits(wallClock: 60, processor: 5, memory: 1024, file: 16)

  /// A folder with what a program of a page must neither read nor change.
  static let victim: Result<ScratchFolder, any Error> = Result {
    let folder = try ScratchFolder(["secret.txt": secret])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600, .modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: folder.path + "/secret.txt"
    )
    return folder
  }

  static let secret = "a checkout token"

  /// The engine beside the tests, whose host takes the key.
  static let toolchain: Result<Toolchain, any Error> = Result {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return try Toolchain(
      environment: ProcessInfo.processInfo.environment,
      engineFolder: URL(fileURLWithPath: tests).deletingLastPathComponent().path,
      cache: nil
    )
  }

  private static let folder = Result { try ScratchFolder() }

  /// The compiled program.
  static let executable: Result<String, any Error> = Result {
    let folder = try Self.folder.get().path
    let source = try Self.source.get().replacing("VICTIM", with: victim.get().path)
      .replacing("SELF", with: folder + "/scenario")
    let program = ScenarioProgram(
      fragments: [.init(code: source, path: "content/attack.md", line: 1)],
      grammar: .swift5,
      root: .view("Screen()"),
      rootPath: "content/attack.md",
      rootLine: 1,
      declaresSteps: true
    )
    let report = try Compilation(
      toolchain: toolchain.get(),
      configuration: .debug,
      languageMode: .swift5
    ).compile(program, in: folder, environment: ProcessInfo.processInfo.environment)
    guard report.isCompiled else { throw CompileFailure(messages: report.messages.map(\.text)) }
    return folder + "/scenario"
  }

  struct CompileFailure: Error {
    let messages: [String]
  }

  /// The attacks, with the names of folders to fill in.
  private static let source = Result {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(
      contentsOf: tests.appendingPathComponent("Fixtures/Attacks/Attacks.swift"),
      encoding: .utf8
    )
  }
}
