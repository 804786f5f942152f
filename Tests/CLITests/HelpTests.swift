import Guidelines
import ScenarioTrace
import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `Help` {
  @Test func `lists what there is in each of its topics`() throws {
    let program = try TestProgram()
    let steps = program.run("help", "steps")
    #expect(steps.code == .success)
    for (_, form) in Step.forms { #expect(steps.output.contains("\n  \(form)\n")) }
    let page = program.run("help", "page").output
    #expect(page.contains("\n  verdict=avoid|acceptable|prefer\n"))
    #expect(page.contains("\n  tags: [a, b]\n") && page.contains("\n  title: text\n"))
    #expect(program.run("help", "columns").output.contains("\n  Row.comparisons\n"))
    #expect(program.run("help", "stesp").errors.contains("did you mean 'steps'?"))
  }

  @Test func `lists the environment's keys with values that the engine takes`() throws {
    let file = """
      import SwiftUI
      struct A: View { var body: some View { Text("a") } }
      """
    let program = try TestProgram(["a.swift": file])
    let steps = PageFormat.environmentKeys.flatMap { key in
      key.value.split(separator: "|").filter { $0 != "…" }
        .flatMap { ["--step", "environment \(key.name) = \($0)"] }
    }
    let taken = program.run(["run", "a.swift"] + steps)
    #expect(taken.code == .success, "\(taken.output)")
    let refused = program.run("run", "a.swift", "--step", "environment color = red").output
    let known = PageFormat.environmentKeys.map(\.name).joined(separator: ", ")
    #expect(refused.contains(known), "\(refused)")
  }

  static let common = ["--quiet", "--verbose", "--color", "--help"]

  @Test(arguments: Program.commands.map { $0.name })
  func `is given by every command, with the flags of all`(_ command: String) throws {
    let program = try TestProgram()
    for flag in ["--help", "-h"] {
      let help = program.run(command, flag)
      #expect(help.code == .success && help.output.hasPrefix("usage: bodycheck \(command)"))
      for name in Self.common { #expect(help.output.contains("\n  \(name)")) }
    }
  }
}

@Suite(.runsScenarios) struct `The flags of all commands` {
  static let wrong = "| present     |      1 |      2 |"

  @Test func `let a command write only what is wrong`() throws {
    let program = try TestProgram(site: "counter")
    #expect(program.run("verify", "-q") == .init(code: .success, output: "", errors: ""))
    #expect(program.run("-q", "check") == .init(code: .success, output: "", errors: ""))
    try program.replace("| present     |      1 |      1 |", Self.wrong)
    let result = program.run("verify", "--quiet")
    #expect(result.code == .findings && result.output.hasPrefix("✘ content/"))
    #expect(result.output.contains("[count-mismatch]") && !result.output.contains("✔"))
    #expect(!result.output.contains(" from the cache"))
  }

  @Test func `color findings also where there is no terminal`() throws {
    let program = try TestProgram(["content/guidelines/a.md": "# Home\n"])
    #expect(!program.run("check").output.contains("\u{1B}["))
    #expect(program.run("check", "--color", "always").output.contains("\u{1B}["))
    #expect(!program.run("--color=never", "check").output.contains("\u{1B}["))
    #expect(
      program.run("check", "--color", "red").errors
        == "bodycheck: '--color' cannot be 'red': write one of auto, always, never\n"
    )
  }

  @Test func `say what is used`() throws {
    let errors = try TestProgram(["content/index.md": "# Home\n"]).run("check", "-v").errors
    for word in ["bodycheck ", "engine ", "compiler ", "folder ", "cache "] {
      #expect(errors.contains(word))
    }
  }

  @Test func `are texts behind two hyphens`() throws {
    let program = try TestProgram(["content/index.md": "# Home\n"])
    #expect(program.run("check", "--", "-q").errors.contains("there is no '-q'"))
  }
}
