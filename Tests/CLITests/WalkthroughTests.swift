import Foundation
import Guidelines
import TestSupport
import Testing

/// What the page about your own app shows is what happens.
@Suite(.runsProcesses) struct `The page about your own app` {
  @Test(arguments: [("Audit an app", 1), ("A team's first evaluation test", 6)])
  func `goes as the page says`(_ title: String, _ commands: Int) throws {
    let path = TestProgram.root + "/content/reference/your-own-app.md"
    let page = Page(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
    let program = try #require(page.scenarios.first { $0.name == "screen" })
    let scratch = try ScratchFolder(["Screen.swift": program.code])
    let section = try #require(
      page.source.text.split(separator: "\n## \(title)\n").last?
        .split(separator: "\n## ").first
    )
    #expect(section.split(separator: "\n", omittingEmptySubsequences: false).count <= 50)
    let session = Session(fences: "text session", in: String(section))
    #expect(session.commands.count == commands)
    for command in session.commands {
      let output = try Session.run(command.line, in: scratch)
      let printed = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(
        PrintedLine.match(command.output, printed.map(String.init)),
        "\(command.line): \(output)"
      )
    }
  }
}

/// Commands of a document, each with what it prints.
struct Session {
  struct Command: Equatable {
    let line: String
    var output: [String] = []
  }

  private(set) var commands: [Command] = []

  /// Reads the lines of fences that begin with `$`, each with what follows it.
  init(fences info: String, in text: String) {
    for part in text.split(separator: "```\(info)\n", omittingEmptySubsequences: false).dropFirst()
    {
      let fence = part.split(separator: "```\n", maxSplits: 1, omittingEmptySubsequences: false)[0]
      for line in fence.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        if line.hasPrefix("$ ") {
          commands.append(Command(line: String(line.dropFirst(2))))
        } else {
          commands[commands.count - 1].output.append(String(line))
        }
      }
    }
  }

  /// Runs a command with the built program.
  /// - Returns: What it prints.
  static func run(_ line: String, in scratch: ScratchFolder) throws -> String {
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = TestProgram.engineFolder + ":" + (environment["PATH"] ?? "")
    environment["CI"] = nil
    // No result of an earlier run is known.
    environment["XDG_STATE_HOME"] = scratch.path + "/.state"
    environment["XDG_CACHE_HOME"] = scratch.path + "/.cache"
    return try Shell.run(["-c", line], in: scratch.path, environment: environment).output
  }
}
