import FileSystem
import Foundation
import Subprocess
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
    let standIn = try StandInToolchain(compiler: "echo 'Swift version 6.10 (x)'")
    let toolchain = try standIn.toolchain()
    #expect(toolchain.compiler == standIn.scratch.path + "/bin/swiftc")
    #expect(toolchain.version == "6.10")
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
    let standIn = try StandInToolchain(
      compiler: "echo x >> '\(log.path)/asked'; echo 'Swift version 6.9'"
    )
    if row.hasFrontend { try standIn.scratch.write("1", to: "bin/swift-frontend") }
    _ = try standIn.toolchain()
    if let changed = row.changed { try standIn.scratch.write("another one", to: changed) }
    _ = try standIn.toolchain()
    #expect(try log.read("asked") == String(repeating: "x\n", count: row.times))
  }

  @Test func `have another digest when the engine changes`() throws {
    let standIn = try StandInToolchain()
    let before = try standIn.toolchain()
    try standIn.scratch.write("another engine", to: "engine/libScenarioEngine.so")
    #expect(try standIn.toolchain().engineDigest != before.engineDigest)
  }

  /// The folder is part of what a library has for debuggers, and of its build id.
  @Test func `have the same digest in whatever folder the engine was built`() throws {
    func digest(_ code: String, in folder: String) throws -> String {
      let scratch = try ScratchFolder(["\(folder)/Engine.swift": code])
      let path = scratch.path + "/" + folder
      let process = ChildProcess(
        command: [
          "/usr/bin/env", "swiftc", "-g", "-parse-as-library", "-emit-library", "-module-name",
          "Engine",
          "-Xlinker", "-soname=Engine", "-Xlinker", "--build-id", "\(path)/Engine.swift", "-o",
          "\(path)/Engine.so",
        ],
        environment: compilerEnvironment(ProcessInfo.processInfo.environment, folder: path),
        folder: path,
        limits: .compiler
      )
      try #require(try process.run().ending == .exited(0))
      return try withExtendedLifetime(scratch) {
        try contentHash(of: [try #require(FileIdentity(path + "/Engine.so"))])
      }
    }
    let code = "public func name() -> String { #fileID }\n"
    let one = try digest(code, in: "one")
    #expect(try digest(code, in: "a longer name") == one)
    #expect(try digest(code + "public let other = 1\n", in: "one") != one)
  }

  /// The engine's own modules name no package by its folder, and its library no path; see Package.swift.
  @Test func `have an engine that does not name its folder`() throws {
    let folder = try #require(Bundle.main.executablePath.map { URL(fileURLWithPath: $0) })
      .resolvingSymlinksInPath().deletingLastPathComponent().path
    let files = try engineFiles(in: folder)
    for file in files {
      let data = try Data(contentsOf: URL(fileURLWithPath: file.path), options: .mappedIfSafe)
      let parts = loadedSections(of: data) ?? [0..<data.count]
      #expect(
        parts.allSatisfy { data[$0].firstRange(of: Data(folder.utf8)) == nil },
        "\(file.path)"
      )
      guard file.path.hasSuffix(".swiftmodule") else { continue }
      #expect(data.firstRange(of: Data("bodycheck".utf8)) != nil, "\(file.path)")
    }
  }

  @Test func `are known by their last version where the compiler is gone`() throws {
    let standIn = try StandInToolchain()
    let before = try standIn.toolchain()
    try FileManager.default.removeItem(atPath: standIn.scratch.path + "/bin/swiftc")
    for _ in 1...2 {
      let after = try standIn.toolchain(needsCompiler: false)
      #expect(after.compiler == nil)
      #expect(after.version == "6.9" && after.engineDigest == before.engineDigest)
    }
    try FileManager.default.removeItem(atPath: standIn.scratch.path + "/cache")
    #expect(try standIn.toolchain(needsCompiler: false).version == "")
  }

  @Test func `are refused where the engine was built with another version`() throws {
    let standIn = try StandInToolchain()
    try standIn.scratch.write("6.9\n", to: "engine/swift-version")
    #expect(try standIn.toolchain().version == "6.9")
    try standIn.scratch.write("6.8.1\n", to: "engine/swift-version")
    let problem = #expect(throws: ToolchainProblem.self) { try standIn.toolchain() }
    #expect("\(problem, default: "")".contains("put a Swift 6.8.1 toolchain first on PATH"))
  }

  static let faults: [(compiler: String?, removed: String?, expected: String)] = [
    (nil, nil, "no 'swiftc' on PATH: install a Swift 6.3 toolchain"),
    ("echo 'Swift version 5.10.1'", nil, "is Swift 5.10.1, but scenarios need 6.3 or newer"),
    ("echo 'Swift version 6.2.4'", nil, "is Swift 6.2.4, but scenarios need 6.3 or newer"),
    ("echo hello", nil, "reports no version, but prints 'hello': install what is missing"),
    (
      "echo; echo 'swiftc: libncurses.so.6: cannot open shared object file' >&2; exit 127", nil,
      "prints 'swiftc: libncurses.so.6: cannot open shared object file': install what is missing"
    ),
    ("exit 1", nil, "reports no version: reinstall the toolchain"),
    (
      "echo 'Swift version 6.9'", "engine/Modules/ScenarioHost.swiftmodule",
      "the engine's 'Modules/ScenarioHost.swiftmodule' is missing beside bodycheck"
    ),
  ]

  @Test(arguments: faults.indices)
  func `say in one sentence what is wrong and how to mend it`(_ index: Int) throws {
    let row = Self.faults[index]
    let standIn = try StandInToolchain(compiler: row.compiler)
    if let removed = row.removed {
      try FileManager.default.removeItem(atPath: standIn.scratch.path + "/" + removed)
    }
    let problem = try #require(throws: ToolchainProblem.self) { try standIn.toolchain() }
    #expect(problem.description.contains(row.expected))
  }
}
