import TestSupport
import Testing

@testable import CLI

@Suite struct `Verify command` {
  private static let page = "content/guidelines/counter.md"

  @Test func `lists every scenario with its result`() throws {
    let result = try TestProgram(site: "counter").run("verify")
    #expect(result.code == .success, "\(result.output)")
    let lines = result.output.split(separator: "\n")
    #expect(
      lines[0].hasPrefix(
        "✔ \(Self.page):14: state-above (avoid, debug): verified, 2 steps, 4 stated counts, "
      )
    )
    #expect(lines[1].hasPrefix("✔ \(Self.page):43: state-below (prefer, debug): verified"))
    #expect(lines[2] == "2 scenarios: 2 verified; 0 from the cache")
  }

  @Test func `names page, line, view, step and both numbers of a count that differs`() throws {
    let program = try TestProgram(site: "counter")
    try program.replace(
      "| tap \"Add\"   |      1 |      0 |",
      "| tap \"Add\"   |      7 |      0 |"
    )
    let result = program.run("verify")
    #expect(result.code == .findings)
    let finding = try #require(
      result.output.split(separator: "\n").first { $0.contains("error:") }
    )
    for part in ["\(Self.page):39:", "Screen", "tap \"Add\"", "7", "1"] {
      #expect(finding.contains(part))
    }
  }

  @Test func `shows GitHub each finding at its line`() throws {
    let program = try TestProgram(site: "counter")
    try program.replace(
      "| tap \"Add\"   |      1 |      0 |",
      "| tap \"Add\"   |      7 |      0 |"
    )
    let result = program.run("verify", "--format", "github")
    #expect(result.code == .findings)
    #expect(result.output.hasPrefix("::error file=\(Self.page),line=39,col="))
    #expect(result.output.contains(",title=count-mismatch::'Screen' body ran 1 time"))
    #expect(result.output.contains("%0Afix: write 1, or 'bodycheck verify --fix'\n"))
  }

  @Test func `restores every stated number and line byte for byte`() throws {
    let program = try TestProgram(site: "counter")
    let before = try program.scratch.read(Self.page)
    try program.replace("| present     |      1 |      1 |", "| present     |      2 |     15 |")
    try program.replace("count is 0\n", "count is 9\n")
    #expect(program.run("verify").code == .findings)
    let fixed = program.run("verify", "--fix")
    #expect(fixed.code == .success, "\(fixed.output)")
    #expect(try program.scratch.read(Self.page) == before)
  }

  @Test func `leaves a page alone that holds`() throws {
    let program = try TestProgram(site: "counter")
    let before = try program.scratch.read(Self.page)
    #expect(program.run("verify", "--fix").code == .success)
    #expect(try program.scratch.read(Self.page) == before)
  }

  @Test func `gives the same JSON every time`() throws {
    let program = try TestProgram(site: "counter")
    let first = program.run("verify", "--format", "json").output
    let second = program.run("verify", "--format", "json").output
    let third = program.run("verify", "--format", "json").output
    #expect(first.replacing("\"cached\": false", with: "\"cached\": true") == second)
    #expect(second == third)
  }

  @Test func `shows a compiler error at the page's own line`() throws {
    let program = try TestProgram(site: "counter")
    try program.replace("Text(title)", "Text(titel)")
    let result = program.run("verify")
    #expect(result.code == .findings)
    #expect(result.output.contains("\(Self.page):32:"))
    #expect(result.output.contains("cannot find 'titel' in scope"))
    #expect(result.output.contains("state-below (prefer, debug): verified"))
  }

  @Test func `works on the named pages only`() throws {
    let program = try TestProgram(site: "counter")
    let result = program.run("verify", "content/index.md")
    #expect(result.code == .success)
    #expect(result.output.hasSuffix("0 scenarios: 0 verified; 0 from the cache\n"))
    #expect(program.run("verify", "content/guidelines/").output.contains("state-above"))
  }

  @Test func `does not know a path that is no page`() throws {
    let program = try TestProgram(site: "counter")
    let missing = program.run("verify", "content/guidelines/missing.md")
    #expect(missing.code == .misuse)
    #expect(missing.errors.contains("there is no 'content/guidelines/missing.md'"))
    try program.scratch.write("x", to: "notes.txt")
    #expect(program.run("verify", "notes.txt").errors.contains("'notes.txt' is no page"))
  }
}
