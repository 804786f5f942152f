/// What a page is, which its folder decides.
///
/// Everything in which one kind differs from another stands here. A new kind is one more value in `all`.
package final class PageKind: Sendable {
  /// What a page's file is made of besides its text.
  package enum Layout: Sendable {
    /// The guidelines of all topics as cards.
    case home
    /// What the page rests on, and its neighbors in its topic.
    case article
    /// The pages that cite it.
    case source
  }

  /// The topic under which pages are listed.
  package enum Topic: Sendable {
    /// The one that the page's front matter names.
    case named
    /// The same one for all pages of the kind.
    case fixed(String)
    case none
  }

  /// The name in findings, and in templates as `kind`.
  package let name: String
  /// The folder of its pages below the content folder; `nil` where the folder does not decide.
  let folder: String?
  /// The fields that its front matter must have.
  let requiredFields: [FrontMatter.Key]
  /// Whether it is advice: counted, compared, in the feed, and what `related:` names.
  package let isAdvice: Bool
  /// Whether it is an article that others cite: it has claims, and its prose may quote any number.
  package let isSource: Bool
  /// Whether its headings state rules of the engine.
  package let statesRules: Bool
  package let layout: Layout
  package let topic: Topic
  /// What search calls its pages where they name no topic.
  package let searchTopic: String
  /// What search engines are to take it for, after schema.org.
  package let schemaType: String

  private init(
    _ name: String,
    folder: String?,
    requiredFields: [FrontMatter.Key] = [],
    isAdvice: Bool = false,
    isSource: Bool = false,
    statesRules: Bool = false,
    layout: Layout = .article,
    topic: Topic = .none,
    searchTopic: String,
    schemaType: String = "WebPage"
  ) {
    self.name = name
    self.folder = folder
    self.requiredFields = requiredFields
    self.isAdvice = isAdvice
    self.isSource = isSource
    self.statesRules = statesRules
    self.layout = layout
    self.topic = topic
    self.searchTopic = searchTopic
    self.schemaType = schemaType
  }

  /// `content/index.md`, which also holds what is said about the whole site.
  package static let home = PageKind("home", folder: nil, layout: .home, searchTopic: "Home")

  /// One piece of advice.
  package static let guideline = PageKind(
    "guideline",
    folder: "guidelines",
    requiredFields: [.title, .summary],
    isAdvice: true,
    topic: .named,
    searchTopic: "Reference",
    schemaType: "TechArticle"
  )

  /// An article that guidelines cite.
  package static let source = PageKind(
    "source",
    folder: "sources",
    requiredFields: [.title],
    isSource: true,
    layout: .source,
    searchTopic: "Sources"
  )

  /// The engine's rules about one subject.
  package static let rules = PageKind(
    "rules",
    folder: "rules",
    requiredFields: [.title, .summary],
    statesRules: true,
    topic: .fixed("Rules"),
    searchTopic: "Rules"
  )

  /// Any other page.
  package static let reference = PageKind(
    "reference",
    folder: nil,
    topic: .named,
    searchTopic: "Reference"
  )

  private static let all = [home, guideline, source, rules, reference]

  /// The kind of the page with a slug.
  static func of(slug: String) -> PageKind {
    if slug == "index" { return home }
    return all.first { $0.folder.map { slug.hasPrefix($0 + "/") } ?? false } ?? reference
  }
}

extension PageKind: Equatable {
  package static func == (first: PageKind, second: PageKind) -> Bool { first === second }
}
