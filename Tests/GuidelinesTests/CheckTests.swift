import Diagnostics
import Guidelines
import TestSupport
import Testing

@Suite struct `Page checks` {
  static let scenario = "```swift scenario=a\nstruct Row {}\n```\n\n"

  static let cases = [
    CheckCase(
      "front-matter",
      "1️⃣ ---2️⃣\ntitle: T\n---\n",
      "this does not begin the front matter",
      "write '---' on line 1, and again after the last field"
    ),
    CheckCase(
      "front-matter",
      "---\ntags: 1️⃣inputs, state2️⃣\n---\n",
      "'inputs, state' is one item",
      "write '[inputs, state]', or the text in quotes if the comma is part of it"
    ),
    CheckCase(
      "field-value",
      "---\ntitle: \"1️⃣ 2️⃣\"\n---\n",
      "'title' has no text",
      "write it, or remove the line"
    ),
    CheckCase(
      "field-value",
      "---\nos: 1️⃣iOS 172️⃣\n---\n",
      "'os' is valid only on an observation",
      "remove the line, or begin its key with 'x-' if only you need it"
    ),
    CheckCase(
      "bare-number",
      "---\nsummary: 1️⃣The body ran 99 times.2️⃣\n---\n",
      "no run verifies the number 99",
      "say it in words, and state the number in the text of the page"
    ),
    CheckCase(
      "empty-heading",
      "1️⃣##2️⃣\n\nWords.\n",
      "the heading has no words",
      "write what the section is about, or remove the '#'"
    ),
    CheckCase(
      "dead-link",
      "1️⃣[a](www.example.com)2️⃣\n",
      "'www.example.com' leads to a file of that name",
      "write 'https://www.example.com'"
    ),
    CheckCase(
      "foreign-markdown",
      "A claim.1️⃣[^1]2️⃣\n\n[^1]: https://example.com\n",
      "this looks like a footnote, and is a link to 'https://example.com'",
      "write the remark into the text, or give the link words"
    ),
    CheckCase(
      "rule-id",
      "```swift scenario=a 1️⃣rules2️⃣=CMP-4,\n```\n",
      "there is no rule before or after a comma",
      "write the ids with commas only, as in 'rules=CMP-4,ENV-3'"
    ),
    CheckCase(
      "count-link",
      scenario + "It ran 1️⃣[1*2*](count:a/present/Row)2️⃣ times.\n",
      "'12' is not a count",
      "put only the number in brackets, in digits"
    ),
    CheckCase(
      "attribute",
      "```swift 1️⃣setup2️⃣ scenario=a\n```\n",
      "a fence with 'scenario=' is no setup",
      "remove 'setup', or 'scenario='"
    ),
    CheckCase(
      "setup",
      "1️⃣```swift setup2️⃣\nlet a = 1\n```\n",
      "the page has setup, and no program",
      "name it with 'scenario=' instead of 'setup', or add a program"
    ),
    CheckCase(
      "counts-without-run",
      "```swift scenario=a expects=compile-error\nRow\n```\n\n```console\nerror: a\n```\n\n1️⃣[9](count:a/present/Row)2️⃣\n",
      "'a' states counts although it is not expected to compile",
      "remove the link, or 'expects=compile-error'"
    ),
    CheckCase(
      "front-matter",
      "---\n1️⃣tilte2️⃣: T\n---\n",
      "'tilte' is not a field of front matter",
      "write 'title'"
    ),
    CheckCase(
      "front-matter",
      "---\ntitle: T\n1️⃣owner2️⃣: Ann\n---\n",
      "'owner' is not a field of front matter",
      "remove the field, or write 'x-owner' if it is your own"
    ),
    CheckCase(
      "front-matter",
      "---\ntitle: T\n1️⃣title2️⃣: U\n---\n",
      "'title' appears twice",
      "remove one of them"
    ),
    CheckCase(
      "front-matter",
      "---\ntitle: 1️⃣a: b2️⃣\n---\n",
      "'a: b' is not a plain value",
      "put the value in double quotes"
    ),
    CheckCase(
      "front-matter",
      "---\n1️⃣hello2️⃣\n---\n",
      "this line is not a field",
      "write 'key: value'"
    ),
    CheckCase(
      "front-matter",
      "1️⃣---2️⃣\ntitle: T\n",
      "front matter has no end",
      "add a line '---' after the last field"
    ),
    CheckCase(
      "front-matter",
      "---\ntags: 1️⃣[a, b2️⃣\n---\n",
      "the list is not closed",
      "add ']', or write one '- item' per line"
    ),
    CheckCase("front-matter", "---\n1️⃣tags2️⃣:\n---\n", "'tags' has no value", "add a value"),
    CheckCase(
      "front-matter",
      "---\ntags: [" + (0..<100).map { "t\($0), " }.joined() + "1️⃣b2️⃣, c]\n---\n",
      "'tags' has more than 100 values",
      "remove all but 100"
    ),
    CheckCase(
      "unknown-impact",
      "---\nbecause: B\nimpact: 1️⃣huge2️⃣\n---\n",
      "'huge' is not an impact",
      "write 'high', 'medium' or 'low'"
    ),
    CheckCase(
      "unjustified-impact",
      "---\nimpact: 1️⃣high2️⃣\n---\n",
      "the page does not justify its impact",
      "add 'because: …' to the front matter"
    ),
    CheckCase(
      "too-many",
      (0..<100).map { "```swift scenario=a\($0)\n```\n\n" }.joined()
        + "```swift scenario=1️⃣b2️⃣\n```\n",
      "the page has more than 100 scenarios",
      "move it to another page, or remove it"
    ),
    CheckCase(
      "too-many",
      ["a", "b", "1️⃣c2️⃣"].map {
        "```swift scenario=\($0)\n" + String(repeating: "// words\n", count: 6_000) + "```\n\n"
      }.joined(),
      "the page's programs have more than 131072 bytes, each with its setup",
      "move it to another page, or remove code that the counts do not need"
    ),
    CheckCase(
      "site-setting",
      "---\nedit: 1️⃣https://example.com/{path}2️⃣\n---\n",
      "'edit' is valid only on the home page",
      "move the line to index.md"
    ),
    CheckCase(
      "rule-id",
      "---\nrules: [1️⃣cmp162️⃣]\n---\n",
      "'cmp16' is not the id of a rule",
      "write an id such as 'CMP-16'"
    ),
    CheckCase(
      "rule-id",
      "```swift scenario=a rules=CMP-4,1️⃣cmp52️⃣\n```\n",
      "'cmp5' is not the id of a rule",
      "write an id such as 'CMP-16'"
    ),
    CheckCase(
      "unknown-source",
      "---\nsources: [1️⃣evli2️⃣]\n---\n",
      "there is no source 'evli'",
      "write 'evil'"
    ),
    CheckCase(
      "unknown-guideline",
      "---\nrelated: [1️⃣othr2️⃣]\n---\n",
      "there is no guideline 'othr'",
      "write 'other'"
    ),
    CheckCase(
      "attribute",
      "```swift scenario=a 1️⃣verdikt2️⃣=avoid\n```\n",
      "'verdikt=' is not valid here",
      "write 'verdict='"
    ),
    CheckCase(
      "attribute",
      "```swift scenario=a verdict=1️⃣avoyd2️⃣\n```\n",
      "'avoyd' is not a valid verdict",
      "write 'verdict=avoid'"
    ),
    CheckCase(
      "attribute",
      "```swift 1️⃣verdict2️⃣=avoid\n```\n",
      "'verdict' is in a fence without a scenario",
      "add 'scenario=name'"
    ),
    CheckCase(
      "duplicate-scenario",
      "```swift scenario=a\n```\n\n```swift scenario=1️⃣a2️⃣\n```\n",
      "two scenarios are named 'a'",
      "rename one of them"
    ),
    CheckCase(
      "step",
      scenario + "| Interaction | Row |\n| - | - |\n| 1️⃣tapp \"x\"2️⃣ | 1 |\n",
      "'tapp \"x\"' is not a step",
      "write 'tap'"
    ),
    CheckCase(
      "not-a-count",
      scenario + "| Interaction | Row |\n| - | - |\n| present | 1️⃣one2️⃣ |\n",
      "'one' is not a count",
      "write a number, a budget such as '≤ 3', or '–'"
    ),
    CheckCase(
      "column",
      scenario + "| Interaction | 1️⃣Row.update2️⃣ |\n| - | - |\n| present | 1 |\n",
      "'update' cannot be counted",
      "write 'updates'"
    ),
    CheckCase(
      "table-header",
      scenario + "| 1️⃣Interacton2️⃣ | Row |\n| - | - |\n| present | 1 |\n",
      "'Interacton' does not begin a table of counts",
      "write 'Interaction'"
    ),
    CheckCase(
      "stray",
      scenario + "prose\n\n| 1️⃣Interaction2️⃣ | Row |\n| - | - |\n| present | 1 |\n",
      "this table does not belong to a scenario",
      "move the table up to its scenario"
    ),
    CheckCase(
      "observed-source",
      scenario + "| 1️⃣Observed2️⃣ | Row |\n| - | - |\n| present | 1 |\n",
      "the Observed table does not name its source",
      "write a line before it, such as 'On an iPhone (source=environment-closures):'"
    ),
    CheckCase(
      "unknown-scenario",
      scenario + "1️⃣[1](count:b/present/Row)2️⃣\n",
      "the page has no scenario 'b'",
      "write 'a'"
    ),
    CheckCase(
      "unknown-step",
      scenario + "1️⃣[1](<count:a/tap \"x\"/Row>)2️⃣\n",
      "'a' has no step 'tap \"x\"'",
      "add the step to the scenario's table"
    ),
    CheckCase(
      "unknown-view",
      scenario
        + "| Interaction | Row |\n| - | - |\n| present | 1 |\n\n1️⃣[1](count:a/present/Rows)2️⃣\n",
      "'a' has no view 'Rows'",
      "write 'Row'"
    ),
    CheckCase(
      "count-link",
      scenario + "1️⃣[one](count:a/present/Row)2️⃣\n",
      "'one' is not a count",
      "put only the number in brackets, in digits"
    ),
    CheckCase(
      "unstated-diagnostics",
      "```swift scenario=1️⃣a2️⃣ expects=compile-error\n```\n",
      "'a' does not state the compiler's errors",
      "add a 'console' fence with the compiler's errors"
    ),
    CheckCase(
      "unstated-diagnostics",
      "```swift scenario=1️⃣a2️⃣ expects=crash\n```\n",
      "'a' does not state why it crashes",
      "add a 'console' fence with the trap's message"
    ),
    CheckCase(
      "attribute",
      "```swift scenario=a root=A 1️⃣root2️⃣=B\n```\n",
      "'root' appears twice",
      "remove one of them"
    ),
    CheckCase(
      "step",
      scenario + "| Interaction | Row |\n| - | - |\n| present | 1 |\n| 1️⃣present2️⃣ | 1 |\n",
      "'present' is not the first step",
      "move this row to the top, or remove it"
    ),
    CheckCase(
      "alias",
      "---\naliases: [1️⃣old.html2️⃣]\n---\n",
      "the alias 'old.html' has an extension",
      "write 'old'"
    ),
    CheckCase(
      "related",
      "---\nrelated: [other, 1️⃣other2️⃣]\n---\n",
      "'other' is listed twice",
      "remove it"
    ),
    CheckCase(
      "dead-link",
      "1️⃣[x](guidelines/othr.md)2️⃣\n",
      "'guidelines/othr.md' leads nowhere",
      "write 'guidelines/other.md'"
    ),
    CheckCase(
      "dead-link",
      "1️⃣[x](guidelines/other.html)2️⃣\n",
      "'guidelines/other.html' leads nowhere",
      "write 'guidelines/other.md'"
    ),
    CheckCase(
      "dead-link",
      "1️⃣[x](guidelines/other#heading)2️⃣\n",
      "'guidelines/other' leads nowhere",
      "write 'guidelines/other.md'"
    ),
    CheckCase(
      "dead-anchor",
      "1️⃣[x](guidelines/other.md#heding)2️⃣\n",
      "'#heding' leads nowhere",
      "write '#heading'"
    ),
    CheckCase(
      "skipped-level",
      "# A\n\n1️⃣### B2️⃣\n",
      "a heading of level 3 follows one of level 1",
      "write ##"
    ),
    CheckCase(
      "second-title",
      "# A\n\n1️⃣# B2️⃣\n",
      "the page has a second first-level heading",
      "add a '#' to this heading"
    ),
    CheckCase(
      "field-value",
      "---\npublished: 1️⃣2023-02-292️⃣\n---\n",
      "'published' is valid only on an observation or a source page",
      "remove the line, or begin its key with 'x-' if only you need it"
    ),
    CheckCase(
      "bare-number",
      "The body\n*ran 1️⃣62️⃣* times.\n",
      "no run verifies the number 6",
      "write '[6](<count:scenario/step/View>)', or link to the source in its sentence"
    ),
    CheckCase(
      "bare-number",
      "- A quick fix. Then 1️⃣122️⃣ `body` evaluations remain, says nobody.\n",
      "no run verifies the number 12",
      "write '[12](<count:scenario/step/View>)', or link to the source in its sentence"
    ),
    CheckCase(
      "outside-site",
      "---\naliases: [1️⃣../escaped2️⃣]\n---\n",
      "the address '../escaped' is not inside the site",
      "write a former address such as 'guidelines/old-name'"
    ),
    CheckCase(
      "duplicate-slug",
      "---\naliases: [1️⃣Ledger2️⃣]\n---\n",
      "the address 'Ledger' is taken",
      "choose another one"
    ),
    CheckCase(
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
  func `point at the fault and say how to mend it`(_ c: CheckCase) {
    let findings = c.findings(at: "content/page.md", beside: Self.others)
    #expect(findings.first?.why != nil)
  }

  @Test func `say what they said before`() throws {
    let texts = Self.cases.map { c in
      var files = Self.others
      files["content/page.md"] = MarkedText(c.page).text
      return DiagnosticFormat().text(Site(files: files).findings)
    }
    try expectOutput(texts.joined(separator: "\n"), "checks.txt")
  }

  @Test func `compare topics, titles and introductions with those of the site`() {
    let page = { (title: String, topic: String) in
      "---\ntitle: \(title)\nsummary: S\ntopic: \(topic)\n---\n"
    }
    let site = Site(files: [
      "content/index.md":
        "---\ntitle: H\nsummary: S\ntopics: [Splitting views]\nintroductions: ['Spliting views: W']\n---\n",
      "content/guidelines/a.md": page("Same", "Spliting views"),
      "content/guidelines/b.md": page("Same", "Splitting views"),
      "content/guidelines/c.md": page("Other", "Environment"),
    ])
    #expect(site.diagnostics.map(\.id) == ["topic-name", "same-title"])
    #expect(site.diagnostics.first?.fix?.hasPrefix("write 'Splitting views'") == true)
  }

  @Test func `warn about topics without a page and items of lists that repeat`() {
    let site = Site(files: [
      "content/index.md": "---\ntitle: H\nsummary: S\ntopics: [Lists, Rows, Rows]\n---\n",
      "content/guidelines/a.md":
        "---\ntitle: A\nsummary: S\ntopic: Rows\ntags: [x, x]\n---\n",
    ])
    #expect(
      site.diagnostics.map { "\($0.severity) \($0.what)" } == [
        "warning 'x' is listed twice in 'tags:'", "warning no page has the topic 'Lists'",
        "warning 'Rows' is listed twice in 'topics:'",
      ]
    )
  }

  @Test func `compare the topic to filter by with those of the site`() {
    let site = Site(files: [
      "content/index.md": "---\ntitle: H\nsummary: S\nfilter: Screen\n---\n",
      "content/reference/a.md": "---\ntitle: A\nsummary: S\ntopic: Screens\n---\n",
    ])
    #expect(site.diagnostics.map(\.fix) == ["write 'Screens'"])
  }

  @Test func `compare the links of the home page with the pages`() {
    let site = Site(files: [
      "content/index.md":
        "---\ntitle: H\nsummary: S\nmenu: ['A: guidelines/b', 'All: guidelines', 'C: guidelines/a']\n---\n",
      "content/guidelines/a.md": "---\ntitle: A\nsummary: S\ntopic: T\n---\n",
    ])
    #expect(site.diagnostics.map(\.what) == ["there is no page 'guidelines/b'"])
  }

  @Test(arguments: [
    ("| Screen | Evaluations |\n| --- | --: |\n| first | 99 |\n", ["bare-number"]),
    ("| View | On a phone |\n| --- | --: |\n| Row | 99 |\n", ["bare-number"]),
    ("| View | On a phone |\n| --- | --: |\n| Row | [99](sources/a.md) |\n", []),
    ("| Step | Rows |\n| --- | --: |\n| first | 99 |\n", []),
  ])
  func `notice counts in tables that are not compared`(_ table: String, _ ids: [String]) {
    let program = "```swift scenario=a\nstruct Row: View {}\n```\n\nText.\n\n"
    let site = Site(files: ["content/reference/a.md": "---\ntitle: T\n---\n\n" + program + table])
    #expect(site.findings.map(\.id).filter { $0 == "bare-number" } == ids)
  }

  @Test(arguments: [
    ("published: 2024-02-29", 0), ("published: 2023-02-29", 1), ("published: 2000-02-29", 0),
    ("published: 2100-02-29", 1), ("published: 2024-04-31", 1),
    ("published: ２０２４-03", 1), ("url: https://exa mple.com/", 1), ("url: https://example.com/a", 0),
  ])
  func `know dates of the calendar and addresses without spaces`(_ field: String, _ count: Int) {
    let text = "---\ntitle: T\n\(field)\n---\n"
    let findings = Page(path: "content/sources/a.md", text: text).diagnostics
    #expect(findings.count { $0.id == "field-value" } == count)
  }

  @Test func `compare fragments byte for byte, and know the top of a page`() {
    let text = "---\ntitle: T\n---\n\n# T\n\n## Café\n\n[a](#café) [b](#cafe\u{301}) [c](#top)\n"
    let site = Site(files: ["content/reference/a.md": text])
    #expect(site.findings.filter { $0.id == "dead-anchor" }.map(\.location.column) == [13])
  }

  @Test(arguments: [
    ("<!-- note --> Never.", 1), ("<!-- a\nb --> [9](<count:a/present/V>)", 1),
    ("<!-- a --> <!-- b -->", 0),
    ("- <!-- a --> text", 1), ("Text <!-- a --> text.", 0), ("<!-- a -->\nText.", 0),
    ("<!-- a -->\n\nText.", 0),
  ])
  func `tell of text behind a comment, which no page shows`(_ text: String, _ count: Int) {
    let findings = Page(path: "content/reference/a.md", text: text + "\n").diagnostics
    #expect(findings.count { $0.id == "open-comment" } == count)
  }

  @Test func `tell of a label that is defined twice`() {
    let text =
      "[one] and [two]\n\n[one]: a.md\n[two]: a.md\n> [One]: nowhere.md\n\n```text\n[two]: x\n```\n"
    let findings = Page(path: "content/reference/b.md", text: text).diagnostics
    #expect(findings.map(\.what) == ["the label 'One' is defined a second time"])
  }

  @Test func `tell of names that differ only in what addresses and files leave out`() {
    let front = { (tags: String) in "---\ntitle: T\nsummary: S\ntags: [\(tags)]\n---\n" }
    let program = { (name: String) in "\n```swift scenario=\(name)\nstruct V: View {}\n```\n" }
    let site = Site(files: [
      "content/reference/a.md": front("C++, a/b, ⚠") + program("one") + program("One"),
      "content/reference/b.md": front("C#, a b"),
    ])
    let ids = site.findings.map(\.id).filter { $0.hasSuffix("name") || $0 == "duplicate-scenario" }
    #expect(ids == ["tag-name", "duplicate-scenario", "tag-name", "tag-name"])
  }

  @Test func `report a cell that allows every count, and an invisible character`() {
    let text =
      "```swift scenario=a\nstruct V {}\n```\n\n| Interaction | V |\n| - | - |\n| present | ≥ 0 |\n\nA \u{1B}[1m.\n"
    let findings = Page(path: "content/reference/b.md", text: text).diagnostics
    #expect(findings.map(\.id) == ["any-count", "encoding"])
  }

  @Test func `notice observed steps and views that the program lacks`() {
    let text = """
      ```swift scenario=a
      struct Screen: View {}
      ```

      | Interaction | Screen |
      | --- | --: |
      | present | 1 |

      On a phone (source=art):

      | Observed | Sceren |
      | --- | --: |
      | present | 7 |
      | tap "Nowhere" | 7 |

      """
    let findings = Page(path: "content/guidelines/a.md", text: text).diagnostics
    #expect(findings.map(\.id) == ["unknown-view", "observed-step"])
  }

  @Test func `notice programs to avoid and to prefer that state the same or worse`() {
    let program = { (name: String, verdict: String, count: Int) in
      "```swift scenario=\(name) verdict=\(verdict)\nstruct Row {}\n```\n\n"
        + "| Interaction | Row |\n| - | - |\n| present | \(count) |\n\n"
    }
    let front = "---\ntitle: T\nsummary: S\n---\n\n"
    let lines = "```console\n2 requests\n```\n"
    let printing = front + program("a", "avoid", 1) + lines + program("b", "prefer", 2)
    #expect(Page(path: "content/guidelines/a.md", text: printing).diagnostics.isEmpty)
    for (count, ids) in [(1, ["equal-verdicts"]), (2, ["equal-verdicts"]), (0, [])] {
      let text = front + program("a", "avoid", 1) + program("b", "prefer", count)
      #expect(Page(path: "content/guidelines/a.md", text: text).diagnostics.map(\.id) == ids)
    }
  }

  @Test func `ask guidelines for a title and a summary`() {
    let site = Site(files: ["content/guidelines/a.md": "# A\n"])
    #expect(site.findings.map(\.id) == ["missing-summary", "missing-title"])
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
    #expect(Site(files: files).findings.map(\.what) == [])
  }

  @Test(arguments: [
    ("edit: 1️⃣https://example.com/edit/", "'edit' is not a pattern for page addresses"),
    ("report: 1️⃣javascript:alert({path})", "'report' is not a pattern for page addresses"),
    ("edit: https://example.com/edit/{path}", nil),
    ("name: 1️⃣\(String(repeating: "n", count: 61))", "'name' has more than 60 characters"),
    ("name: Our guidelines", nil),
    ("language: 1️⃣en_US", "'en_US' is not a language tag"),
    ("language: 1️⃣english-", "'english-' is not a language tag"),
    ("language: 1️⃣e", "'e' is not a language tag"),
    ("language: 1️⃣12", "'12' is not a language tag"),
    ("language: pt-BR", nil),
    ("language: zh-Hant-TW", nil),
    ("language: de-1996", nil),
    ("address: 1️⃣example.com", "'example.com' is not the address of a site"),
    ("address: 1️⃣https://example.com/?a", "'https://example.com/?a' is not the address of a site"),
    ("address: https://example.com/guidelines/", nil),
    ("address: https://example.com/a%20b", nil),
    (
      "address: 1️⃣https://x.org/a/index.html",
      "'https://x.org/a/index.html' is not the address of a site"
    ),
    ("address: 1️⃣https://x.org/../a/", "'https://x.org/../a/' is not the address of a site"),
    ("address: 1️⃣https://x.org//a/", "'https://x.org//a/' is not the address of a site"),
    ("address: 1️⃣https://x.org/%zz", "'https://x.org/%zz' is not the address of a site"),
  ])
  func `take only what fits as the settings of a site`(line: String, what: String?) {
    let marked = MarkedText("---\n" + line + "\n---\n")
    let finding = Site(files: ["content/index.md": marked.text]).findings.first
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

      [a](other.md#heading) [b](../sources/evil.md) [c](#a) [d](https://x.org/y.md)

      """
    #expect(Site(files: files).findings == [])
  }

  @Test func `warn about a page that no list shows`() throws {
    let topic = "---\ntopic: A\n---\n"
    let files = ["content/index.md": "", "content/a.md": "# A\n", "content/b.md": topic]
    let finding = try #require(Site(files: files).diagnostics.first)
    #expect(Site(files: files).diagnostics.count == 1)
    #expect(finding.what == "the page has no topic" && finding.severity == .warning)
    #expect(finding.location == SourceLocation(path: "content/a.md", line: 1, column: 1))
  }

  static let encodings: [(bytes: [UInt8], offset: Int)] = [
    (Array("# \u{E9}".utf8) + [0xE9, 0x61], 4), ([0xFF], 0), ([0x61, 0xEF, 0xBF, 0x61], 1),
    ([0x61, 0xE2, 0x82], 1),
  ]

  @Test(arguments: encodings)
  func `find a page that is not UTF-8`(_ bytes: [UInt8], _ offset: Int) throws {
    let source = SourceText(path: "content/a.md", bytes: bytes)
    let finding = try #require(Page(source, folder: "content").diagnostics.first)
    #expect(finding.what == "the page is not UTF-8 text")
    let byte = bytes[offset]
    #expect(
      finding.why == "byte \(offset) of the file is \(byte), which is not valid at that position"
    )
    #expect(finding.location == source.location(at: offset))
  }

  @Test func `find nothing wrong with a replacement character that the author wrote`() {
    let source = SourceText(path: "content/a.md", bytes: Array("# \u{FFFD}\n".utf8))
    #expect(Page(source, folder: "content").diagnostics.isEmpty)
  }
}
