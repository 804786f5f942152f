import Guidelines
import Testing

@testable import Verification

@Suite struct `Findings about an observation` {
  private static func page(_ statements: String, fields: String = "") -> Page {
    Page(
      path: "content/observations/01-a.md",
      text: """
        ---
        title: A
        topic: State
        url: https://example.com
        os: iOS 17
        evidence: article
        confidence: medium\(fields)
        ---

        \(Sample.fence)\(statements)
        """
    )
  }

  /// `Row` ran once and three times, and printed `one`, then `two` and `three`.
  private static func findings(
    _ statements: String,
    fields: String = "",
    outcome: ScenarioOutcome = .completed(Sample.run)
  ) throws -> [String] {
    let page = page(statements, fields: fields)
    #expect(page.diagnostics.map(\.what) == [])
    return try #require(Sample.result(page, outcome)).findings.map(\.what)
  }

  private static let agreeing = """
    | Observed  |   Row | Screen | "t…"  | "one" |
    | --------- | ----: | -----: | ----: | ----: |
    | present   |     1 |      1 |     0 |     1 |
    | tap "Add" | 2–4   |      – |   ≥ 2 |     0 |

    ```console step="tap \\"Add\\""
    …
    th…
    ```
    """

  private static let differing = """
    | Observed  |   Row | "t…"  |
    | --------- | ----: | ----: |
    | present   |     1 |     1 |
    | tap "Add" |   ≤ 2 |   ≥ 2 |

    ```console step="tap \\"Add\\""
    two
    ```
    """

  private static let triage = "\ntriage: engine fault\nreason: It is one."

  @Test func `are none where the engine agrees`() throws {
    #expect(try Self.findings(Self.agreeing) == [])
  }

  @Test func `name what differs`() throws {
    #expect(
      try Self.findings(Self.differing) == [
        #""t…" was printed 0 times in step 'present'; observed: 1"#,
        #"'Row' body ran 3 times in step 'tap "Add"'; observed: ≤ 2"#,
        "the scenario printed different lines than observed",
      ]
    )
  }

  @Test func `are none where a disagreement is explained`() throws {
    #expect(try Self.findings(Self.differing, fields: Self.triage) == [])
  }

  @Test func `ask to remove an explanation that explains nothing`() throws {
    #expect(
      try Self.findings(Self.agreeing, fields: Self.triage)
        == ["the engine agrees with this observation"]
    )
  }

  @Test(arguments: [agreeing, differing])
  func `are none where observations contradict each other`(_ statements: String) throws {
    let fields = "\ntriage: contested\nreason: Another one says otherwise."
    #expect(try Self.findings(statements, fields: fields) == [])
  }

  private static let error = ScenarioOutcome.compileError([
    CompilerMessage(severity: .error, text: "cannot find 'Layout' in scope", line: 1, column: 1)
  ])

  @Test func `say that the program does not compile`() throws {
    #expect(
      try Self.findings(Self.agreeing, outcome: Self.error) == ["cannot find 'Layout' in scope"]
    )
    let fields = "\ntriage: cannot be expressed\nreason: Layout is missing."
    #expect(try Self.findings(Self.agreeing, fields: fields, outcome: Self.error) == [])
  }

  @Test func `name a step that the program did not reach`() throws {
    let run = Run(steps: [Sample.run.steps[0]])
    let page = Self.page(
      Self.agreeing.replacing(#"step="tap \"Add\"""#, with: "").replacing("…\nth…", with: "trap")
    )
    let text = page.source.text.replacing("scenario=a", with: "scenario=a expects=crash")
    let crashing = Page(path: page.path, text: text)
    let outcome = ScenarioOutcome.crashed(message: "trap", at: nil, run)
    let result = try #require(Sample.result(crashing, outcome))
    #expect(result.findings.map(\.what).first == #"step 'tap "Add"' did not run; observed: 2–4"#)
  }

  @Test func `change nothing of what was observed`() throws {
    let page = Self.page(Self.differing)
    let result = try #require(Sample.result(page))
    #expect(PageRewriting(of: page, with: [result]).changes == [])
  }
}
