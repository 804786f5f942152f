import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `A program with raw memory` {
  @Test func `is marked next to its counts, and no other is`() throws {
    var results = ExampleSite.results
    let index = try #require(results.firstIndex { $0.scenario == "object" })
    let path = results[index].page
    results[index].rawAccess = [RawAccess(name: "memcpy", path: path, line: 7)]
    let files = try render(ExampleSite.site, results: results, theme: `A rendered site`.theme.get())
    let html = String(
      decoding: try #require(files.first { $0.path == "guidelines/closures.html" }).bytes,
      as: UTF8.self
    )
    let mark =
      "This program uses raw memory or system calls (memcpy, line 7), so it could report false counts"
    let parts = html.components(separatedBy: "class=\"scenario\"")
    #expect(parts.filter { $0.contains(mark) }.count == 1)
    #expect(parts.first { $0.contains(mark) }?.contains("id=\"object\"") == true)
  }
}
