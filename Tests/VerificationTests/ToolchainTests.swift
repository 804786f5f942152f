import Foundation
import TestSupport
import Testing

@testable import Verification

@Suite(.runsProcesses) struct Toolchains {
  static let versions: [(text: String, expected: String?)] = [
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x", "6.3.1"),
    ("Apple Swift version 6.2 (swiftlang-6.2.0.1)", "6.2"),
    ("swift-driver version: 1.120 Apple Swift version 6.1.2", "6.1.2"),
    ("Swift version 7.0-dev (LLVM abc)", "7.0"),
    ("gcc 12", nil),
    ("Swift version ", nil),
  ]

  @Test(arguments: versions)
  func `read the version the compiler tells`(_ text: String, _ expected: String?) {
    #expect(swiftVersion(in: text) == expected)
  }

  @Test func `are found on the path with the engine beside the program`() throws {
    let scratch = try installation(compiler: "echo 'Swift version 6.10 (x)'")
    let toolchain = try toolchain(in: scratch)
    #expect(toolchain.compiler == scratch.path + "/bin/swiftc")
    #expect(toolchain.version == "6.10")
    #expect(toolchain.texts.count == Mirror(reflecting: toolchain).children.count)
  }

  static let questions: [(changed: String?, hasFrontend: Bool, times: Int)] = [
    (nil, true, 1),
    ("bin/swift-frontend", true, 2),
    (nil, false, 2),
  ]

  @Test(arguments: questions.indices)
  func `ask for the version again only when the compiler may be another`(_ index: Int) throws {
    let row = Self.questions[index]
    let log = try ScratchFolder()
    let scratch = try installation(
      compiler: "echo x >> '\(log.path)/asked'; echo 'Swift version 6.9'"
    )
    if row.hasFrontend { try scratch.write("1", to: "bin/swift-frontend") }
    _ = try toolchain(in: scratch)
    if let changed = row.changed { try scratch.write("another one", to: changed) }
    _ = try toolchain(in: scratch)
    #expect(try log.read("asked") == String(repeating: "x\n", count: row.times))
  }

  @Test func `have another digest when the engine changes`() throws {
    let scratch = try installation(compiler: "echo 'Swift version 6.9'")
    let before = try toolchain(in: scratch)
    try scratch.write("another engine", to: "engine/libScenarioEngine.\(libraryExtension)")
    #expect(try toolchain(in: scratch).engineDigest != before.engineDigest)
  }

  @Test func `are known by their last version where the compiler is gone`() throws {
    let scratch = try installation(compiler: "echo 'Swift version 6.9'")
    let before = try toolchain(in: scratch)
    try FileManager.default.removeItem(atPath: scratch.path + "/bin/swiftc")
    for _ in 1...2 {
      let after = try toolchain(in: scratch, needsCompiler: false)
      #expect(after.compiler == nil)
      #expect(after.version == "6.9" && after.engineDigest == before.engineDigest)
    }
    try FileManager.default.removeItem(atPath: scratch.path + "/cache")
    #expect(try toolchain(in: scratch, needsCompiler: false).version == "")
  }

  static let faults: [(compiler: String?, removed: String?, expected: String)] = [
    (nil, nil, "no 'swiftc' on PATH: install a Swift 6.3 toolchain"),
    ("echo 'Swift version 5.10.1'", nil, "is Swift 5.10.1, but scenarios need 6.3 or newer"),
    ("echo 'Swift version 6.2.4'", nil, "is Swift 6.2.4, but scenarios need 6.3 or newer"),
    ("echo hello", nil, "does not say its version: reinstall the toolchain"),
    ("exit 1", nil, "does not say its version: reinstall the toolchain"),
    (
      "echo 'Swift version 6.9'", "engine/Modules/ScenarioHost.swiftmodule",
      "the engine's 'Modules/ScenarioHost.swiftmodule' is missing beside bodycheck"
    ),
  ]

  @Test(arguments: faults.indices)
  func `say in one sentence what is wrong and how to mend it`(_ index: Int) throws {
    let row = Self.faults[index]
    let scratch = try installation(compiler: row.compiler)
    if let removed = row.removed {
      try FileManager.default.removeItem(atPath: scratch.path + "/" + removed)
    }
    let problem = try #require(throws: ToolchainProblem.self) { try toolchain(in: scratch) }
    #expect(problem.description.contains(row.expected))
  }

  private func toolchain(
    in scratch: ScratchFolder,
    needsCompiler: Bool = true
  ) throws -> Toolchain {
    try Toolchain(
      environment: ["PATH": scratch.path + "/bin:/nowhere"],
      engineFolder: scratch.path + "/engine",
      cacheFolder: scratch.path + "/cache",
      needsCompiler: needsCompiler
    )
  }

  private func installation(compiler: String?) throws -> ScratchFolder {
    let scratch = try ScratchFolder([
      "engine/libScenarioEngine.\(libraryExtension)": "engine",
      "engine/libEntryMacro.\(libraryExtension)": "macros",
      "engine/Modules/Reconciler.swiftmodule": "1",
      "engine/Modules/CombineShim.swiftmodule": "2",
      "engine/Modules/ScenarioHost.swiftmodule": "3",
    ])
    if let compiler {
      try scratch.write("#!/bin/sh\n\(compiler)\n", to: "bin/swiftc")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: scratch.path + "/bin/swiftc"
      )
    }
    return scratch
  }
}
