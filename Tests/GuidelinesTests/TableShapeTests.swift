import Diagnostics
import Guidelines
import TestSupport
import Testing

/// Text that looks like a table or a count, and is not one that `verify` compares.
@Suite struct `Shapes of tables` {
  static let fence = "```swift scenario=a\nstruct Row {}\n```\n\n"
  static let table = "| Interaction | Row |\n| --- | --: |\n| present | 1 |\n"

  /// What follows a program or a paragraph, with marks around what is found, and the finding's words.
  static let cases: [(String, String)] = [
    (table + "\n1️⃣| tap \"A\" | 9 |2️⃣\n", "this row is not part of the table above it"),
    (table + "1️⃣| tap \"A\" | 9 | 1 |2️⃣\n", "the row has 3 cells, the header 2"),
    (table + "1️⃣| wait 1 s |2️⃣\n", "the row has 1 cell, the header 2"),
    (
      "1️⃣| Interaction | Row |2️⃣\n| --- |\n| present | 1 |\n",
      "this is not a table: its header has 2 cells, its delimiter row 1"
    ),
    (
      "1️⃣| Interaction | Row |2️⃣\n| --- | --- | --- |\n| present | 1 |\n",
      "this is not a table: its header has 2 cells, its delimiter row 3"
    ),
    (
      "1️⃣| Interaction | Row |2️⃣\n| - - | --- |\n| present | 1 |\n",
      "this is not a table: a line is misplaced or its delimiter row is incomplete"
    ),
    (
      "1️⃣| Interaction | Row |2️⃣\n| present | 1 |\n",
      "this is not a table: it has no header with a delimiter row"
    ),
    (
      "1️⃣Interaction | Row2️⃣\npresent | 1\n", "a '|' is in running text"
    ),
    ("It is 1️⃣a | b2️⃣.\n", "a '|' is in running text"),
    (
      "    1️⃣| Interaction | Row |2️⃣\n    | --- | --- |\n",
      "this is not a table: it is indented by four spaces or more"
    ),
    ("> 1️⃣| a | b |2️⃣\n", "this is not a table: it has no header with a delimiter row"),
    ("- 1️⃣| a | b |2️⃣\n", "this is not a table: it has no header with a delimiter row"),
    ("<div>\n1️⃣| a | b |2️⃣\n</div>\n", "this is not a table: it has no header with a delimiter row"),
    (
      "1️⃣| Step | Row |2️⃣\n| --- | --: |\n| present | 1 |\n",
      "a table headed 'Step' contains steps and counts"
    ),
    (
      "1️⃣| Step | Row | List |2️⃣\n| --- | --: | --: |\n| run it | 4 | – |\n| tap \"A\" | 1 | 2 |\n",
      "a table headed 'Step' contains steps and counts"
    ),
    (
      "1️⃣| Row | Interaction |2️⃣\n| --- | --: |\n| present | 1 |\n",
      "a table headed 'Row' contains steps and counts"
    ),
    (
      "Words.\n\n| 1️⃣interactions2️⃣ | Row |\n| --- | --: |\n| present | 1 |\n",
      "this table does not belong to a scenario"
    ),
    (
      "1️⃣｜ Interaction ｜ Row ｜2️⃣\n｜ --- ｜ --- ｜\n",
      "this is not a table: its lines are another character than '|'"
    ),
    (
      "    1️⃣```swift scenario=b2️⃣\n    struct A {}\n    ```\n\nWords.\n",
      "this is not a fence: it is indented by four spaces or more"
    ),
    ("```text\n1️⃣| present | 1 |2️⃣\n```\n", "this row of a table is inside a code block"),
    ("1️⃣<!-- words2️⃣\n\nText.\n", "this comment is not closed"),
    ("> 1️⃣<!-- words2️⃣\n\nText.\n", "this comment is not closed"),
    ("1️⃣```text2️⃣\nwords\n", "this code fence is not closed"),
    ("- 1️⃣```text2️⃣\n  words\n\nText.\n", "this code fence is not closed"),
    (
      "1️⃣```text2️⃣\nwords\n```text\nwords\n```\n",
      "another fence is inside this code, on line LINE"
    ),
    ("```1️⃣consle2️⃣\nprinted\n```\n", "'consle' does not begin a console fence"),
    ("1️⃣```2️⃣\nprinted\n```\n", "this fence names no language"),
    (
      "```1️⃣swift,scenario=b2️⃣\n```\n", "'swift,scenario=b' does not begin a swift fence"
    ),
    ("```1️⃣swft scenario=b2️⃣\n```\n", "'swft' does not begin a swift fence"),
    ("1️⃣It ran 6](<count:a/present/Row>) times2️⃣.\n", "this text is an incomplete link"),
    ("It ran [6]1️⃣<count:a/present/Row>2️⃣.\n", "'count:a/present/Row' is not a count"),
    (
      table + "\n[9]1️⃣2️⃣\n\n[9]: count:a/present/Row\n",
      "the number is also the label of the link's definition"
    ),
    (
      table + "\nIt ran 1️⃣[2](count:a/present/Row/release)2️⃣.\n",
      "'a' does not run in a release build"
    ),
    (table + "\nIt ran 1️⃣[2](Count:b/present/Row)2️⃣.\n", "the page has no scenario 'b'"),
    (
      table + "\n```console 1️⃣configuration=release2️⃣\na\n```\n",
      "'a' does not run in a release build"
    ),
    (table + "\nIt ran 11️⃣[2](count:a/present/Row)2️⃣.\n", "a digit or letter touches this count"),
    (table + "\nIt ran 1️⃣[2](count:a/present/Row)2️⃣.5.\n", "a digit or letter touches this count"),
  ]

  @Test(arguments: cases)
  func `are told`(_ text: String, _ what: String) throws {
    let marked = MarkedText(Self.fence + text)
    let source = SourceText(path: "content/reference/a.md", text: marked.text)
    let findings = Page(path: source.path, text: marked.text).diagnostics
    let line = source.line(at: marked["1️⃣"])
    let words = what.replacing("LINE", with: "\(line + 2)")
    let finding = try #require(findings.first { $0.what == words }, "\(findings.map(\.what))")
    #expect(finding.severity == .error)
    #expect(finding.location.line == line)
    #expect(finding.why != nil && finding.fix != nil)
    // A page with such an error is never rewritten by adding a table; see PageRewritingTests.
    #expect(findings.hasErrors)
  }

  @Test func `have the same words as before`() throws {
    let texts = Self.cases.map { text, _ in
      let page = Page(path: "content/reference/a.md", text: MarkedText(Self.fence + text).text)
      return DiagnosticFormat().text(page.diagnostics)
    }
    try expectOutput(texts.joined(separator: "\n"), "table-shapes.txt")
  }

  static let allowed = [
    table + "| tap \"A \\| b\" | 9 |\n",
    "Interaction | Row\n--- | --:\npresent | 1\n",
    "`a | b` and a \\| b.\n",
    "```sh\nls | wc\n| wc\n```\n",
    "````markdown\n```swift\n```\n| present | 1 |\n````\n",
    "| Step | Effect |\n| --- | --- |\n| present | it appears |\n",
    // Words that are no steps: their row has a remark, no row has a label, or most rows are others.
    "| Case | Count | Remark |\n| --- | --: | --- |\n| run wacloqui | 4 | in |\n| by value | 3 | as |\n",
    "| Case | Count |\n| --- | --: |\n| run wacloqui | 4 |\n| run value | 3 |\n",
    "| Case | Count |\n| --- | --: |\n| tap \"A\" | 4 |\n| by value | 3 |\n| on sedreza | 1 |\n",
    table + "\nIt ran [1](count:a/present/Row), [1](count:a/present/Row).\n",
    "`[6](count:a/present/Row)`\n",
    "<!-- | hidden | -->\n",
  ]

  @Test(arguments: allowed) func `that are complete are left alone`(_ text: String) {
    #expect(Page(path: "content/reference/a.md", text: Self.fence + text).diagnostics == [])
  }
}
