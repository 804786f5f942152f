import Diagnostics
import Guidelines
import ScenarioTrace
import Testing

@testable import Verification

@Suite struct `Rewriting a page` {
  static let wide = Run(steps: [Sample.step(.present(hostPasses: 0), ["Row": 120, "Screen": 7])])
  static let twoSteps = Run(steps: [
    Sample.step(.present(hostPasses: 0), ["Row": 120, "Screen": 7, "A": 10000, "B": 42]),
    Sample.step(.hover("x"), ["Row": 0, "A": 3]),
  ])
  static let rest = "\nprose \\* with  trailing  \n\n\tand a tab\n"

  static let cases: [(old: String, new: String, run: Run)] = [
    (
      "| Interaction | Row | Screen |\n| --- | --: | :-- |\n| present |   1 | 10 |\n",
      "| Interaction | Row | Screen |\n| --- | --: | :-- |\n| present | 120 | 7  |\n", wide
    ),
    (
      "| Interaction | Row |\n| - | - |\n|present|1|\n",
      "| Interaction | Row |\n| - | - |\n|present|120|\n", wide
    ),
    (
      "| Interaction | é | Row | Screen |\n| ----------- | - | --: | :----- |\n"
        + "| present     | – |   1 | 10     |\n| hover \"x\"   | – |   2 | 1      |\n",
      "| Interaction | é | Row | Screen |\n| ----------- | - | --: | :----- |\n"
        + "| present     | – | 120 | 7      |\n| hover \"x\"   | – |   0 | 0      |\n", twoSteps
    ),
    (
      "| Interaction | A | Row | B |\n| ----------- | - | --: | - |\n"
        + "| present     | 1 |   1 | 1 |\n| hover \"x\"   | – |   9 | – |\n",
      "| Interaction | A     | Row | B  |\n| ----------- | ----- | --: | -- |\n"
        + "| present     | 10000 | 120 | 42 |\n| hover \"x\"   | –     |   0 | –  |\n", twoSteps
    ),
    (
      "| Interaction |  A |\n| ----------- | -: |\n| present     |  1 |\n| hover \"x\"   |  1 |\n",
      "| Interaction |     A |\n| ----------- | ----: |\n"
        + "| present     | 10000 |\n| hover \"x\"   |     3 |\n", twoSteps
    ),
    (
      "| Interaction | Row | Screen |\n| --- | --: | :-- |\n| present | ≤ 9 | ≤ 9 |\n",
      "| Interaction |   Row | Screen |\n| --- | ----: | :-- |\n| present | ≤ 120 | ≤ 9 |\n", wide
    ),
    (
      "| Interaction | Row |\n| - | -: |\n| present | 1 |\n",
      "| Interaction | Row |\n| - | -: |\n| present | 120 |\n", wide
    ),
    (
      "| Interaction | Row |\n| - | -: |\n| present | **[1](a.md)** |\n| hover \"x\" | 9 |\n",
      "| Interaction | Row |\n| - | -: |\n| present | **[120](a.md)** |\n| hover \"x\" | 0 |\n",
      twoSteps
    ),
    (
      "| Interaction | Row | Screen |\n| - | -: | - |\n| present | – | |\n",
      "| Interaction | Row | Screen |\n| - | -: | - |\n| present | – | |\n", wide
    ),
    (
      "| Interaction | Row |\n| - | -: |\n| tap \"Add\" | 2 |\n\n```console\nold\n```\n",
      "| Interaction | Row |\n| - | -: |\n| tap \"Add\" | 3 |\n\n```console\none\ntwo\nthree\n```\n",
      Sample.run
    ),
    (
      "| Interaction | Row |\n| - | -: |\n| tap \"Add\" | 3 |\n\n```console step=present\n```\n",
      "| Interaction | Row |\n| - | -: |\n| tap \"Add\" | 3 |\n\n```console step=present\none\n```\n",
      Sample.run
    ),
    (
      "| Interaction | Row |\n| - | -: |\n| tap \"Add\" | 3 |\n\nit ran *[9](count:a/present/Row)*\n",
      "| Interaction | Row |\n| - | -: |\n| tap \"Add\" | 3 |\n\nit ran *[1](count:a/present/Row)*\n",
      Sample.run
    ),
  ]

  @Test(arguments: cases)
  func `changes the stated numbers and lines and no other byte`(
    _ old: String,
    _ new: String,
    _ run: Run
  ) throws {
    let start = "---\ntitle: T\n---\n\n# T\n\n" + Sample.fence
    let page = Sample.page(start + old + Self.rest)
    let rewritten = try rewriting(page, .completed(run))
    #expect(rewritten.text == start + new + Self.rest)
    #expect(rewritten.changes.isEmpty == (old == new))
    let again = try rewriting(Sample.page(rewritten.text), .completed(run))
    #expect(again.changes == [])
  }

  @Test(arguments: [("\n", ""), ("\r\n", "")])
  func `adds a table of the first step where there is none`(_ newline: String, _ end: String) throws
  {
    let fence = "```swift scenario=a\nstruct Row {}\n```".replacing("\n", with: newline)
    let table = """
      | Interaction | Row | Screen |
      | ----------- | --: | -----: |
      | present     |   1 |      1 |
      """.replacing("\n", with: newline)
    for rest in ["", newline, newline + newline + "prose" + newline] {
      let page = Sample.page(fence + rest)
      let rewritten = try rewriting(page, .completed(Sample.run))
      #expect(rewritten.text == fence + newline + newline + table + rest)
      let again = try rewriting(Sample.page(rewritten.text), .completed(Sample.run))
      #expect(again.changes == [])
    }
  }

  @Test func `keeps the prose directly after a fence out of the added table`() throws {
    let page = Sample.page("```swift scenario=a\n```\nprose\n")
    let rewritten = try rewriting(page, .completed(Sample.run))
    #expect(rewritten.text.hasSuffix("|      1 |\n\nprose\n"))
  }

  @Test(arguments: [
    "| Interaction | Row |\n| --- |\n| present | 9 |\n| wait 1 s | 9 |\n",
    "    | Interaction | Row |\n    | --- | --: |\n    | present | 9 |\n",
    "| Step | Row |\n| --- | --: |\n| present | 9 |\n",
    "Words.\n\n| Interaction | Row |\n| --- | --: |\n| present | 9 |\n",
  ])
  func `adds no table above a faulty one`(_ table: String) throws {
    let page = Sample.page("```swift scenario=a\nstruct Row {}\n```\n\n" + table)
    #expect(try rewriting(page, .completed(Sample.run)).changes == [])
  }

  @Test func `widens a column without splitting escaped pipes`() throws {
    let table = """
      | Interaction  | Row |
      | ------------ | --: |
      | tap "a \\| b" |   1 |

      """
    let grid = TableGrid(of: 0..<table.utf8.count - 1, in: SourceText(path: "a.md", text: table))
    #expect(grid.isAligned(at: 1))
    #expect(!grid.isAligned(at: 2))
  }

  @Test func `rewrites the errors of a program that should not compile`() throws {
    let start = "```swift scenario=a expects=compile-error\n1\n```\n\n"
    let page = Sample.page(start + "```console\nerror: x\n```\n")
    let message = CompilerMessage(severity: .error, text: "y", line: 2, column: 1)
    let rewritten = try rewriting(page, .compileError([message]))
    #expect(rewritten.text == start + "```console\nerror: y\n```\n")
  }

  static let failures: [ScenarioOutcome] = [
    .compileError([CompilerMessage(severity: .error, text: "y", line: 2, column: 1)]),
    .crashed(message: "no", at: nil, Sample.run),
    .stepFailed(index: 1, .impossible("no"), Sample.run),
    .timedOut(Sample.run, limit: 1),
    .notRun("no compiler"),
  ]

  @Test(arguments: failures)
  func `leaves a scenario alone that did not come to its end`(_ outcome: ScenarioOutcome) throws {
    let text = Sample.fence + "| Interaction | Row |\n| - | - |\n| present | 9 |\n"
    #expect(try rewriting(Sample.page(text), outcome).text == text)
  }

  @Test func `leaves fences alone that the new lines would close`() throws {
    let text =
      Sample.fence + "| Interaction | Row |\n| - | - |\n| present | 1 |\n\n```console\nx\n```\n"
    let run = Run(steps: [
      Sample.step(.present(hostPasses: 0), ["Row": 1], console: ["```"])
    ])
    #expect(try rewriting(Sample.page(text), .completed(run)).text == text)
  }

  @Test func `leaves two scenarios of one name alone`() throws {
    let table = "| Interaction | Row |\n| - | - |\n| present | 9 |\n\n"
    let page = Sample.page(Sample.fence + table + Sample.fence + table)
    #expect(try rewriting(page, .completed(Sample.run)).changes == [])
  }

  @Test func `says what it changed and where`() throws {
    let page = Sample.page(Sample.fence + "| Interaction | Row |\n| - | - |\n| present | 9 |\n")
    let change = try #require(rewriting(page, .completed(Sample.run)).changes.first)
    #expect("\(change.location)" == "content/p.md:7:13")
    #expect(change.old == "9")
    #expect(change.new == "1")
  }

  private func rewriting(_ page: Page, _ outcome: ScenarioOutcome) throws -> PageRewriting {
    PageRewriting(of: page, with: [try #require(Sample.result(page, outcome))])
  }
}
