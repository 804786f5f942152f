import Guidelines
import TestSupport
import Testing

@Suite struct `Checks of rules and claims` {
  static let cases = [
    CheckCase(
      "unknown-rule",
      "---\nrules: [CMP-4, 1️⃣CMP-442️⃣]\n---\n",
      "there is no rule CMP-44",
      "write 'CMP-4'"
    ),
    CheckCase(
      "unknown-rule",
      "```swift scenario=a rules=1️⃣CPM-42️⃣\n```\n",
      "there is no rule CPM-4",
      "write 'CMP-4'"
    ),
    CheckCase(
      "duplicate-rule",
      rule("1️⃣## CMP-4: It again2️⃣", "Confidence: low."),
      "CMP-4 is stated a second time",
      "remove one of them"
    ),
    CheckCase(
      "rule-heading",
      rule("1️⃣## Cmp 5: It2️⃣", "Confidence: low."),
      "'Cmp 5: It' does not state a rule",
      "write a heading such as '## CMP-4: An Equatable view decides with its own =='"
    ),
    CheckCase(
      "rule-confidence",
      rule("1️⃣## CMP-5: It2️⃣", "It is."),
      "CMP-5 does not state its confidence",
      "begin it with 'Confidence: high.'"
    ),
    CheckCase(
      "rule-confidence",
      rule("## CMP-5: It", "Confidence:  1️⃣hihg2️⃣. Sources: none."),
      "'hihg' is not a level of confidence",
      "write 'high'"
    ),
  ]

  static let observationCases = [
    CheckCase(
      "observation-rule",
      "1️⃣---2️⃣\n\(observationFields)\n---\n\(observationProgram())",
      "the observation names no rule",
      "add 'rules: […]', or 'without-rule: …' with one sentence that says why it shows none"
    ),
    CheckCase(
      "observation-rule",
      "---\n\(observationFields)\nrules: [CMP-4]\nwithout-rule: 1️⃣None is about it.2️⃣\n---\n\(observationProgram())",
      "the observation names rules, and says why it shows none",
      "remove 'without-rule: …' or 'rules: […]'"
    ),
    CheckCase(
      "observation-rule",
      "---\n\(observationFields)\nrules: [CMP-4]\n---\n\(observationProgram(" rules=1️⃣CMP-42️⃣"))",
      "the program of the observation names CMP-4",
      "move it to 'rules: […]'"
    ),
  ]

  private static let observationFields = """
    title: T
    topic: State
    url: https://example.com/a
    os: iOS 17
    evidence: article
    confidence: high
    """

  private static func observationProgram(_ attribute: String = "") -> String {
    """

    # T

    ```swift scenario=a root=A\(attribute)
    import SwiftUI
    ```

    | Observed | A |
    | -------- | -: |
    | present  | 1 |

    """
  }

  @Test(arguments: observationCases)
  func `hold observations to naming rules where a site states rules`(_ c: CheckCase) {
    c.findings(
      at: "content/observations/1-a.md",
      beside: ["content/rules/a.md": Self.rule("## CMP-4: It", "Confidence: high.")]
    )
  }

  @Test
  func `accept an observation without a rule that says why, and any where no page states rules`() {
    let rules = ["content/rules/a.md": Self.rule("## CMP-4: It", "Confidence: high.")]
    let program = Self.observationProgram()
    let fields = "---\n\(Self.observationFields)"
    let page = "content/observations/1-a.md"
    let explained = fields + "\nwithout-rule: None is about it.\n---\n" + program
    #expect(Site(files: rules.merging([page: explained]) { $1 }).findings == [])
    #expect(Site(files: [page: fields + "\n---\n" + program]).findings == [])
  }

  static func rule(_ heading: String, _ facts: String) -> String {
    "---\ntitle: T\nsummary: S\n---\n\n# T\n\n\(heading)\n\n\(facts)\n"
  }

  @Test(arguments: cases)
  func `hold rules to their form where a site states rules`(_ c: CheckCase) {
    let path = c.page.contains("title:") ? "content/rules/b.md" : "content/page.md"
    c.findings(
      at: path,
      beside: ["content/rules/a.md": Self.rule("## CMP-4: It", "Confidence: high.")]
    )
  }

  @Test func `accept any id of a rule where no page states rules`() {
    #expect(Site(files: ["content/page.md": "---\nrules: [CMP-44]\n---\n"]).findings == [])
  }

  @Test func `ask for the outcome of each claim of a source`() {
    let marked = MarkedText(
      """
      ---
      title: T
      ---

      | Claim | Outcome |
      | --- | --- |
      | a | confirmed: yes |
      | b | 1️⃣confirmd, no2️⃣ |
      | c | not examined |

      """
    )
    let site = Site(files: ["content/sources/a.md": marked.text])
    #expect(site.findings.map(\.what) == ["'confirmd' is not the outcome of a claim"])
    #expect(site.findings.first?.fix == "write 'confirmed'")
    #expect(site.findings.first?.length == marked["2️⃣"] - marked["1️⃣"])
    let outcomes = site.sources.flatMap(\.claimTables).flatMap(\.claims).map(\.outcome)
    #expect(outcomes == [.confirmed, nil, .notExamined])
  }
}
