import Foundation
import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `A large site` {
  /// So many guidelines of one topic and tag that cite one article.
  private static func site(pages count: Int) -> Site {
    var files = [
      "content/sources/article.md": """
      ---
      title: Article
      summary: Of note.
      ---

      # Article

      Text.

      """
    ]
    for number in 0..<count {
      files["content/guidelines/page-\(number).md"] = """
        ---
        title: Keep \(number) things apart
        summary: A page like many others.
        topic: Many
        tags: [many]
        sources: [article]
        ---

        # Keep \(number) things apart

        Text.

        """
    }
    return Site(files: files)
  }

  private static func rendered(pages count: Int) throws -> [String: String] {
    let theme = try `A rendered site`.theme.get()
    let files = try render(site(pages: count), results: [], theme: theme)
    let pages = files.filter { $0.path.hasSuffix(".html") }
    return Dictionary(
      uniqueKeysWithValues: pages.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    )
  }

  private static func guidelines(in page: String) -> Set<String> {
    Set(page.matches(of: #/page-\d+\.html/#).map { String($0.output) })
  }

  @Test(arguments: [
    ("topics/many", 60), ("tags/many", 60), ("sources/article", 60), ("guidelines/index", 120),
    ("a-z/k", 400),
  ])
  func `lists everything in parts`(list: String, size: Int) throws {
    let pages = try Self.rendered(pages: 410)
    let parts = pages.filter { $0.key == list + ".html" || $0.key.hasPrefix(list + "/") }
    #expect(parts.count == (410 + size - 1) / size)
    for (path, text) in parts {
      #expect(Self.guidelines(in: text).count <= size, "\(path)")
      #expect(text.contains(#"<nav class="paging""#), "\(path)")
    }
    #expect(parts.values.reduce(into: Set()) { $0.formUnion(Self.guidelines(in: $1)) }.count == 410)
    #expect(pages[list + "/2.html"]?.contains("part 2 of \(parts.count)") == true)
  }

  @Test(arguments: [("404.html", 0), ("a-z.html", 0), ("index.html", 110)])
  func `leads to its lists`(path: String, most: Int) throws {
    let page = try #require(try Self.rendered(pages: 410)[path])
    #expect(Self.guidelines(in: page).count <= most)
    #expect(page.contains("topics/many.html"))
  }

  @Test func `shows beside a page those around it`() throws {
    let page = try #require(try Self.rendered(pages: 30)["guidelines/page-3.html"])
    #expect(page.contains(#"<a class="rest" href="../topics/many.html">All 30 pages</a>"#))
    // Six before it, six behind it, itself.
    #expect(Self.guidelines(in: page).count == 13)
  }

  @Test func `grows in step with its pages`() throws {
    let sizes = try [200, 400].map { count in
      try Self.rendered(pages: count).values.reduce(0) { $0 + $1.utf8.count }
    }
    #expect(Double(sizes[1]) < Double(sizes[0]) * 2.1)
  }

  @Test func `names the parts at both ends and around the current one`() throws {
    let page = try #require(try Self.rendered(pages: 601)["topics/many/6.html"])
    let numbers = page.matches(of: #/Part </span>(\d+)<|<li>(…)</#).map { $0.1 ?? $0.2 ?? "" }
    #expect(numbers == ["1", "…", "4", "5", "6", "7", "8", "…", "11"])
  }
}
