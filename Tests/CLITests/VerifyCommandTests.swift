import Foundation
import Subprocess
import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `Verify command` {
  private static let page = "content/guidelines/counter.md"

  @Test func `lists every scenario with its result`() throws {
    let program = try TestProgram(site: "counter")
    let result = program.run("verify")
    #expect(result.code == .success, "\(result.output)")
    let lines = result.output.split(separator: "\n")
    #expect(
      lines[0].hasPrefix(
        "✔ \(Self.page):14: state-above (avoid, debug): verified, 2 steps, 4 stated counts, "
      )
    )
    #expect(lines[1].hasPrefix("✔ \(Self.page):43: state-below (prefer, debug): verified"))
    #expect(lines[2].hasPrefix("2 scenarios, 8 counts: 2 verified; 0 from the cache; "))
    #expect(lines[2].hasSuffix(" s") && lines.count == 4)
    #expect(lines[3] == "Swift \(try program.compilerVersion), language mode 5, debug, ios27")
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

  @Test func `runs no page unconfined that is not trusted, and says so where it is`() throws {
    var program = try TestProgram(site: "counter")
    program.abilities = KernelAbilities(landlock: 0, filtersCalls: true)
    for command in [["verify"], ["build"], ["serve"], ["explain", "\(Self.page)#state-above"]] {
      let refused = program.run(command)
      #expect(refused.code == .usageError && refused.output.isEmpty)
      #expect(refused.errors.contains("this kernel has no Landlock"))
      #expect(refused.errors.contains("'--trust-pages'"))
    }
    let notice = "programs ran unconfined, because this kernel has no Landlock\n"
    #expect(program.run("verify", "--trust-pages").output.contains(notice))
    let json = program.run("verify", "--trust-pages", "--format", "json").output
    #expect(json.contains("\"unconfined\""))
    #expect(
      try VerificationReport(json: Data(json.utf8)).missingConfinement == ["Landlock"]
    )
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
    let remembered =
      first
      .replacing("\"cached\": false", with: "\"cached\": true")
      .replacing("\"cached\": 0", with: "\"cached\": 2")
    #expect(remembered == second)
    #expect(second == third)
  }

  @Test func `gives the same results merged, separately, and in shards`() throws {
    let program = try TestProgram(site: "counter")
    let line = ["verify", "--format", "json", "--no-cache"]
    let whole = try report(program.run(line).output)
    #expect(whole.entries.map(\.mode) == [.merged, .merged])
    let apart = try report(program.run(line + ["--separately"]).output)
    #expect(apart.entries.map(\.mode) == [.single, .single])
    for number in 1...2 {
      let part = program.run(line + ["--shard", "\(number)/2"])
      #expect(part.code == .success)
      try program.scratch.write(part.output, to: "\(number).json")
    }
    let merged = program.run("merge-results", "2.json", "1.json", "--format", "json")
    #expect(merged.code == .success)
    #expect(try facts(report(merged.output)) == facts(whole))
    #expect(facts(apart) == facts(whole))
  }

  @Test func `fails where a merged shard has a count that differs`() throws {
    let program = try TestProgram(site: "counter")
    try program.replace("| present     |      1 |      1 |", "| present     |      1 |      2 |")
    for number in 1...2 {
      let part = program.run("verify", "--format", "json", "--shard", "\(number)/2")
      try program.scratch.write(part.output, to: "\(number).json")
    }
    let merged = program.run("merge-results", "1.json", "2.json")
    #expect(merged.code == .findings)
    #expect(merged.output.contains("page states 2"), "\(merged.output)")
  }

  static let usageErrors: [(line: [String], expected: String)] = [
    (["--fix", "--profile", "ios17"], "'--fix' would write the counts of 'ios17' into scenarios"),
    (["--shard", "3/2"], "'--shard' cannot be '3/2': write the part and the number of parts"),
    (["--shard", "two"], "'--shard' cannot be 'two'"),
    (["--jobs", "0"], "'--jobs' cannot be '0': write a whole number from 1 up"),
  ]

  @Test(arguments: usageErrors.indices)
  func `refuses what would do harm or nothing`(_ index: Int) throws {
    let row = Self.usageErrors[index]
    let result = try TestProgram(site: "counter").run(["verify"] + row.line)
    #expect(result.code == .usageError)
    #expect(result.errors.contains(row.expected))
  }

  @Test func `rewrites nothing for continuous integration unless it is forced`() throws {
    var program = try TestProgram(site: "counter")
    program.environment["CI"] = "true"
    try program.replace("| present     |      1 |      1 |", "| present     |      2 |     15 |")
    let before = try program.scratch.read(Self.page)
    let refused = program.run("verify", "--fix")
    #expect(refused.code == .usageError)
    #expect(refused.errors.contains("'--fix' would hide what CI should find"))
    #expect(try program.scratch.read(Self.page) == before)
    #expect(program.run("verify", "--fix", "--force").code == .success)
  }

  @Test func `gives a scenario without a table one that holds`() throws {
    let program = try TestProgram(site: "counter")
    let whole = try program.scratch.read(Self.page)
    let fence = try #require(whole.range(of: "\n```\n"))
    try program.scratch.write(String(whole[..<fence.upperBound]), to: Self.page)
    let fixed = program.run("verify", "--fix")
    #expect(fixed.code == .success, "\(fixed.output)")
    #expect(fixed.output.hasPrefix("rewrote \(Self.page):"))
    let rewritten = try program.scratch.read(Self.page)
    #expect(
      rewritten.hasSuffix(
        """
        | Interaction | Banner | Screen |
        | ----------- | -----: | -----: |
        | present     |      1 |      1 |

        """
      )
    )
    #expect(program.run("verify", "--fix").code == .success)
    #expect(try program.scratch.read(Self.page) == rewritten)
  }

  @Test(arguments: ["verify", "check"])
  func `takes a table whose header is misspelt for what it is meant to be`(
    _ command: String
  ) throws {
    let program = try TestProgram(site: "counter")
    let text = try program.scratch.read(Self.page)
    let start = try #require(text.range(of: "| Interaction |"))
    let misspelt = text.replacingCharacters(in: start, with: "| Interactoin |")
    try program.scratch.write(misspelt, to: Self.page)
    let result = program.run(command == "verify" ? ["verify", "--fix"] : [command])
    #expect(result.code == .findings)
    #expect(result.output.contains("'Interactoin' does not begin a table of counts [table-header]"))
    #expect(result.output.contains("fix: write 'Interaction'\n"))
    #expect(!result.output.contains("unstated"))
    #expect(try program.scratch.read(Self.page) == misspelt)
  }

  @Test func `answers from the cache only what would give the same again`() throws {
    var program = try TestProgram(site: "counter")
    #expect(cached(program, "--jobs", "1") == 0)
    #expect(cached(program, "--jobs", "2") == 2)
    #expect(cached(program, "--profile", "ios17") == 0)
    #expect(cached(program, "--profile", "ios17") == 2)
    var limits = ProcessLimits.scenario
    limits.memory = limits.memory.map { $0 + 1 }
    program.limits = limits
    #expect(cached(program) == 0)
    #expect(cached(program) == 2)
  }

  /// How many runs a verification that holds took from the cache.
  private func cached(_ program: TestProgram, _ flags: String...) -> Int? {
    let result = program.run(["verify", "--format", "json"] + flags)
    #expect(result.code == .success, "\(result.output)")
    let report = try? VerificationReport(json: Data(result.output.utf8))
    return report?.entries.count { $0.isCached }
  }

  @Test func `remembers runs in the named folder`() throws {
    let program = try TestProgram(site: "counter")
    #expect(program.run("verify", "--cache", "memory").code == .success)
    let again = program.run("verify", "--cache", "memory").output
    #expect(again.contains("; 2 from the cache; "))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: program.folder + "/memory/results"
    )
    #expect(names.count == 2)
    #expect(!FileManager.default.fileExists(atPath: program.folder + "/.bodycheck/cache"))
  }

  private func report(_ json: String) throws -> VerificationReport {
    try VerificationReport(json: Data(json.utf8))
  }

  /// What a report says but for times and the way of compiling.
  private func facts(_ report: VerificationReport) -> VerificationReport {
    var report = report
    for index in report.entries.indices {
      report.entries[index].duration = 0
      report.entries[index].mode = .merged
    }
    return report
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
    try program.scratch.write("# Other\n", to: "content/other.md")
    #expect(program.run("verify", "content/guidelines/").output.contains("state-above"))
    #expect(!program.run("verify", "content/guidelines/").output.contains("other.md"))
  }

  @Test func `takes what exists for a path, not for a scenario of another page`() throws {
    let program = try TestProgram(site: "counter")
    let folder = "content/guidelines/counter.md#state-below"
    try program.scratch.write(program.scratch.read(Self.page), to: folder + "/copy.md")
    let copy = program.run("verify", folder).output
    #expect(copy.contains("\(folder)/copy.md:") && copy.contains("state-above"), "\(copy)")
    let one = program.run("verify", Self.page + "#state-above").output
    #expect(one.contains("state-above") && !one.contains("state-below"), "\(one)")
  }

  @Test func `does not call nothing verified`() throws {
    let program = try TestProgram(site: "counter")
    let page = program.run("verify", "content/index.md")
    #expect(page.code == .usageError && page.output.isEmpty)
    #expect(
      page.errors.contains("there is no scenario in 'content/index.md', so nothing was verified")
    )
    let none = try TestProgram(["content/index.md": "# Home\n"]).run("verify")
    #expect(none.code == .usageError)
    #expect(none.errors.contains("there is no scenario, so nothing was verified"))
    // A part of the scenarios may be none.
    #expect(program.run("verify", "--shard", "9/9").code == .success)
  }

  @Test func `says in its summary why it fails`() throws {
    let program = try TestProgram(site: "counter")
    try program.scratch.write("# Other\n\n[Nowhere](nowhere.md)\n", to: "content/other.md")
    let result = program.run("verify", "--format", "json")
    #expect(result.code == .findings)
    #expect(result.output.contains("\"failed\": 0,\n    \"errors\": 0,\n    \"pageErrors\": 1,"))
    #expect(program.run("verify").output.contains("2 verified, 1 error in pages; "))
  }

  @Test func `says that code is nested too deeply to be parsed, not that it has no view`() throws {
    let program = try TestProgram(site: "counter")
    let nested = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    try program.replace(
      "struct Screen: View {\n  @State",
      "let x = \(nested)\nstruct Screen: View {\n  @State"
    )
    let result = program.run("verify")
    #expect(result.code == .findings)
    #expect(result.output.contains("error: the code is nested too deeply [refused-code]"))
    #expect(!result.output.contains("[no-root]"))
  }

  @Test func `corrects the counts of every page`() throws {
    let program = try TestProgram(site: "counter")
    let path = "content/guidelines/counter.md"
    let right = try program.scratch.read(path)
    let other = right.replacing("Count in the smallest view", with: "Count elsewhere")
    let wrong = ("| present     |      1 |      1 |", "| present     |      1 |      2 |")
    let pages = [path: right, "content/guidelines/other.md": other]
    for (path, text) in pages {
      try program.scratch.write(text.replacing(wrong.0, with: wrong.1), to: path)
    }
    #expect(program.run("verify", "--fix").code == .success)
    for (path, text) in pages { #expect(try program.scratch.read(path) == text) }
  }

  @Test func `says that shared code is nested too deeply, where it stands`() throws {
    let program = try TestProgram(site: "counter")
    let nested = String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    try program.replace(
      "## Avoid: the state above\n",
      "## Avoid: the state above\n\n```swift setup\nlet a = 1\n```\n\n```swift setup\nlet x = \(nested)\n```\n"
    )
    let result = program.run("verify")
    #expect(result.code == .findings)
    let message = "counter.md:19:1: error: the code is nested too deeply [refused-code]"
    #expect(result.output.contains(message), "\(result.output)")
    #expect(!result.output.contains("[no-root]"))
  }

  @Test func `refuses what only attacks need, unless pages are trusted`() throws {
    var program = try TestProgram(site: "counter")
    try program.replace(
      "struct Screen: View {\n  @State",
      "import Glibc\nstruct Screen: View {\n  @State"
    )
    let result = program.run("verify")
    #expect(result.code == .findings)
    #expect(result.output.contains("error: a scenario cannot import 'Glibc' [refused-code]"))
    #expect(program.run("check").output.contains("error: a scenario cannot import 'Glibc'"))
    program.trustsPages = true
    #expect(program.run("verify").code == .success)
  }

  @Test func `does not know a path that is no page`() throws {
    let program = try TestProgram(site: "counter")
    let missing = program.run("verify", "content/guidelines/missing.md")
    #expect(missing.code == .usageError)
    #expect(missing.errors.contains("there is no 'content/guidelines/missing.md'"))
    try program.scratch.write("x", to: "notes.txt")
    #expect(program.run("verify", "notes.txt").errors.contains("'notes.txt' is not a page"))
  }
}
