import Foundation
import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `A site rendered again` {
  /// Texts that take the place of others in the example's files, by file; an empty one removes the file.
  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let changes: [(file: String, old: String, new: String)]

    init(_ name: String, _ file: String, _ old: String, _ new: String) {
      testDescription = name
      changes = [("content/\(file).md", old, new)]
    }

    /// The example's pages with the changes.
    var site: Site {
      get throws {
        let pages = ExampleSite.site.pages
        var files = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.source.text) })
        for (file, old, new) in changes {
          let text = files[file] ?? ""
          try #require(old.isEmpty || text.contains(old), "'\(old)' is not in \(file)")
          files[file] = old.isEmpty ? new : text.replacing(old, with: new)
        }
        let images = ExampleSite.site.images.map { ($0.path, $0.bytes) }
        return Site(
          files: files.filter { !$0.value.isEmpty },
          images: Dictionary(uniqueKeysWithValues: images)
        )
      }
    }
  }

  static let closures = "guidelines/closures"
  static let handlers = "guidelines/handlers"

  /// What other pages show nothing of.
  static let inner = [
    Edit("prose", closures, "A button deep", "One button deep"),
    Edit("prose of the first page", "index", "How often does", "How many times does"),
    Edit("prose of a rule", "rules/reading", "makes no difference", "makes little difference"),
    Edit("prose of a source", "sources/an-article", "What it claims.", "Its claims."),
    Edit("an illustration", closures, "let open: () -> Void = {}\n```", "let a = 1\n```"),
    Edit("a stated count", handlers, "|   2 |", "|   4 |"),
    Edit("what was observed", closures, "(source=an-article)", "(source=another)"),
    Edit("a claim's words", "sources/an-article", "An object costs", "An actor costs"),
  ]

  /// What other pages may show.
  static let outer = [
    Edit("a title", closures, "title: Keep closures", "title: Hold closures"),
    Edit("a summary", handlers, "summary: A handler", "summary: Any handler"),
    Edit("a heading", closures, "## Why", "## Because"),
    Edit("a heading named like a scenario", closures, "## Why", "## Object"),
    Edit("a topic", handlers, "topic: Environment", "topic: Identity"),
    Edit("a tag", handlers, "tags: [closures]", "tags: [handlers, stable]"),
    Edit("a rule's title", "rules/reading", "Declaring a key", "Naming a key"),
    Edit("a rule's id", "rules/reading", "CMP-15: A", "CMP-16: A"),
    Edit("a rule's confidence", "rules/reading", "Confidence: medium", "Confidence: high"),
    Edit("the rules of a scenario", closures, "rules=ENV-3\n", "rules=CMP-15\n"),
    Edit("the rules of a page", closures, "rules: [ENV-3, CMP-15]", "rules: [ENV-3]"),
    Edit("the sources", closures, "sources: [an-article]", "sources: []"),
    Edit("the related pages", closures, "related: [handlers]", "related: []"),
    Edit("a former address", closures, "guidelines/old-closures", "guidelines/first-closures"),
    Edit("a verdict", handlers, "verdict=acceptable", "verdict=prefer"),
    Edit("a scenario's name", handlers, "scenario=inline", "scenario=in-line"),
    Edit("an author", "sources/an-article", "author: A. Writer", "author: B. Writer"),
    Edit("a claim's outcome", "sources/an-article", "| contested |", "| confirmed |"),
    Edit(
      "a picture of a page",
      closures,
      "related: [handlers]",
      "related: [handlers]\nimage: ../images/graph.svg"
    ),
    Edit("the first page's title", "index", "title: SwiftUI", "title: Our SwiftUI"),
    Edit("a new page", "reference/new", "", "---\ntitle: New\ntopic: Identity\n---\n\n# New\n"),
    Edit("a removed page", handlers, "", ""),
    Edit("a removed first page", "index", "", ""),
  ]

  static let origin = "theme"
  static let options = RenderOptions(
    baseURL: "https://example.com/",
    history: PageHistory([
      "content/guidelines/closures.md": .init(
        first: "2024-03-30T12:00:00Z",
        last: "2024-03-31T12:00:00Z"
      )
    ])
  )

  @Test(arguments: inner + outer)
  func `is what a first rendering gives`(after edit: Edit) throws {
    let first = try Self.rendered(ExampleSite.site)
    let again = try Self.rendered(try edit.site, reusing: first.memory)
    let cold = try Self.rendered(try edit.site)
    let kept = first.files.filter { again.kept.contains($0.path) }
    #expect((again.files + kept).sorted { $0.path < $1.path } == cold.files)
    #expect(again.memory.bytes == cold.memory.bytes)
  }

  @Test(arguments: inner)
  func `renders no other page`(after edit: Edit) throws {
    let first = try Self.rendered(ExampleSite.site)
    let again = try Self.rendered(try edit.site, reusing: first.memory)
    let own = Set(edit.changes.map { String($0.file.dropFirst("content/".count).dropLast(3)) })
    let pages = again.files.map(\.path).filter { $0.hasSuffix(".html") && $0 != "ledger.html" }
    // Runs that failed are shown anew each time.
    #expect(Set(pages.map { String($0.dropLast(5)) }) == own.union([Self.handlers]))
  }

  @Test func `is rendered as a whole for another theme, name or address`() throws {
    let first = try Self.rendered(ExampleSite.site)
    let unchanged = try Self.rendered(ExampleSite.site, reusing: first.memory)
    #expect(unchanged.kept.count > 20)
    let theme = try Self.rendered(ExampleSite.site, origin: "other", reusing: first.memory)
    #expect(theme.kept == [])
    var options = Self.options
    options.baseURL = "https://example.org/"
    let address = try Self.rendered(ExampleSite.site, options: options, reusing: first.memory)
    #expect(address.kept == [])
    options = Self.options
    options.siteName = "Other"
    let name = try Self.rendered(ExampleSite.site, options: options, reusing: first.memory)
    #expect(name.kept == [])
  }

  @Test func `is remembered by whole bytes only`() throws {
    let bytes = try Self.rendered(ExampleSite.site).memory.bytes
    #expect(RenderMemory(bytes) != nil)
    for count in stride(from: 0, to: bytes.count, by: 97) {
      #expect(RenderMemory(Array(bytes.prefix(count))) == nil)
    }
  }

  @Test func `shows other results on all pages that list them`() throws {
    let first = try Self.rendered(ExampleSite.site)
    let results = Array(ExampleSite.results.dropFirst())
    let again = try Self.rendered(ExampleSite.site, results: results, reusing: first.memory)
    let cold = try Self.rendered(ExampleSite.site, results: results)
    let kept = first.files.filter { again.kept.contains($0.path) }
    #expect((again.files + kept).sorted { $0.path < $1.path } == cold.files)
  }

  @Test(arguments: inner)
  func `is previewed as it would be built`(after edit: Edit) throws {
    let site = try edit.site
    let preview = SiteRendering(
      ExampleSite.site,
      results: ExampleSite.results,
      theme: try Self.theme.get(),
      options: Self.options
    )
    let page = try #require(site.pages.first { $0.path == edit.changes[0].file })
    let next = try #require(preview.replacing(page))
    for file in try Self.rendered(site).files {
      #expect(try next.file(at: file.path) == file)
    }
  }

  @Test(arguments: outer)
  func `is previewed as a whole`(after edit: Edit) throws {
    let preview = SiteRendering(ExampleSite.site, results: [], theme: try Self.theme.get())
    let page = try edit.site.pages.first { $0.path == edit.changes[0].file }
    #expect(page.map { preview.replacing($0) == nil } ?? true)
  }

  private static let theme = `A rendered site`.theme

  private static func rendered(
    _ site: Site,
    results: [ScenarioResult] = ExampleSite.results,
    options: RenderOptions = Self.options,
    origin: String = Self.origin,
    reusing memory: RenderMemory = RenderMemory()
  ) throws -> Rendering {
    let collection = FileCollection()
    let memory = try #require(RenderMemory(memory.bytes))
    let site = try RenderedSite(
      site,
      results: results,
      theme: theme.get(),
      options: options,
      origin: origin,
      reusing: memory,
      to: { collection.add($0) }
    )
    #expect(site.fileCount == collection.files.count)
    return Rendering(files: collection.files, kept: site.kept, memory: site.memory)
  }
}

/// What a rendering gave.
private struct Rendering {
  /// Sorted by path.
  let files: [OutputFile]
  let kept: [String]
  let memory: RenderMemory
}
