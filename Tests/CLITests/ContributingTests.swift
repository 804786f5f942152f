import Foundation
import TestSupport
import Testing

/// The session that `CONTRIBUTING.md` shows is what happens.
@Suite(.runsProcesses) struct `The session for contributors` {
  struct Command: Equatable {
    let line: String
    var output = ""
  }

  @Test func `goes as written`() throws {
    let scratch = try ScratchFolder(["content/index.md": "# Home\n"])
    let session = try Self.session()
    #expect(session.count > 4)
    for command in session {
      let output = try Self.run(command.line, in: scratch)
      #expect(Self.stable(output) == Self.stable(command.output), "\(command.line)")
    }
  }

  /// The lines of the `console` fence that begin with `$`, each with what follows it.
  private static func session() throws -> [Command] {
    let text = try String(contentsOfFile: TestProgram.root + "/CONTRIBUTING.md", encoding: .utf8)
    let parts = text.split(separator: "```console\n", maxSplits: 1)
    let fence = try #require(parts.last?.split(separator: "```\n", maxSplits: 1).first)
    var commands: [Command] = []
    for line in fence.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2))))
      } else {
        commands[commands.count - 1].output += line + "\n"
      }
    }
    return commands
  }

  private static func run(_ line: String, in scratch: ScratchFolder) throws -> String {
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = TestProgram.engineFolder + ":" + (environment["PATH"] ?? "")
    environment["CI"] = nil
    return try Shell.run(["-c", line], in: scratch.path, environment: environment).output
  }

  /// How long something took and the compiler's version are all that may differ.
  private static func stable(_ text: String) -> String {
    text.replacing(/\d+(\.\d+)? s\b/, with: "… s").replacing(/Swift 6[\d.]+/, with: "Swift …")
  }
}
