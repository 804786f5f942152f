import Diagnostics
import Guidelines
import TestSupport
import Testing

@Suite struct `Page checks` {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    /// The page, what is at fault between marks 1 and 2.
    let page: String
    let what: String
    let fix: String

    init(_ id: String, _ page: String, _ what: String, _ fix: String) {
      self.id = id
      self.page = page
      self.what = what
      self.fix = fix
    }

    var testDescription: String { what }
  }

  static let scenario = "```swift scenario=a\nstruct Row {}\n```\n\n"

  static let cases = [
    Case(
      "front-matter",
      "---\n1️⃣tilte2️⃣: T\n---\n",
      "'tilte' is not a field of front matter",
      "write 'title'"
    ),
    Case(
      "front-matter",
      "---\ntitle: T\n1️⃣title2️⃣: U\n---\n",
      "'title' is given twice",
      "remove one of them"
    ),
    Case(
      "front-matter",
      "---\ntitle: 1️⃣a: b2️⃣\n---\n",
      "'a: b' is not a plain value",
      "put the value in double quotes"
    ),
    Case("front-matter", "---\n1️⃣hello2️⃣\n---\n", "this line is not a field", "write 'key: value'"),
    Case(
      "front-matter",
      "1️⃣---2️⃣\ntitle: T\n",
      "front matter has no end",
      "add a line '---' after the last field"
    ),
    Case(
      "front-matter",
      "---\ntags: 1️⃣[a, b2️⃣\n---\n",
      "the list is not closed",
      "add ']', or write one '- item' per line"
    ),
    Case("front-matter", "---\n1️⃣tags2️⃣:\n---\n", "'tags' has no value", "add a value"),
    Case(
      "front-matter",
      "---\ntags: [" + String(repeating: "a, ", count: 100) + "1️⃣b2️⃣, c]\n---\n",
      "'tags' has more than 100 values",
      "remove all but 100"
    ),
    Case(
      "too-many",
      (0..<100).map { "```swift scenario=a\($0)\n```\n\n" }.joined()
        + "```swift scenario=1️⃣b2️⃣\n```\n",
      "the page has more than 100 scenarios",
      "move it to another page, or remove it"
    ),
    Case(
      "site-setting",
      "---\nedit: 1️⃣https://example.com/{path}2️⃣\n---\n",
      "'edit' is given on a page other than the first",
      "move the line to index.md"
    ),
    Case(
      "rule-id",
      "---\nrules: [1️⃣cmp162️⃣]\n---\n",
      "'cmp16' is not the id of a rule",
      "write an id such as 'CMP-16'"
    ),
    Case(
      "rule-id",
      "```swift scenario=a rules=CMP-4,1️⃣cmp52️⃣\n```\n",
      "'cmp5' is not the id of a rule",
      "write an id such as 'CMP-16'"
    ),
    Case(
      "unknown-source",
      "---\nsources: [1️⃣evli2️⃣]\n---\n",
      "there is no source 'evli'",
      "write 'evil'"
    ),
    Case(
      "unknown-guideline",
      "---\nrelated: [1️⃣othr2️⃣]\n---\n",
      "there is no guideline 'othr'",
      "write 'other'"
    ),
    Case(
      "attribute",
      "```swift scenario=a 1️⃣verdikt2️⃣=avoid\n```\n",
      "'verdikt=' is not known here",
      "write 'verdict='"
    ),
    Case(
      "attribute",
      "```swift scenario=a verdict=1️⃣avoyd2️⃣\n```\n",
      "'avoyd' is no verdict",
      "write 'verdict=avoid'"
    ),
    Case(
      "attribute",
      "```swift 1️⃣verdict2️⃣=avoid\n```\n",
      "'verdict' stands in a fence without a scenario",
      "add 'scenario=name'"
    ),
    Case(
      "duplicate-scenario",
      "```swift scenario=a\n```\n\n```swift scenario=1️⃣a2️⃣\n```\n",
      "two scenarios are named 'a'",
      "rename one of them"
    ),
    Case(
      "step",
      scenario + "| Interaction | Row |\n| - | - |\n| 1️⃣tapp \"x\"2️⃣ | 1 |\n",
      "'tapp \"x\"' is not a step",
      "write 'tap'"
    ),
    Case(
      "not-a-count",
      scenario + "| Interaction | Row |\n| - | - |\n| present | 1️⃣one2️⃣ |\n",
      "'one' is not a count",
      "write a number or '–'"
    ),
    Case(
      "column",
      scenario + "| Interaction | 1️⃣Row.update2️⃣ |\n| - | - |\n| present | 1 |\n",
      "'update' is nothing that can be counted",
      "write 'updates'"
    ),
    Case(
      "table-header",
      scenario + "| 1️⃣Interacton2️⃣ | Row |\n| - | - |\n| present | 1 |\n",
      "'Interacton' begins no table of counts",
      "write 'Interaction'"
    ),
    Case(
      "stray",
      scenario + "prose\n\n| 1️⃣Interaction2️⃣ | Row |\n| - | - |\n| present | 1 |\n",
      "this table belongs to no scenario",
      "move the table up to its scenario"
    ),
    Case(
      "observed-source",
      scenario + "| 1️⃣Observed2️⃣ | Row |\n| - | - |\n| present | 1 |\n",
      "the Observed table names no source",
      "write a line before it, such as 'On an iPhone (source=environment-closures):'"
    ),
    Case(
      "unknown-scenario",
      scenario + "1️⃣[1](count:b/present/Row)2️⃣\n",
      "the page has no scenario 'b'",
      "write 'a'"
    ),
    Case(
      "unknown-step",
      scenario + "1️⃣[1](<count:a/tap \"x\"/Row>)2️⃣\n",
      "'a' has no step 'tap \"x\"'",
      "add the step to the scenario's table"
    ),
    Case(
      "unknown-view",
      scenario
        + "| Interaction | Row |\n| - | - |\n| present | 1 |\n\n1️⃣[1](count:a/present/Rows)2️⃣\n",
      "'a' has no view 'Rows'",
      "write 'Row'"
    ),
    Case(
      "count-link",
      scenario + "1️⃣[one](count:a/present/Row)2️⃣\n",
      "'one' is not a count",
      "put only the number in brackets"
    ),
    Case(
      "unstated-diagnostics",
      "```swift scenario=1️⃣a2️⃣ expects=compile-error\n```\n",
      "'a' does not state what the compiler says",
      "add a 'console' fence with the compiler's errors"
    ),
    Case(
      "dead-link",
      "1️⃣[x](guidelines/othr.md)2️⃣\n",
      "'guidelines/othr.md' leads nowhere",
      "link to content/guidelines/other.md"
    ),
    Case(
      "dead-link",
      "1️⃣[x](guidelines/other.html)2️⃣\n",
      "'guidelines/other.html' leads nowhere",
      "link to content/guidelines/other.md"
    ),
    Case(
      "dead-link",
      "1️⃣[x](guidelines/other#heading)2️⃣\n",
      "'guidelines/other' leads nowhere",
      "link to content/guidelines/other.md"
    ),
    Case(
      "dead-anchor",
      "1️⃣[x](guidelines/other.md#heding)2️⃣\n",
      "'#heding' leads nowhere",
      "write '#heading'"
    ),
    Case(
      "skipped-level",
      "# A\n\n1️⃣### B2️⃣\n",
      "a heading of level 3 follows one of level 1",
      "write ##"
    ),
    Case(
      "second-title",
      "# A\n\n1️⃣# B2️⃣\n",
      "the page has a second first-level heading",
      "add a '#' to this heading"
    ),
    Case(
      "bare-number",
      "The body\n*ran 1️⃣62️⃣* times.\n",
      "nobody checks the number 6",
      "write '[6](<count:scenario/step/View>)', or link to the source in its sentence"
    ),
    Case(
      "bare-number",
      "- A quick fix. Then 1️⃣122️⃣ `body` evaluations remain, says nobody.\n",
      "nobody checks the number 12",
      "write '[12](<count:scenario/step/View>)', or link to the source in its sentence"
    ),
    Case(
      "outside-site",
      "---\naliases: [1️⃣../escaped2️⃣]\n---\n",
      "the address '../escaped' is not inside the site",
      "write a former address such as 'guidelines/old-name'"
    ),
    Case(
      "duplicate-slug",
      "---\naliases: [1️⃣Ledger2️⃣]\n---\n",
      "the address 'Ledger' is taken",
      "choose another one"
    ),
    Case(
      "duplicate-slug",
      "---\naliases: [1️⃣guidelines/other2️⃣]\n---\n",
      "the address 'guidelines/other' is taken",
      "rename one of them"
    ),
  ]

  static let others = [
    "content/guidelines/other.md": "---\ntitle: O\nsummary: S\n---\n\n# Heading\n",
    "content/sources/evil.md": "---\ntitle: E\nurl: https://example.org\n---\n",
  ]

  @Test(arguments: cases)
  func `point at the fault and say how to mend it`(_ c: Case) {
    let marked = MarkedText(c.page)
    var files = Self.others
    files["content/page.md"] = marked.text
    let source = SourceText(path: "content/page.md", text: marked.text)
    let place = source.location(at: marked["1️⃣"])
    let findings = Site(files: files).diagnostics
    #expect(findings.map(\.what) == [c.what])
    #expect(findings.first?.fix == c.fix)
    #expect(findings.first?.id == c.id)
    #expect(findings.first?.location == place)
    #expect(findings.first?.length == marked["2️⃣"] - marked["1️⃣"])
    #expect(findings.first?.why != nil)
  }

  static let ruleCases = [
    Case(
      "unknown-rule",
      "---\nrules: [CMP-4, 1️⃣CMP-442️⃣]\n---\n",
      "there is no rule CMP-44",
      "write 'CMP-4'"
    ),
    Case(
      "unknown-rule",
      "```swift scenario=a rules=1️⃣CPM-42️⃣\n```\n",
      "there is no rule CPM-4",
      "write 'CMP-4'"
    ),
    Case(
      "duplicate-rule",
      rule("1️⃣## CMP-4: It again2️⃣", "Confidence: low."),
      "CMP-4 is stated a second time",
      "remove one of them"
    ),
    Case(
      "rule-heading",
      rule("1️⃣## Cmp 5: It2️⃣", "Confidence: low."),
      "'Cmp 5: It' states no rule",
      "write a heading such as '## CMP-4: An Equatable view decides with its own =='"
    ),
    Case(
      "rule-confidence",
      rule("1️⃣## CMP-5: It2️⃣", "It is."),
      "CMP-5 does not say how sure it is",
      "begin it with 'Confidence: high.'"
    ),
    Case(
      "rule-confidence",
      rule("## CMP-5: It", "Confidence:  1️⃣hihg2️⃣. Sources: none."),
      "'hihg' is no degree of confidence",
      "write 'high'"
    ),
  ]

  static func rule(_ heading: String, _ facts: String) -> String {
    "---\ntitle: T\nsummary: S\n---\n\n# T\n\n\(heading)\n\n\(facts)\n"
  }

  @Test(arguments: ruleCases)
  func `hold rules to their form where a site states rules`(_ c: Case) {
    let marked = MarkedText(c.page)
    let path = c.page.contains("title:") ? "content/rules/b.md" : "content/page.md"
    let files = [
      "content/rules/a.md": Self.rule("## CMP-4: It", "Confidence: high."), path: marked.text,
    ]
    let place = SourceText(path: path, text: marked.text).location(at: marked["1️⃣"])
    let findings = Site(files: files).diagnostics
    #expect(findings.map(\.what) == [c.what])
    #expect(findings.first?.fix == c.fix)
    #expect(findings.first?.id == c.id)
    #expect(findings.first?.location == place)
    #expect(findings.first?.length == marked["2️⃣"] - marked["1️⃣"])
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
    #expect(site.diagnostics.map(\.what) == ["'confirmd' is not the outcome of a claim"])
    #expect(site.diagnostics.first?.fix == "write 'confirmed'")
    #expect(site.diagnostics.first?.length == marked["2️⃣"] - marked["1️⃣"])
    let outcomes = site.sources.flatMap(\.claimTables).flatMap(\.claims).map(\.outcome)
    #expect(outcomes == [.confirmed, nil, .notExamined])
  }

  @Test func `accept any id of a rule where no page states rules`() {
    #expect(Site(files: ["content/page.md": "---\nrules: [CMP-44]\n---\n"]).diagnostics == [])
  }

  @Test func `ask guidelines for a title and a summary`() {
    let site = Site(files: ["content/guidelines/a.md": "# A\n"])
    #expect(site.diagnostics.map(\.id) == ["missing-summary", "missing-title"])
  }

  @Test(arguments: [
    "A count: [6](count:a/present/Row) times.",
    "> The body ran 6 times.",
    "In [E](sources/evil.md) the body ran 6 times.",
    "On iOS 18 the body runs twice.",
    "There are 6 rows. The body of each runs.",
    "See CMP-16 for the body.",
    "`times(6)` evaluates nothing.",
    "| body | 6 times |\n| - | - |\n| body | 6 |",
  ])
  func `leave numbers alone that are stated, quoted or about something else`(_ text: String) {
    var files = Self.others
    files["content/page.md"] =
      Self.scenario + "| Interaction | Row |\n| - | - |\n| present | 6 |\n\n" + text + "\n"
    #expect(Site(files: files).diagnostics.map(\.what) == [])
  }

  @Test(arguments: [
    ("edit: 1️⃣https://example.com/edit/", "'edit' is not an address for each page"),
    ("report: 1️⃣javascript:alert({path})", "'report' is not an address for each page"),
    ("edit: https://example.com/edit/{path}", nil),
  ])
  func `take only addresses as the settings of a site`(line: String, what: String?) {
    let marked = MarkedText("---\n" + line + "\n---\n")
    let finding = Site(files: ["content/index.md": marked.text]).diagnostics.first
    #expect(finding?.what == what)
    #expect(finding == nil || finding?.location.column == marked["1️⃣"] - 3)
  }

  @Test func `find nothing wrong with links that lead somewhere`() {
    var files = Self.others
    files["content/guidelines/a.md"] = """
      ---
      title: A
      summary: S
      ---

      # A

      [a](other.md#heading) [b](../sources/evil.md) [c](#a) [d](https://x.org/y.md) [e](x.png)

      """
    #expect(Site(files: files).diagnostics == [])
  }
}
