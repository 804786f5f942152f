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
