import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `A site rendered file by file` {
  @Test(arguments: ["https://example.com/", nil])
  func `has the files of a site rendered as a whole`(_ baseURL: String?) throws {
    let theme = try `A rendered site`.theme.get()
    let entry = PageHistory.Entry(first: "2024-03-30T12:00:00Z", last: "2024-03-31T12:00:00Z")
    let history = PageHistory(["content/guidelines/closures.md": entry])
    let options = RenderOptions(baseURL: baseURL, history: history)
    let (site, results) = (ExampleSite.site, ExampleSite.results)
    let files = try render(site, results: results, theme: theme, options: options)
    let rendering = SiteRendering(site, results: results, theme: theme, options: options)
    for file in files {
      #expect(try rendering.file(at: file.path) == file, "\(file.path)")
    }
    #expect(try rendering.file(at: "guidelines/none.html") == nil)
  }
}
