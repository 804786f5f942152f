import Foundation
import TestSupport
import Testing

@testable import CLI

/// What commands print about fixed programs, word for word.
@Suite(.runsScenarios) struct `Exact outputs` {
  /// A knowledge base with a count that differs, and an app beside it.
  private static let program = Result {
    var files = try TestProgram.files(ofSite: "counter")
    for (path, text) in `An audit of an app`.app { files[path] = text }
    let program = try TestProgram(files)
    try program.replace(
      "| tap \"Add\"   |      1 |      0 |",
      "| tap \"Add\"   |      7 |      0 |"
    )
    // The other runs take their results from the cache, with the durations of this one.
    _ = program.run("verify")
    return program
  }

  /// A text without what another run or another toolchain changes.
  private static func stable(_ text: String) throws -> String {
    let version = try program.get().compilerVersion
    return text.replacing(version, with: "6")
      .replacing(/"seconds": [0-9.e-]+/, with: "\"seconds\": 0")
      .replacing(/time="[0-9.]+"/, with: "time=\"0\"")
      .replacing(/\b[0-9]+(\.[0-9]+)? (ms|s)\b/, with: "0 s")
      .replacing(/"(engine|version|compiler|fingerprint)": "[^"]*"/) { "\"\($0.1)\": \"\"" }
  }

  private static let steps = ["--step", "toggle \"Gift\"", "--step", "type \"a\" into \"Note\""]

  static let commands: [(name: String, arguments: [String])] = [
    ("verify.txt", ["verify"]),
    ("verify-quiet.txt", ["verify", "--quiet"]),
    ("verify.json", ["verify", "--format", "json"]),
    ("verify.xml", ["verify", "--format", "junit"]),
    ("verify-github.txt", ["verify", "--format", "github"]),
    ("run.txt", ["run", "App"] + steps),
    ("run-all.txt", ["run", "App", "--all"] + steps),
    ("run.json", ["run", "App", "--format", "json"] + steps),
    ("explain.txt", ["explain", "App"] + steps),
    ("explain.json", ["explain", "App", "--format", "json"] + steps),
    ("export.txt", ["export", "content/guidelines/counter.md#state-above"]),
    ("check.txt", ["check"]),
  ]

  @Test(arguments: commands.indices) func `are the same as before`(index: Int) throws {
    let (name, arguments) = Self.commands[index]
    let result = try Self.program.get().run(arguments)
    let text = "$ bodycheck \(arguments.joined(separator: " "))\n\(result.output)"
    let errors = result.errors.isEmpty ? "" : "standard error:\n\(result.errors)"
    try expectOutput(Self.stable(text + errors + "exit code \(result.code.rawValue)\n"), name)
  }

  @Test(arguments: ["text", "json", "markdown"])
  func `of an audit are the same as before`(format: String) throws {
    let result = try Self.program.get().run(
      "audit",
      "App",
      "--seconds",
      "900",
      "--format",
      format
    )
    try expectOutput(Self.stable(result.output + result.errors), "audit-\(format).txt")
  }

  @Test func `of help are the same as before`() throws {
    // The manual page is made of the same lists, and has the version of the release.
    let topics =
      Program.commands.map { $0.name }
      + HelpTopic.allCases.filter { $0 != .man }.map(\.rawValue)
    let program = try Self.program.get()
    let texts = [program.run("help").output] + topics.map { program.run("help", $0).output }
    try expectOutput(texts.joined(separator: "\n"), "help.txt")
  }
}
