import Diagnostics
import Guidelines
import Testing

/// What users reported to other documentation tools, tried here: each page with the findings that it must have.
@Suite struct `Reports to other tools` {
  struct Report: CustomTestStringConvertible, Sendable {
    /// The address of the report without `https://github.com/`.
    let address: String
    /// What was wrong there, in a few words.
    let what: String
    let body: String
    /// The ids of errors and of warnings about foreign Markdown, in order.
    var findings: [String] = []
    /// How many programs the page has.
    var scenarios = 0

    var testDescription: String { "\(address): \(what)" }
  }

  static let reports = [
    Report(
      address: "rust-lang/mdBook/issues/2115",
      what: "a fence that is indented too far is shown as code, and no test runs it",
      body:
        "* Item\n\n        ```swift scenario=a root=A\n        import SwiftUI\n        ```\n\n* Item\n",
      findings: ["open-fence"]
    ),
    Report(
      address: "rust-lang/mdBook/issues/1127",
      what: "a program in a quotation breaks it in two",
      body: "> Text.\n>\n> ```swift scenario=a root=A\n> \(view)\n> ```\n>\n> More.\n",
      scenarios: 1
    ),
    Report(
      address: "russross/blackfriday/issues/407",
      what: "a fence in a quotation swallows the fence after it",
      body: "> Quoted.\n>\n> ```lisp\n> (a)\n> ```\n\n```swift scenario=a root=A\n\(view)\n```\n",
      scenarios: 1
    ),
    Report(
      address: "lambdalisue/rs-mdbook-alerts/issues/171",
      what: "an alert in a fence becomes one",
      body: "```markdown\n> [!NOTE]\n> Highlights.\n```\n"
    ),
    Report(
      address: "Michael-F-Bryan/mdbook-linkcheck/issues/25",
      what: "a link to a folder passes or fails by chance",
      body: "[folder](../guidelines/)\n",
      findings: ["dead-link"]
    ),
    Report(
      address: "rust-lang/mdBook/issues/2727",
      what: "a reference without a definition is plain text",
      body: "See [text][mdBook].\n\nAnd [Other][].\n",
      findings: ["count-link", "count-link"]
    ),
    Report(
      address: "rust-lang/mdBook/issues/984",
      what: "a link to a page of another folder that does not exist",
      body: "[up](../README.md)\n",
      findings: ["dead-link"]
    ),
    Report(
      address: "tcort/markdown-link-check/issues/233",
      what: "a dead anchor of another page passes",
      body: "[broken](other.md#brokenanchor)\n",
      findings: ["dead-anchor"]
    ),
    Report(
      address: "HiDeoo/starlight-links-validator/issues/126",
      what: "a query makes a link dead",
      body: "[query](other.md?query=string#there)\n"
    ),
    Report(
      address: "HiDeoo/starlight-links-validator/issues/4",
      what: "a link to the page itself by its path is dead",
      body: "[own](page.md#title) [from the root](/reference/page.md#title)\n"
    ),
    Report(
      address: "zensical/zensical/issues/690",
      what: "a slash after a file's name passes and leads nowhere",
      body: "[slash](other.md/#there)\n",
      findings: ["dead-link"]
    ),
    Report(
      address: "facebook/docusaurus/issues/376",
      what: "a pipe in code splits a cell, and the rest is dropped",
      body: "JavaScript | Reason\n-----------|-------\n`||`       | Same\n",
      findings: ["table-shape"]
    ),
    Report(
      address: "facebook/docusaurus/issues/9008",
      what: "an escaped pipe in code splits a cell",
      body: "| name | text |\n| :--: | ---- |\n| `--help \\| -h` | Help |\n"
    ),
    Report(
      address: "facebook/docusaurus/pull/2067",
      what: "code with HTML in a heading breaks its anchor",
      body: "## Use `<head>` & more\n\n[here](#use-head--more)\n"
    ),
    Report(
      address: "rust-lang/rust/pull/20183",
      what: "a fence without a language runs or does not run by chance",
      body: "``` scenario=a root=A\n\(view)\n```\n",
      findings: ["fence-language"]
    ),
    Report(
      address: "rust-lang/rust-analyzer/pull/11869",
      what: "a fence of tildes is not run",
      body: "~~~swift scenario=a root=A\n\(view)\n~~~\n",
      scenarios: 1
    ),
    Report(
      address: "anthropics/buffa/issues/307",
      what: "code of another language, or without a test, is compiled",
      body: "```json\n{\"body\": \"hi\"}\n```\n\n```swift\nlet b: NotAType = 1\n```\n"
    ),
    Report(
      address: "executablebooks/MyST-Parser/issues/437",
      what: "signs in a heading make its anchor dead",
      body: "## Header 2 with → Arrow / & more\n\n[there](#header-2-with--arrow---more)\n"
    ),
    Report(
      address: "executablebooks/MyST-Parser/issues/825",
      what: "a page without '.md' has no anchors",
      body: "[bare](other#there)\n",
      findings: ["dead-link"]
    ),
    Report(
      address: "executablebooks/MyST-Parser/issues/564",
      what: "a link to an anchor of a local HTML file",
      body: "[html](c.html#foo)\n",
      findings: ["dead-link"]
    ),
    Report(
      address: "jupyter-book/jupyter-book/issues/1198",
      what: "a role of another syntax is published as text",
      body: "[MyST-NB to convert][myst-nb:index]\n",
      findings: ["count-link"]
    ),
    Report(
      address: "swiftlang/swift-docc/issues/377",
      what: "links in comments are reported",
      body: "<!-- [old](nope.md) -->\n\nText.\n"
    ),
    Report(
      address: "swiftlang/swift-docc/issues/685",
      what: "some references with definitions are not links",
      body:
        "The [article][ParserBasics], [other][].\n\n[ParserBasics]: other.md#there\n[other]: other.md\n"
    ),
    Report(
      address: "swiftlang/swift-docc-render/issues/788",
      what: "a heading has the anchor of a part of the page",
      body: "## Search\n\n## Main\n\n[s](#search) [m](#main)\n"
    ),
    Report(
      address: "srid/neuron/issues/611",
      what: "a fragment in another Unicode form leads nowhere",
      body: "## Café\n\n[x](#cafe\u{301}) [y](#café)\n",
      findings: ["dead-anchor"]
    ),
    Report(
      address: "getzola/zola/issues/2495",
      what: "a link to the top of the page is refused",
      body: "[Back to the top](#top)\n"
    ),
    Report(
      address: "mkdocs/mkdocs/issues/3703",
      what: "an anchor in other letter case",
      body: "## setup\n\n[one](#Setup)\n",
      findings: ["dead-anchor"]
    ),
    Report(
      address: "rust-lang/rust/issues/48377",
      what: "an unclosed fence hides what follows",
      body: "```swift scenario=a root=A\n\(view)\n``\n\nText.\n",
      findings: ["open-fence"],
      scenarios: 1
    ),
    Report(
      address: "koaning/mktestdocs/issues/14",
      what: "a program in a list is never run",
      body: "- Item\n\n  ```swift scenario=a root=A\n  \(view)\n  ```\n",
      scenarios: 1
    ),
    Report(
      address: "math2001/MarkdownLivePreview/issues/14",
      what: "text behind a comment vanishes",
      body: "<!-- note --> Never [do this](nope.md).\n",
      findings: ["open-comment"]
    ),
    Report(
      address: "rust-lang/rust/issues/76922",
      what: "files of examples differ only in letter case",
      body:
        "```swift scenario=a root=A\n\(view)\n```\n\n```swift scenario=A root=A\n\(view)\n```\n",
      findings: ["duplicate-scenario"],
      scenarios: 2
    ),
    Report(
      address: "DavidAnson/markdownlint/issues/390",
      what: "a label is defined twice, and the second address has no effect",
      body: "[two]\n\n[two]: other.md\n[Two]: nowhere.md\n",
      findings: ["link-label"]
    ),
    Report(
      address: "facebook/docusaurus/issues/8112",
      what: "a link to a file without an extension",
      body: "[licence](LICENSE) [page](a.php)\n",
      findings: ["dead-link", "dead-link"]
    ),
    Report(
      address: "jackyzha0/quartz/issues/399",
      what: "a percent sign in a file's name",
      body: "[a](100%25.md)\n",
      findings: ["dead-link"]
    ),
    Report(
      address: "rust-lang/mdBook/issues/2912",
      what: "a link in a heading makes another link in it",
      body: "## See [here](other.md) and `Box<T>`\n\n[s](#see-here-and-boxt)\n"
    ),
    Report(
      address: "rust-lang/mdBook/issues/1499",
      what: "a picture that does not exist",
      body: "![A graph](graph.png)\n",
      findings: ["dead-image"]
    ),
  ]

  private static let view = "struct A: View { var body: some View { Text(\"\") } }"

  @Test(arguments: reports)
  func `have an outcome here that is right or an error`(_ report: Report) {
    let head = "---\ntitle: Title\nsummary: s\ntopic: T\n---\n\n# Title\n\n"
    let site = Site(files: [
      "content/reference/page.md": head + report.body,
      "content/reference/other.md":
        "---\ntitle: Other\nsummary: s\ntopic: T\n---\n\n# Other\n\n## There\n",
    ])
    let findings = site.diagnostics.filter {
      $0.severity == .error || ["foreign-markdown", "link-label"].contains($0.id)
    }
    #expect(findings.map(\.id) == report.findings, "\(findings)")
    let page = site.page(at: "content/reference/page.md")
    #expect(page?.scenarios.count == report.scenarios)
  }

  /// Front matter: the line of a fault, and what is said of it.
  @Test(arguments: [
    ("11ty/buildawesome/issues/562", "title: A\ntags: [C++, C#]\n", 3, "have the same address"),
    ("jekyll/jekyll-feed/issues/94", "title: A\ndraft: true\n", 3, "'draft' is not a field"),
    (
      "gohugoio/hugo/issues/11742", "title: A\naliases: [/older/place/]\n", 3,
      "is not inside the site"
    ),
    (
      "gohugoio/hugo/issues/9857", "title: \"A\"\nlinkTitle \"Functions\"\n", 3,
      "this line is not a field"
    ),
    ("gohugoio/hugo/issues/33", "title: This thing: crashes\n", 2, "is not a plain value"),
    ("gohugoio/hugo/pull/12877", "title: A\npublishDate: 2023-01-010\n", 3, "is not a field"),
  ])
  func `of front matter have an error at the line`(
    _ address: String,
    _ fields: String,
    _ line: Int,
    _ what: String
  ) throws {
    let site = Site(files: ["content/reference/page.md": "---\n\(fields)---\n\n# A\n"])
    let finding = try #require(site.diagnostics.first { $0.what.contains(what) }, "\(address)")
    #expect(finding.location.line == line && finding.severity == .error)
  }
}
