import Diagnostics
import Markdown

/// One Markdown file of the site, parsed.
package struct Page: Sendable {
  /// The maximum size of a page's file, in bytes.
  package static let maxSize = 4 << 20

  /// The file, such as `content/guidelines/stable-handlers.md`.
  package let path: String
  /// The path in the content folder without extension: `guidelines/stable-handlers`.
  package let slug: String
  package let kind: PageKind
  package let frontMatter: FrontMatter
  /// The content after the front matter.
  package let document: Document
  /// All headings, in reading order.
  package let headings: [Heading]
  /// The programs to run, in reading order.
  package internal(set) var scenarios: [Scenario]
  /// The lines of Swift fences that are not scenarios and do not run, counted from 1.
  package let illustrationLines: [Int]
  /// The counts stated in text, in reading order.
  package let countLinks: [CountLink]
  /// The engine rules that the page defines, in reading order; only pages of rules have any.
  package let definedRules: [EngineRule]
  /// The tables of claims; only pages of sources have any.
  package let claimTables: [ClaimTable]
  /// The reported behavior of Apple's SwiftUI; `nil` unless the page is an observation.
  package let observation: Observation?
  /// The links and images with their ranges, in reading order.
  let links: [PageParts.PlacedLink]
  let images: [(link: Link, range: Range<Int>)]
  /// The findings about this page alone; `Site.diagnostics` includes them.
  package let diagnostics: [Diagnostic]

  /// The page with only some of its scenarios, by their names.
  package func keeping(_ names: Set<String>) -> Page {
    var page = self
    page.scenarios.removeAll { !names.contains($0.name) }
    return page
  }

  /// The whole file; all ranges on this page are in its UTF-8 bytes.
  package var source: SourceText { document.source }
}

// The addresses of the page.
extension Page {
  /// The file of the page in the site, relative to its root: `guidelines/stable-handlers.html`.
  package var htmlPath: String { slug + ".html" }
  /// The page's Markdown in the site.
  package var markdownPath: String { slug + ".md" }

  /// The last part of the slug, which other pages use as its name.
  package var name: String {
    slug.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(slug[slug.index(after: $0)...]) }
      ?? slug
  }
}

// The metadata in the front matter.
extension Page {
  /// The front matter's title, or else the first heading.
  package var title: String {
    frontMatter[.title] ?? headings.first?.text ?? name
  }

  package var summary: String { frontMatter[.summary] ?? "" }
  /// The topic that lists the page.
  package var topic: String? {
    switch kind.topic {
    case .named: frontMatter[.topic]
    case .fixed(let title): title
    case .none: nil
    }
  }
  package var tags: [String] { frontMatter.list(.tags) }
  /// The ids of the cited source pages.
  package var sources: [String] { frontMatter.list(.sources) }
  /// The engine rules that the page demonstrates.
  package var rules: [RuleID] { ruleReferences.map(\.id) }
  /// The same rules with their ranges in the front matter.
  package var ruleReferences: [RuleReference] {
    (frontMatter.values[.rules] ?? []).compactMap { value in
      RuleID(value.text).map { RuleReference(id: $0, range: value.range) }
    }
  }
  /// The kind of evidence that a source is.
  package var evidence: Observation.Evidence {
    frontMatter[.evidence].flatMap(Observation.Evidence.init) ?? .article
  }
  /// The names of related guidelines.
  package var related: [String] { frontMatter.list(.related) }
  /// Former slugs, which redirect to the page.
  package var aliases: [String] { frontMatter.list(.aliases) }
  /// How much is at stake if an app ignores the guideline.
  package var impact: Impact? { frontMatter[.impact].flatMap(Impact.init) }
  /// What readers search for that this page answers, in their words.
  package var answers: [String] { frontMatter.list(.answers) }
}
