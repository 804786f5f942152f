import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsProcesses) struct `Automation` {
  static let files = [
    ".github/workflows/verify.yml", "scripts/test-install", "scripts/pre-commit",
    "scripts/action", "examples/gitlab-ci.yml", "scripts/agent-skill.md",
  ]

  @Test(arguments: files)
  func `uses only commands and flags that exist`(_ file: String) throws {
    let text = try String(contentsOfFile: TestProgram.root + "/" + file, encoding: .utf8)
    let pattern = /(?:run: |^ *(?:- )?|&& (?:exec )?)"?\$?bodycheck"? ([a-z-]+)([^\n&]*)/
    let lines = text.matches(of: pattern.anchorsMatchLineEndings())
    #expect(!lines.isEmpty)
    for line in lines where line.1 != "--version" {
      let command = try #require(Program.commands.map { $0.form }.first { $0.name == line.1 })
      for flag in line.2.matches(of: /--[a-z-]+/) {
        #expect(command.flags.contains { $0.name == flag.0 }, "\(line.0)")
      }
    }
  }

  @Test func `lets no page with a wrong count be committed`() throws {
    let right = try TestProgram.files(ofSite: "counter")
    let page = "content/guidelines/counter.md"
    let wrong = right.mapValues {
      $0.replacing("| present     |      1 |      1 |", with: "| present     |      1 |      2 |")
    }
    #expect(try commit(right).code == 0)
    let refused = try commit(wrong)
    #expect(refused.code == 1)
    #expect(refused.output.contains("\(page):"), "\(refused.output)")
    #expect(try commit(["notes.txt": "no page"]).code == 0)
  }

  /// Commits files to a new repository that has the hook.
  private func commit(_ files: [String: String]) throws -> Shell.Result {
    let scratch = try ScratchFolder(files)
    let script = """
      git init --quiet
      ln -s '\(TestProgram.root)/scripts/pre-commit' .git/hooks/pre-commit
      git add --all
      git -c user.name=x -c user.email=x@example.org commit --quiet --message x
      """
    let environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GIT_") }
      .merging(["BODYCHECK": TestProgram.engineFolder + "/bodycheck"]) { $1 }
    return try Shell.run(["-ec", script], in: scratch.path, environment: environment)
  }
}
