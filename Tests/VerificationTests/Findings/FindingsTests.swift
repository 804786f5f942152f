import Diagnostics
import Guidelines
import ScenarioTrace
import TestSupport
import Testing
import Verification

@Suite struct `Findings of a scenario` {
  struct Case: Sendable, CustomTestStringConvertible {
    let page: String
    let outcome: ScenarioOutcome
    let status: ScenarioStatus
    let message: Diagnostic.Message

    init(
      _ page: String,
      _ outcome: ScenarioOutcome,
      _ status: ScenarioStatus,
      _ id: String,
      _ what: String,
      why: String,
      fix: String
    ) {
      self.page = page
      self.outcome = outcome
      self.status = status
      message = Diagnostic.Message(id: id, what: what, why: why, fix: fix)
    }

    var testDescription: String { message.what }
  }

  static let table = Sample.fence + "| Interaction | Row |\n| - | -: |\n| present | 1 |\n"
  static let compileError = "```swift scenario=1️⃣a2️⃣ expects=compile-error\n1\n```\n\n"
  static let crash = "```swift scenario=1️⃣a2️⃣ expects=crash\n1\n```\n\n```console\nno\n```\n\n"
  static let named = "```swift scenario=1️⃣a2️⃣\nlet x = y\n```\n\n"

  static let cases = [
    Case(
      "```swift scenario=a expects=crash\n1\n```\n\n```console\nno\n```\n\n"
        + "| Interaction | Row |\n| - | -: |\n| 1️⃣present2️⃣ | 1 |\n",
      .crashed(message: "no", at: nil, Run(steps: [])),
      .failed,
      "count-mismatch",
      "the program ended before this step; page states a count",
      why: "what never happens has no count",
      fix: "write '–', or remove the statement"
    ),
    Case(
      table + "| tap \"Add\" | 1️⃣12️⃣ |\n",
      .completed(Sample.run),
      .failed,
      "count-mismatch",
      "'Row' body ran 3 times in step 'tap \"Add\"'; page states 1",
      why: "_model changed (1 of 3); _model changed, and its value changed (1 of 3);"
        + " its value changed (1 of 3)",
      fix: "write 3, or 'bodycheck verify --fix'"
    ),
    Case(
      table + "| tap \"Add\" | 1️⃣≤ 22️⃣ |\n",
      .completed(Sample.run),
      .failed,
      "count-mismatch",
      "'Row' body ran 3 times in step 'tap \"Add\"'; page states ≤ 2",
      why: "_model changed (1 of 3); _model changed, and its value changed (1 of 3);"
        + " its value changed (1 of 3)",
      fix: "write ≤ 3, or 'bodycheck verify --fix'"
    ),
    Case(
      table + "| tap \"Add\" | 3 |\n\n[1️⃣22️⃣](count:a/present/Row)\n",
      .completed(Sample.run),
      .failed,
      "count-mismatch",
      "'Row' body ran 1 time in step 'present'; page states 2",
      why: "it appeared for the first time",
      fix: "write 1, or 'bodycheck verify --fix'"
    ),
    Case(
      Sample.fence + "| Interaction | 1️⃣Rwo2️⃣ |\n| - | - |\n| present | 1 |\n",
      .completed(Sample.run),
      .failed,
      "unknown-view",
      "the scenario has no view 'Rwo'",
      why: "its views are Row, Screen",
      fix: "write 'Row'"
    ),
    Case(
      table + "| tap \"Add\" | 3 |\n\n```console\none\n1️⃣tow2️⃣\nthree\n```\n",
      .completed(Sample.run),
      .failed,
      "console-mismatch",
      "the scenario printed 'two'; page states 'tow'",
      why: "line 2 is the first that differs; 3 stated, 3 printed",
      fix: "write what was printed, or 'bodycheck verify --fix'"
    ),
    Case(
      table + "| tap \"Add\" | 3 |\n\n```console\n1️⃣o\u{301}ne2️⃣\ntwo\nthree\n```\n",
      .completed(
        Run(
          steps: [Sample.step(.present(hostPasses: 0), ["Row": 1, "Screen": 1], console: ["óne"])]
            + Sample.run.steps.dropFirst()
        )
      ),
      .failed,
      "console-mismatch",
      "the scenario printed '\\u{f3}ne'; page states 'o\\u{301}ne'",
      why: "line 1 is the first that differs; 3 stated, 3 printed",
      fix: "write what was printed, or 'bodycheck verify --fix'"
    ),
    Case(
      table + "| tap \"Add\" | 3 |\n\n```console step=\"tap \\\"Add\\\"\"\ntwo\n1️⃣```2️⃣\n",
      .completed(Sample.run),
      .failed,
      "console-mismatch",
      "the scenario printed 'three'; page states nothing more",
      why: "line 2 is the first that differs; 1 stated, 2 printed",
      fix: "write what was printed, or 'bodycheck verify --fix'"
    ),
    Case(
      compileError + "```console\nerror: x\n```\n",
      .completed(Sample.run),
      .failed,
      "compiles",
      "'a' compiles",
      why: "the page says 'expects=compile-error', but the compiler found no error",
      fix: "remove 'expects=compile-error', or restore the fault"
    ),
    Case(
      compileError.replacing("1️⃣a2️⃣", with: "a") + "```console\n1️⃣error: x2️⃣\n```\n",
      .compileError([CompilerMessage(severity: .error, text: "y", line: 2, column: 1)]),
      .failed,
      "console-mismatch",
      "the compiler printed 'error: y'; page states 'error: x'",
      why: "line 1 is the first that differs; 1 stated, 1 printed",
      fix: "write what was printed, or 'bodycheck verify --fix'"
    ),
    Case(
      "> - Item\n>\n>   ```swift scenario=a\n>   let x = 1️⃣yes2️⃣\n>   ```\n",
      .compileError([
        CompilerMessage(severity: .error, text: "cannot find 'yes' in scope", line: 4, column: 9)
      ]),
      .error,
      "compile-error",
      "cannot find 'yes' in scope",
      why: "the compiler rejects 'a' (debug)",
      fix: "check the name; API of SwiftUI that is not modeled is left out"
    ),
    Case(
      "```swift scenario=a\nlet x = 1️⃣yes2️⃣\n```\n",
      .compileError([
        CompilerMessage(
          severity: .error,
          text: "cannot find 'yes' in scope",
          line: 2,
          column: 9
        ),
        CompilerMessage(severity: .warning, text: "unused", line: 2, column: 5),
      ]),
      .error,
      "compile-error",
      "cannot find 'yes' in scope",
      why: "the compiler rejects 'a' (debug)",
      fix: "check the name; API of SwiftUI that is not modeled is left out"
    ),
    Case(
      "```swift scenario=a\n1️⃣let x = y2️⃣\n```\n",
      .crashed(
        message: "Fatal error: no",
        at: .init(path: "page.md", line: 2, column: 1),
        Run(steps: [])
      ),
      .error,
      "crash",
      "'a' crashes: Fatal error: no",
      why: "it ended in step 'present'",
      fix: "fix the code, or state the trap with 'expects=crash'"
    ),
    Case(
      "```swift scenario=1️⃣a2️⃣\n1\n```\n\n| Interaction | Row |\n| - | -: |\n"
        + "| present | 1 |\n| tap \"Add\" | 3 |\n",
      .crashed(message: "no", at: nil, Sample.run),
      .error,
      "crash",
      "'a' crashes: no",
      why: "it ended in step 'tap \"Add\"'",
      fix: "fix the code, or state the trap with 'expects=crash'"
    ),
    Case(
      crash,
      .completed(Sample.run),
      .failed,
      "does-not-crash",
      "'a' runs to its end",
      why: "the page says 'expects=crash', yet every step was performed",
      fix: "remove 'expects=crash', or restore the fault"
    ),
    Case(
      table + "| 1️⃣tap \"Ad\"2️⃣ | 3 |\n",
      .stepFailed(
        index: 1,
        .unknownLabel(action: "tap", label: "Ad", available: ["Add", "Open"]),
        Run(steps: [])
      ),
      .error,
      "step-failure",
      "step 'tap \"Ad\"': nothing labeled 'Ad' takes 'tap'",
      why: "what does: Add, Open",
      fix: "write 'Add'"
    ),
    Case(
      table + "| 1️⃣toggle \"Add\"2️⃣ | 3 |\n",
      .stepFailed(
        index: 1,
        .otherActions(action: "toggle", label: "Add", available: ["tap", "hold"]),
        Run(steps: [])
      ),
      .error,
      "step-failure",
      "step 'toggle \"Add\"': 'Add' does not take 'toggle'",
      why: "what it takes: tap, hold",
      fix: "write one of these, or name another label"
    ),
    Case(
      named,
      .timedOut(Run(steps: []), limit: 10),
      .error,
      "time-out",
      "'a' does not end within 10 s",
      why: "it was in step 'present'",
      fix: "end the loop or the wait, or make the step smaller"
    ),
    Case(
      named,
      .timedOut(
        Run(steps: [Sample.step(.present(hostPasses: 0), ["Row": 5000, "Screen": 1])]),
        limit: 10
      ),
      .error,
      "time-out",
      "'a' does not end within 10 s",
      why: "it was in step 'present'; the body of 'Row' ran 5000 times in it",
      fix: "end the loop or the wait, or make the step smaller"
    ),
    Case(
      named,
      .notRun("no compiler"),
      .error,
      "not-run",
      "'a' was not run",
      why: "no compiler",
      fix: "fix this and verify again"
    ),
    Case(
      named,
      .completed(Sample.run),
      .verified,
      "unstated-counts",
      "'a' states no counts",
      why: "no Interaction table follows its fence",
      fix: "run 'bodycheck verify --fix' to add one"
    ),
  ]

  @Test(arguments: cases)
  func `say what differs, where and why`(_ c: Case) throws {
    let marked = MarkedText(c.page)
    let page = Sample.page(marked.text)
    #expect(page.diagnostics == [])
    let result = try #require(Sample.result(page, c.outcome))
    #expect(result.findings.map(\.message) == [c.message])
    #expect(result.status == c.status)
    #expect(result.findings.first?.location == page.source.location(at: marked["1️⃣"]))
    #expect(result.findings.first?.length == marked["2️⃣"] - marked["1️⃣"])
  }

  static let truths: [(page: String, outcome: ScenarioOutcome)] = [
    (table + "| tap \"Add\" | 3 |\n\n```console\none\ntwo\nthree\n```\n", .completed(Sample.run)),
    (table + "| tap \"Add\" | – |\n", .completed(Sample.run)),
    (
      compileError + "```console\nerror: x\n```\n",
      .compileError([
        CompilerMessage(severity: .error, text: "x", line: 2, column: 1),
        CompilerMessage(severity: .note, text: "n", line: 2, column: 1),
      ])
    ),
    (
      crash + "```console\nFatal error: no\n```\n",
      .crashed(message: "no", at: nil, Run(steps: []))
    ),
  ]

  @Test(arguments: truths)
  func `are none where the page tells the truth`(_ text: String, _ outcome: ScenarioOutcome) throws
  {
    let result = try #require(Sample.result(Sample.page(MarkedText(text).text), outcome))
    #expect(result.findings == [])
    #expect(result.status == .verified)
  }

  @Test func `compare each number with its own step, present added where it is missing`() throws {
    let page = Sample.page(
      Sample.fence + "| Interaction | Row |\n| - | -: |\n| tap \"Add\" | 3 |\n"
    )
    let result = try #require(Sample.result(page))
    #expect(result.status == .verified)
    #expect(
      result.counts.map { "\($0.step) \($0.column) \($0.stated?.only ?? -1) \($0.measured)" } == [
        "present Row -1 1", "present Screen -1 1", "tap \"Add\" Row 3 3", "tap \"Add\" Screen -1 0",
      ]
    )
    #expect(result.counts.compactMap(VerifiedCount.init).map(\.value) == [3])
  }

  @Test func `hold a budget that allows the count`() throws {
    let page = Sample.page(
      Sample.fence + "| Interaction | Row |\n| - | -: |\n| present | ≥ 1 |\n| tap \"Add\" | ≤ 4 |\n"
    )
    let result = try #require(Sample.result(page))
    #expect(result.status == .verified)
    #expect(result.counts.compactMap(VerifiedCount.init).map(\.value) == [1, 3])
  }
}
