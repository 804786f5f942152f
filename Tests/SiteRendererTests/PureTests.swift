import Foundation
import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `A link between pages` {
  @Test(arguments: [
    ("index.html", "index.html", "index.html"),
    ("index.html", "guidelines/a.html", "guidelines/a.html"),
    ("guidelines/a.html", "index.html", "../index.html"),
    ("guidelines/a.html", "guidelines/b.html", "b.html"),
    ("guidelines/deep/a.html", "guidelines/b.html", "../b.html"),
    ("guidelines/a.html", "sources/b c.html", "../sources/b%20c.html"),
    ("guidelines/a.html", "topics/für.html", "../topics/f%C3%BCr.html"),
  ])
  func `is relative`(from: String, to: String, expected: String) {
    #expect(SitePath(from).link(to: SitePath(to)) == expected)
  }
}

@Suite struct `The search index` {
  @Test(arguments: [
    ("plain", #""plain""#),
    ("a \"b\" \\ c", #""a \"b\" \\ c""#),
    ("</script>", #""\u003c/script>""#),
    ("line\nbreak\u{1}\u{2028}", #""line\nbreak\u0001\u2028""#),
  ])
  func `is safe in a script`(text: String, expected: String) {
    #expect(jsonString(text) == expected)
  }

  @Test func `has a section for each heading, with code and prose`() throws {
    let index = SearchIndex(SiteMap(ExampleSite.site))
    let sections = index.sections.filter { $0.page == ExampleSite.closures.title }
    #expect(
      sections.map(\.url) == [
        "guidelines/closures.html", "guidelines/closures.html#avoid-a-bare-closure",
        "guidelines/closures.html#prefer-an-object-in-the-environment",
        "guidelines/closures.html#why", "guidelines/closures.html#in-the-compiler",
      ]
    )
    #expect(sections[0].text.contains("A button deep in the hierarchy calls open."))
    #expect(sections[1].text.contains("Self._printChanges()"))
    #expect(
      sections[3].text == "Reading a key subscribes to it (ENV-3). Closures cannot be compared."
    )
    #expect(sections.allSatisfy { $0.topic == "Environment" })
  }
}

@Suite struct `The comparison of a page` {
  @Test func `is the biggest difference between avoid and prefer`() throws {
    let results = RunResults(ExampleSite.results)
    let comparison = try #require(CountComparison(of: ExampleSite.closures, results: results))
    #expect(comparison.column == Column(view: "OpenButton"))
    #expect(comparison.step == "present, 5 host passes")
    #expect(comparison.avoid == CountComparison.Side(scenario: "bare-closure", count: 6))
    #expect(comparison.prefer == CountComparison.Side(scenario: "object", count: 1))
  }

  static let cases: [([String: [Int]], Column)] = [
    (["A": [3, 0], "B.updates": [9, 0]], Column(view: "A")),
    (
      ["A": [1, 1], "B.updates": [2, 1], "C.updates": [5, 1]],
      Column(view: "C", metric: .updates)
    ),
  ]

  @Test(arguments: cases)
  func `is about evaluations unless only something else differs`(
    counts: [String: [Int]],
    column: Column
  ) throws {
    let results = ExampleSite.comparable(counts)
    let comparison = try #require(CountComparison(of: ExampleSite.closures, results: results))
    #expect(comparison.column == column)
  }

  @Test func `needs verified runs`() {
    #expect(CountComparison(of: ExampleSite.closures, results: RunResults([])) == nil)
    let results = RunResults(ExampleSite.results)
    #expect(CountComparison(of: ExampleSite.handlers, results: results) == nil)
  }
}

@Suite struct `A theme` {
  @Test func `lists what it lacks and what is wrong with the rest`() {
    let theme = Theme(
      path: "themes/bare",
      files: ["templates/home.mustache": Array("{{#a}}".utf8), "css/x.css": []]
    )
    let findings = theme.diagnostics.map { "\($0.location.path) \($0.id)" }
    #expect(findings.contains("themes/bare/templates/home.mustache unclosed-section"))
    #expect(findings.contains("themes/bare/templates/guideline.mustache missing-template"))
    #expect(!findings.contains("themes/bare/templates/home.mustache missing-template"))
    #expect(theme.assets == [OutputFile(path: "assets/css/x.css", text: "")])
  }

  @Test func `needs a folder with a layout`() {
    #expect(throws: ThemeProblem.noLayout("no/such")) {
      try Theme(readingFrom: URL(fileURLWithPath: "/no/such/theme"), path: "no/such")
    }
  }
}
