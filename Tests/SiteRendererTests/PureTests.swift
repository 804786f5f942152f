import Escaping
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

@Suite struct `Text in a script` {
  @Test(arguments: [
    ("plain", #""plain""#),
    ("a \"b\" \\ c", #""a \"b\" \\ c""#),
    ("</script>", #""\u003c/script>""#),
    ("line\nbreak\u{1}\u{2028}", #""line\nbreak\u0001\u2028""#),
  ])
  func `is safe`(text: String, expected: String) {
    #expect(jsonString(text) == expected)
  }
}

@Suite struct `The comparison of a page` {
  @Test func `is the biggest difference between avoid and prefer`() throws {
    let results = RunResults(ExampleSite.results)
    let comparison = try #require(CountComparison(of: ExampleSite.closures, results: results))
    #expect(comparison.subject == .column(Column(view: "OpenButton")))
    // The biggest difference is in the first step, which has host passes.
    #expect(comparison.step == "hover \"Card\"")
    #expect(comparison.avoid == CountComparison.Side(scenario: "bare-closure", count: 1))
    #expect(comparison.prefer == CountComparison.Side(scenario: "object", count: 0))
    #expect(comparison.totals == nil)
  }

  static let cases: [([String: [Int]], Column)] = [
    (["A": [3, 0], "B.updates": [9, 0]], Column(view: "A")),
    (
      ["A": [1, 1], "B.updates": [2, 1], "C.updates": [5, 1], "D.sizings": [9, 0]],
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
    #expect(comparison.subject == .column(column))
  }

  @Test(arguments: [
    Step.present(hostPasses: 2), .hostPass, .repeat(3, .hostPass),
    .repeat(2, .repeat(2, .hostPass)),
  ])
  func `leaves out steps with host passes`(step: Step) {
    let results = ExampleSite.comparable(["A": [3, 0]], step: step)
    #expect(CountComparison(of: ExampleSite.closures, results: results) == nil)
  }

  @Test func `is of all views where the programs have other views`() throws {
    let column = { CountComparison.Subject.column(Column(view: $0)) }
    for (counts, subject, totals) in [
      // A view of one program has no count in the other.
      (["A": [9, 0], "B": [nil, 5]], CountComparison.Subject.allViews, nil),
      (["A": [9, 0], "B": [nil, 9]], column("A"), [9, 9]),
      (["A": [9, 0], "B": [1, 5]], column("A"), nil),
    ] as [([String: [Int?]], CountComparison.Subject, [Int]?)] {
      let results = ExampleSite.comparable(counts)
      let comparison = try #require(CountComparison(of: ExampleSite.closures, results: results))
      #expect(comparison.subject == subject)
      #expect(comparison.totals == totals)
    }
  }

  @Test func `is of the programs that a page begins with, if they differ`() throws {
    let programs = [
      ("first", "avoid"), ("second", "avoid"), ("better", "prefer"), ("best", "prefer"),
      ("other", "avoid"), ("last", "prefer"), ("alone", "avoid"),
    ]
    let page = Page(
      path: "content/guidelines/several.md",
      text: programs.reduce("---\ntitle: Several\n---\n\n# Several\n") { text, program in
        text + "\n```swift scenario=\(program.0) verdict=\(program.1)\nimport SwiftUI\n```\n"
      }
    )
    for (counts, avoid, prefer) in [
      ([2, 3, 1, 0, 9, 0, 9], "second", "better"),
      // Programs that do not belong together are not compared.
      ([1, 1, 1, 0, 9, 3, 5], "other", "last"),
      ([1, 1, 1, 0, 3, 3, 5], "alone", "last"),
    ] {
      let results = ExampleSite.results(of: page, counts)
      let comparison = try #require(CountComparison(of: page, results: results))
      #expect(comparison.avoid.scenario == avoid)
      #expect(comparison.prefer.scenario == prefer)
    }
    let results = ExampleSite.results(of: page, [1, 1, 1, 0, 3, 3, 3])
    #expect(CountComparison(of: page, results: results) == nil)
  }

  @Test func `is of the printed lines that a page names`() throws {
    let text = ExampleSite.closures.source.text
      .replacing("impact: high", with: "impact: high\ncounts: sorting …")
    let page = Page(path: ExampleSite.closures.path, text: text)
    let lines = [["sorting 3", "sorting 4", "other"], ["sorting 4"]]
    let results = ExampleSite.comparable(["A": [9, 0]], lines: lines)
    let comparison = try #require(CountComparison(of: page, results: results))
    #expect(comparison.subject == .lines(PrintedLine("sorting …")))
    #expect(comparison.avoid.count == 2 && comparison.prefer.count == 1)
  }

  @Test func `needs verified runs`() {
    #expect(CountComparison(of: ExampleSite.closures, results: RunResults([])) == nil)
    let results = RunResults(ExampleSite.results)
    #expect(CountComparison(of: ExampleSite.handlers, results: results) == nil)
  }
}
