import Foundation
import Subprocess
import TestSupport
import Testing
import Verification

@testable import CLI

/// Runs the program inside the test's process, in a folder of its own.
struct TestProgram {
  /// The folder that the program runs in.
  let folder: String
  /// The same as a scratch folder, where it is one.
  private let ownScratch: ScratchFolder?
  /// Whether standard error is taken for a terminal.
  var isInteractive = false
  var environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }

  /// What is on standard input.
  var input = ""

  /// What each scenario may use, where that is not what it may outside of tests.
  var limits: ProcessLimits?
  /// Whether pages may contain what only attacks need.
  var trustsPages = false

  /// What the kernel can confine, where a test pretends to have another one.
  var abilities = KernelAbilities.current

  init(_ files: [String: String] = [:]) throws {
    let scratch = try ScratchFolder(files)
    folder = scratch.path
    ownScratch = scratch
  }

  /// Runs in a folder that stays, or one in a scratch folder.
  init(root: String, keeping scratch: ScratchFolder? = nil) {
    folder = root
    ownScratch = scratch
  }

  var scratch: ScratchFolder {
    get throws { try #require(ownScratch) }
  }

  /// Copies a site of `Tests/Fixtures/Sites`.
  init(site: String) throws { try self.init(Self.files(ofSite: site)) }

  /// The texts of a site of `Tests/Fixtures/Sites` by their path.
  static func files(ofSite site: String) throws -> [String: String] {
    let fixture = root + "/Tests/Fixtures/Sites/" + site
    var files: [String: String] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: fixture) ?? .init()
    where name.hasSuffix(".md") {
      files[name] = try String(contentsOfFile: fixture + "/" + name, encoding: .utf8)
    }
    return files
  }

  /// Replaces a text that stands once in the site's guideline.
  func replace(_ old: String, _ new: String) throws {
    let page = "content/guidelines/counter.md"
    let text = try scratch.read(page)
    try #require(text.ranges(of: old).count == 1)
    try scratch.write(text.replacing(old, with: new), to: page)
  }

  /// What a command line came to.
  struct Result: Equatable {
    var code: ExitCode
    var output: String
    var errors: String
  }

  /// What `run` says about a program whose root is `Screen`, with the guidelines of the knowledge base.
  /// - Parameters:
  ///   - code: The program, without imports.
  ///   - steps: The steps after `present`.
  /// - Returns: What it prints.
  /// - Throws: If the file cannot be written.
  static func advice(_ code: String, _ steps: String...) throws -> String {
    try advice(code, steps)
  }

  static func advice(_ code: String, _ steps: [String]) throws -> String {
    let program = TestProgram(root: root, keeping: try ScratchFolder())
    try program.scratch.write("import SwiftUI\n" + code, to: "Screen.swift")
    let path = try program.scratch.path + "/Screen.swift"
    let result = program.run(["run", path, "--root", "Screen"] + steps.flatMap { ["--step", $0] })
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    return result.output
  }

  func run(_ arguments: String...) -> Result { run(arguments) }

  func build(_ flags: String...) -> Result { build(flags) }

  /// Builds the site with the theme that comes with the program.
  func build(_ flags: [String]) -> Result { run(["build", "--theme", Self.theme] + flags) }

  func run(_ arguments: [String]) -> Result {
    let output = Transcript()
    let errors = Transcript()
    let code = Program.run(
      arguments,
      in: context(write: { output.add($0) }, writeError: { errors.add($0) })
    )
    return Result(code: code, output: output.text, errors: errors.text)
  }

  /// Where a command runs.
  func context(
    write: @escaping @Sendable (String) -> Void = { _ in },
    writeError: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Context {
    var context = Context(
      environment: environment,
      folder: folder,
      engineFolder: Self.engineFolder,
      isColored: false,
      cores: 2,
      write: write,
      writeError: writeError
    )
    context.installedTheme = Self.theme
    context.cachePlace = CachePlace(base: folder, parts: [".bodycheck", "cache"])
    context.keyPlace = CachePlace(base: folder, parts: [".bodycheck", "key"])
    context.isInteractive = isInteractive
    if let limits { context.limits = limits }
    context.abilities = abilities
    context.trustsPages = trustsPages
    let input = Array(input.utf8)
    context.readInput = { input }
    return context
  }

  /// The repository.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let theme = root + "/themes/default"

  /// The folder of the test's own executable, where the engine is built as well.
  static let engineFolder: String = {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: link ?? ".").deletingLastPathComponent().path
  }()
}

/// Collects what is written, from whatever thread.
private final class Transcript: @unchecked Sendable {
  private let lock = NSLock()
  private var content = ""

  var text: String { lock.withLock { content } }

  func add(_ text: String) { lock.withLock { content += text } }
}

extension TestProgram {
  /// The version of the compiler, as results name it.
  var compilerVersion: String {
    get throws {
      try Toolchain(
        environment: environment,
        engineFolder: Self.engineFolder,
        cache: nil
      ).version
    }
  }
}
