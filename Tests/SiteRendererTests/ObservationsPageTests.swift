import Foundation
import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `The page of observations` {
  @Test(arguments: [
    (
      "the sums",
      "The engine agrees with 1 of 2 observations and differs from 1. 0 more are contested and count for"
        + " neither side; 1 cannot be expressed on the engine."
    ),
    (
      "a sum by system",
      #"<th scope="row">iOS 17</th><td data-align="end">1</td><td data-align="end">2</td>"#
    ),
    (
      "the subject of what agrees, at its group",
      ##"data-filter-group data-subject="Environment" data-outcome="agrees" data-system="iOS 17" data-kind="log of a device">"##
    ),
    (
      "the observation with its facts",
      ##"<li data-filter-entry><a href="##
    ),
    (
      "the source of one that differs",
      ##"confidence high · <a href="https://example.com/a">A. Writer, 2024-01-01</a>"##
    ),
    ("the triage", "<p>Old system: iOS 13 did otherwise.</p>"),
    (
      "the engine's count where it differs",
      #"<td data-status="failed">9 <span class="status-detail">engine 1</span></td>"#
    ),
    ("what cannot be expressed", "<p>Cannot be expressed: The engine has no Layout.</p>"),
    (
      "a count that a guideline quotes",
      ##"<a href="../guidelines/closures.html#bare-closure-observed">"##
    ),
  ])
  func `sets engine and SwiftUI side by side`(_ what: String, markup: String) {
    #expect(`A rendered site`.page("observations/index.html").contains(markup), "\(what)")
  }

  @Test func `puts disagreements before agreement`() throws {
    let text = `A rendered site`.page("observations/index.html")
    let headings = ["The engine differs", "Cannot be expressed", "Environment: agrees"]
    let places = try headings.map { try #require(text.firstRange(of: $0 + "</h2>")?.lowerBound) }
    #expect(places == places.sorted())
  }

  @Test func `gives no sums of a part`() throws {
    let theme = try `A rendered site`.theme.get()
    let files = try render(ExampleSite.site, results: [], theme: theme)
    let file = try #require(files.first { $0.path == "observations/index.html" })
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("Not every observation was run for this build"))
    #expect(!text.contains("observation-counts"))
  }
}
