import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsProcesses) struct `Command line` {
  static let usageErrors: [(line: [String], expected: String)] = [
    (["hlep"], "bodycheck: unknown command 'hlep': did you mean 'help'?\n"),
    (["dance"], "bodycheck: unknown command 'dance': run 'bodycheck help' for the commands\n"),
    (["verify", "--fxi"], "bodycheck: 'verify' has no flag '--fxi': did you mean '--fix'?\n"),
    (
      ["run", "missing.swift"],
      "bodycheck: there is no 'missing.swift': check the path, which is relative to this folder\n"
    ),
    (["run"], "bodycheck: 'run' needs PATH: write 'bodycheck run PATH'\n"),
    (
      ["run", "a.swift", "--step", "hover Card"],
      "bodycheck: 'hover Card' is not a step: write it as 'hover \"label\"'\n"
    ),
    (
      ["run", "a.swift", "--profile", "ios19"],
      "bodycheck: '--profile' cannot be 'ios19': write one of ios17, ios18, ios26, ios27\n"
    ),
    (
      ["build", "--base-url", "example.com"],
      "bodycheck: '--base-url' cannot be 'example.com': write an address such as"
        + " 'https://example.com/guidelines/'\n"
    ),
    (
      ["build", "extra"],
      "bodycheck: 'build' does not take 'extra': run 'bodycheck help build' for its usage\n"
    ),
  ]

  @Test(arguments: usageErrors)
  func `answers wrong use in one sentence and exit code 2`(
    _ line: [String],
    _ expected: String
  ) throws {
    let result = try TestProgram().run(line)
    #expect(result.code == .usageError && result.output.isEmpty)
    #expect(result.errors == expected)
  }

  @Test func `lists every command in its help`() throws {
    let help = try TestProgram().run("help").output
    for command in Program.commands { #expect(help.contains("\n  \(command.name)")) }
  }

  @Test(arguments: ["build", "verify", "run", "check"])
  func `explains every flag of a command`(_ name: String) throws {
    let program = try TestProgram()
    let help = program.run("help", name)
    #expect(help.code == .success && help.output.hasPrefix("usage: bodycheck \(name)"))
    #expect(program.run(name, "--help").output == help.output)
  }

  @Test func `tells the versions of everything that decides a count, and leaves no file`() throws {
    let program = try TestProgram()
    let lines = program.run("--version").output.split(separator: "\n")
    #expect(lines.first == "bodycheck \(Program.version)")
    #expect(lines.dropFirst().map { $0.prefix(10) } == ["engine    ", "rules     ", "compiler  "])
    #expect(lines[1].contains(/engine +[0-9a-f]{12}/))
    #expect(lines[2].hasSuffix("ios17, ios18, ios26, ios27 (default: ios27)"))
    #expect(lines[3].contains(/compiler +Swift 6\.\d/))
    #expect(try FileManager.default.contentsOfDirectory(atPath: program.folder).isEmpty)
  }

  @Test func `tells its version without a compiler and without an engine`() throws {
    var program = try TestProgram()
    program.environment["PATH"] = "/nowhere"
    let result = program.run("--version")
    #expect(result.code == .success && result.output.contains("unusable: no 'swiftc' on PATH"))
  }

  @Test func `has the version of the latest changes`() throws {
    let text = try String(contentsOfFile: TestProgram.root + "/CHANGELOG.md", encoding: .utf8)
    #expect(text.firstMatch(of: /## (\S+)/)?.1 == Program.version[...])
  }

  @Test func `does not rewrite pages in continuous integration`() throws {
    var program = try TestProgram(["content/index.md": "# Home\n"])
    program.environment["CI"] = "true"
    let result = program.run("verify", "--fix")
    #expect(result.code == .usageError)
    #expect(result.errors.contains("or add '--force'"))
  }

  @Test func `says in one sentence that the compiler is missing`() throws {
    var program = try TestProgram(["a.swift": "struct A: View {}"])
    program.environment["PATH"] = "/nowhere"
    let result = program.run("run", "a.swift")
    #expect(result.code == .usageError)
    #expect(
      result.errors.hasPrefix("bodycheck: no 'swiftc' on PATH: install a Swift 6.3 toolchain")
    )
  }
}
