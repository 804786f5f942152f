import Foundation
import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `A site rendered file by file` {
  /// A text that takes the place of another in one of the example's files.
  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let old: String
    let new: String

    init(_ name: String, _ file: String, _ old: String, _ new: String) {
      testDescription = name
      self.file = "content/\(file).md"
      self.old = old
      self.new = new
    }

    /// The example's pages with the change; a new page where the old text is empty.
    var site: Site {
      get throws {
        let text = ExampleSite.site.page(at: file)?.source.text ?? ""
        try #require(old.isEmpty || text.contains(old), "'\(old)' is not in \(file)")
        let page = Page(path: file, text: old.isEmpty ? new : text.replacing(old, with: new))
        return ExampleSite.site.replacing(page)
      }
    }
  }

  static let closures = "guidelines/closures"
  static let handlers = "guidelines/handlers"

  static let edits = [
    Edit("prose", closures, "A button deep", "One button deep"),
    Edit("prose of the first page", "index", "How often does", "How many times does"),
    Edit("prose of a rule", "rules/reading", "makes no difference", "makes little difference"),
    Edit("prose of a source", "sources/an-article", "What it claims.", "Its claims."),
    Edit("an illustration", closures, "let open: () -> Void = {}\n```", "let a = 1\n```"),
    Edit("a stated count", handlers, "|   2 |", "|   4 |"),
    Edit("what was observed", closures, "(source=an-article)", "(source=another)"),
    Edit("a claim's words", "sources/an-article", "An object costs", "An actor costs"),
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
  ]

  static let options = RenderOptions(
    baseURL: "https://example.com/",
    history: PageHistory([
      "content/guidelines/closures.md": .init(
        first: "2024-03-30T12:00:00Z",
        last: "2024-03-31T12:00:00Z"
      )
    ])
  )

  @Test(arguments: edits)
  func `is after an edit what a site is that is rendered as a whole`(_ edit: Edit) throws {
    let site = try edit.site
    let page = try #require(site.page(at: edit.file))
    let rendering = SiteRendering(
      ExampleSite.site,
      results: [],
      theme: try Self.theme.get(),
      options: Self.options
    )
    let next = rendering.replacing(ExampleSite.results).replacing(page)
    let files = try render(
      site,
      results: ExampleSite.results,
      theme: Self.theme.get(),
      options: Self.options
    )
    for file in files {
      #expect(try next.file(at: file.path) == file, "\(file.path)")
    }
    #expect(try next.file(at: "guidelines/none.html") == nil)
  }

  private static let theme = `A rendered site`.theme
}
