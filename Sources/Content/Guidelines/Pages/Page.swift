import Diagnostics
import Markdown

/// One Markdown file of the site.
///
/// What others need of a page is known at once. The rest is read with the page, or whenever it is asked
/// for where the page was outlined before.
package final class Page: Sendable {
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

  /// The size of the largest file that is read as a page, in bytes: a book of a thousand sheets.
  package static let largest = 4 << 20

  /// The file, such as `content/guidelines/stable-handlers.md`.
  package let path: String
  /// The path below the content folder without its extension: `guidelines/stable-handlers`.
  package let slug: String
  package let kind: Kind
  /// Of the path and the whole file.
  package let fingerprint: Fingerprint
  package let frontMatter: FrontMatter
  /// The findings about this page alone; `Site.diagnostics` has them too.
  package let diagnostics: [Diagnostic]
  let content: Content

  /// Whether the page has been read, or what is known of it.
  enum Content: Sendable {
    case read(PageContent)
    case outlined(PageOutline, text: PageText, folder: String)
  }

  init(
    path: String,
    folder: String,
    fingerprint: Fingerprint,
    frontMatter: FrontMatter,
    diagnostics: [Diagnostic] = [],
    content: Content
  ) {
    self.path = path
    slug = Self.slug(path: path, folder: folder)
    kind = Kind(slug: slug)
    self.fingerprint = fingerprint
    self.frontMatter = frontMatter
    self.diagnostics = diagnostics
    self.content = content
  }

  /// The last part of the slug, which other pages use to name it.
  package var name: String {
    slug.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(slug[slug.index(after: $0)...]) }
      ?? slug
  }

  /// The front matter's title, or else the first heading.
  package var title: String {
    frontMatter[.title] ?? headings.first?.text ?? name
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
