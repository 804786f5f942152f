import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsProcesses) struct Completions {
  static let lines: [(words: [String], expected: [String])] = [
    (["v"], ["verify"]),
    (["verify", "--fo"], ["--force", "--format"]),
    (["verify", "--format", "g"], ["github"]),
    (["build", "--ou"], ["--output"]),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["help", "exp"], ["explain", "export"]),
    (["run", "--root", "x"], []),
  ]

  @Test(arguments: lines)
  func `are offered by bash`(_ words: [String], _ expected: [String]) throws {
    let list = (["bodycheck"] + words).map { "'\($0)'" }.joined(separator: " ")
    let offered = try Self.run(
      "/bin/bash",
      Self.script("bash") + """

        COMP_WORDS=(\(list)); COMP_CWORD=\(words.count); _bodycheck
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    )
    #expect(Set(offered.split(separator: "\n").map(String.init)) == Set(expected))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `name every command and flag`(_ shell: String) throws {
    let script = try Self.script(shell)
    for command in Program.commands.map({ $0.form }) {
      #expect(script.contains(command.name))
      for flag in command.flags {
        let name = shell == "fish" ? "-l " + flag.name.dropFirst(2) : flag.name
        #expect(script.contains(name), "\(command.name) \(flag.name)")
      }
    }
  }

  static let shells = ["/bin/bash", "/usr/bin/zsh", "/usr/bin/fish"]
    .filter { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(arguments: shells)
  func `are understood by their shell`(_ shell: String) throws {
    let name = String(shell.split(separator: "/").last ?? "")
    #expect(try Self.run(shell, Self.script(name), checksOnly: true).isEmpty)
  }

  private static func script(_ shell: String) throws -> String {
    try TestProgram().run("completions", shell).output
  }

  /// Lets a shell execute a script, or only read it.
  /// - Returns: What it prints, complaints included.
  private static func run(
    _ shell: String,
    _ script: String,
    checksOnly: Bool = false
  ) throws -> String {
    let scratch = try ScratchFolder(["script": script])
    let arguments = (checksOnly ? ["-n"] : []) + ["script"]
    return try Shell.run(arguments, by: shell, in: scratch.path).output
  }
}
