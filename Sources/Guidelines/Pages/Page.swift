import Diagnostics
import Markdown

/// One Markdown file of the site, read.
package struct Page: Sendable {
  /// What a page is, which its folder decides.
  package enum Kind: String, Sendable {
    /// `content/index.md`.
    case home
    /// `content/guidelines/*.md`: one piece of advice.
    case guideline
    /// `content/sources/*.md`: an article that guidelines cite.
    case source
    /// `content/rules/*.md`: the engine's rules about one subject.
    case rules
    /// Any other page.
    case reference
  }

  /// The file, such as `content/guidelines/stable-handlers.md`.
  package let path: String
  /// The path below the content folder without its extension: `guidelines/stable-handlers`.
  package let slug: String
  package let kind: Kind
  /// The whole file; all ranges on this page are its UTF-8 bytes.
  package let source: SourceText
  package let frontMatter: FrontMatter
  /// What follows the front matter.
  package let document: Document
  /// The programs that are run, in reading order.
  package let scenarios: [Scenario]
  /// The Swift fences without a scenario, which nobody runs.
  package let illustrations: [CodeBlock]
  /// The counts stated in prose, in reading order.
  package let countLinks: [CountLink]
  /// The engine's rules that the page states, in reading order; only pages of rules have any.
  package let definedRules: [EngineRule]
  /// The tables of claims; only pages of sources have any.
  package let claimTables: [ClaimTable]
  /// The findings about this page alone; `Site.diagnostics` has them too.
  package internal(set) var diagnostics: [Diagnostic]

  /// The file that a link of the page leads to, relative to the site's root.
  package func resolved(_ link: String) -> String {
    let slash = UInt8(ascii: "/")
    var parts = path.utf8.split(separator: slash).dropLast().map(Substring.init)
    for part in link.utf8.split(separator: slash).map(Substring.init) where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The last part of the slug, which other pages use to name it.
  package var name: String { slug.split(separator: "/").last.map(String.init) ?? slug }

  /// The front matter's title, or else the first heading.
  package var title: String {
    frontMatter[.title] ?? document.headings.first?.text ?? name
  }

  package var summary: String { frontMatter[.summary] ?? "" }
  package var topic: String? { frontMatter[.topic] }
  package var tags: [String] { frontMatter.list(.tags) }
  /// The ids of the cited source pages.
  package var sources: [String] { frontMatter.list(.sources) }
  /// The engine's rules that the page shows.
  package var rules: [RuleID] { ruleReferences.map(\.id) }
  /// The same rules with their places in the front matter.
  package var ruleReferences: [RuleReference] {
    (frontMatter.values[.rules] ?? []).compactMap { value in
      RuleID(value.text).map { RuleReference(id: $0, range: value.range) }
    }
  }
  /// The names of related guidelines.
  package var related: [String] { frontMatter.list(.related) }
  /// Former slugs, from which the site redirects.
  package var aliases: [String] { frontMatter.list(.aliases) }
}
