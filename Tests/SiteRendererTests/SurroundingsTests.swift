import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `A page among many` {
  /// So many pages of two topics; the tenth is related to the first and has a link to the last.
  private static func site(_ edits: [Int: (old: String, new: String)] = [:]) -> Site {
    var files: [String: String] = [:]
    for number in 0..<60 {
      let text = """
        ---
        title: Title \(100 + number)
        summary: Words.
        topic: \(number.isMultiple(of: 2) ? "Even" : "Odd")
        tags: [tag]
        related: [\(number == 9 ? "page-0" : "")]
        ---

        # Title

        \(number == 9 ? "See [the last](page-59.md)." : "Words.")

        ## Heading

        Words.

        """
      let (old, new) = edits[number] ?? ("", "")
      files["content/guidelines/page-\(number).md"] =
        old.isEmpty ? text : text.replacing(old, with: new)
    }
    return Site(files: files)
  }

  private static func rendered(
    _ site: Site,
    reusing memory: RenderMemory = RenderMemory()
  ) throws -> (files: [String: [UInt8]], site: RenderedSite) {
    let collection = FileCollection()
    let rendered = try RenderedSite(
      site,
      results: [],
      theme: `A rendered site`.theme.get(),
      options: RenderOptions(),
      origin: "theme",
      reusing: memory,
      to: { collection.add($0) }
    )
    let files = collection.files.map { ($0.path, $0.bytes) }
    return (Dictionary(uniqueKeysWithValues: files), rendered)
  }

  /// Edits of a page, each with the numbers of the pages that are rendered again.
  static let edits: [(page: Int, old: String, new: String, rendered: Set<Int>)] = [
    // Six pages of its topic before it and six behind it show the title, and what it is related to.
    (20, "title: Title 120", "title: Title 1200", Set(stride(from: 8, through: 32, by: 2))),
    (0, "title: Title 100", "title: Title 1000", [0, 2, 4, 6, 8, 10, 12, 9]),
    // The page with a link to it may show it.
    (59, "title: Title 159", "title: Title 1590", [47, 49, 51, 53, 55, 57, 59, 9]),
    (20, "## Heading", "## Other", [20]),
    (20, "tags: [tag]", "tags: [other]", [20]),
    (20, "summary: Words", "summary: More", [20]),
    (9, "related: [page-0]", "related: []", [9, 0]),
    // All pages of a topic tell how many there are.
    (20, "topic: Even", "topic: Odd", Set(0..<60)),
  ]

  @Test(arguments: edits.indices)
  func `is rendered again only for what it shows`(_ index: Int) throws {
    let edit = Self.edits[index]
    let first = try Self.rendered(Self.site())
    let site = Self.site([edit.page: (edit.old, edit.new)])
    let again = try Self.rendered(site, reusing: first.site.memory)
    let cold = try Self.rendered(site)
    let kept = first.files.filter { again.site.kept.contains($0.key) }
    #expect(kept.merging(again.files) { $1 } == cold.files)
    let numbers = again.files.keys.compactMap { path in
      path.firstMatch(of: #/guidelines\/page-(\d+)\.html/#).flatMap { Int($0.1) }
    }
    #expect(Set(numbers) == edit.rendered)
  }
}
