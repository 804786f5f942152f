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
