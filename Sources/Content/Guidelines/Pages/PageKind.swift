/// The kind of a page, determined by its folder.
///
/// Every difference between kinds is defined here. To add a kind, add a value to `all`.
package final class PageKind: Sendable {
  /// What a page shows besides its text.
  package enum Layout: Sendable {
    /// The guidelines of all topics, as cards.
    case home
    /// Its sources, and its neighbors in the topic.
    case article
    /// The pages that cite it.
    case source
  }

  /// The topic that lists pages of this kind.
  package enum Topic: Sendable {
    /// The topic in the page's front matter.
    case named
    /// The same topic for all pages of the kind.
    case fixed(String)
    case none
  }

  /// The name in findings, and the `kind` in templates.
  package let name: String
  /// The folder of its pages in the content folder; `nil` if the folder does not determine the kind.
  let folder: String?
  /// The required front matter fields.
  let requiredFields: [FrontMatter.Key]
  /// Whether it is advice: counted, compared, in the feed, and a possible target of `related:`.
  package let isAdvice: Bool
  /// Whether it is an article that others cite: it has claims, and its text may quote any number.
  package let isSource: Bool
  /// Whether it reports what Apple's SwiftUI did; its text may quote any number.
  package let isObservation: Bool
  /// Whether its headings define engine rules.
  package let statesRules: Bool
  package let layout: Layout
  package let topic: Topic
  /// The topic that search shows for pages without one.
  package let searchTopic: String
  /// How much a match on its pages counts in search, in percent.
  package let searchWeight: Int
  /// The schema.org type for search engines.
  package let schemaType: String

  private init(
    _ name: String,
    folder: String?,
    requiredFields: [FrontMatter.Key] = [],
    isAdvice: Bool = false,
    isSource: Bool = false,
    isObservation: Bool = false,
    statesRules: Bool = false,
    layout: Layout = .article,
    topic: Topic = .none,
    searchTopic: String,
    searchWeight: Int = 100,
    schemaType: String = "WebPage"
  ) {
    self.name = name
    self.folder = folder
    self.requiredFields = requiredFields
    self.isAdvice = isAdvice
    self.isSource = isSource
    self.isObservation = isObservation
    self.statesRules = statesRules
    self.layout = layout
    self.topic = topic
    self.searchTopic = searchTopic
    self.searchWeight = searchWeight
    self.schemaType = schemaType
  }

  /// `content/index.md`, which also contains the site-wide settings.
  package static let home = PageKind("home", folder: nil, layout: .home, searchTopic: "Home")

  /// One piece of advice.
  package static let guideline = PageKind(
    "guideline",
    folder: "guidelines",
    requiredFields: [.title, .summary],
    isAdvice: true,
    topic: .named,
    searchTopic: "Reference",
    searchWeight: 120,
    schemaType: "TechArticle"
  )

  /// An article that guidelines cite.
  package static let source = PageKind(
    "source",
    folder: "sources",
    requiredFields: [.title],
    isSource: true,
    layout: .source,
    searchTopic: "Sources",
    searchWeight: 70
  )

  /// The engine's rules on one subject.
  package static let rules = PageKind(
    "rules",
    folder: "rules",
    requiredFields: [.title, .summary],
    statesRules: true,
    topic: .fixed("Rules"),
    searchTopic: "Rules",
    searchWeight: 70
  )

  /// A report of what Apple's SwiftUI did.
  package static let observation = PageKind(
    "observation",
    folder: "observations",
    requiredFields: [.title, .topic, .os, .evidence, .confidence],
    isObservation: true,
    searchTopic: "Observations",
    searchWeight: 50
  )

  /// Any other page.
  package static let reference = PageKind(
    "reference",
    folder: nil,
    topic: .named,
    searchTopic: "Reference",
    searchWeight: 90
  )

  private static let all = [home, guideline, source, rules, observation, reference]

  /// The folders that determine a kind.
  static let folders = all.compactMap(\.folder)

  /// The kind of the page with a slug.
  static func of(slug: String) -> PageKind {
    if slug == "index" { return home }
    return all.first { $0.folder.map { slug.hasPrefix($0 + "/") } ?? false } ?? reference
  }
}

extension PageKind: Equatable {
  package static func == (first: PageKind, second: PageKind) -> Bool { first === second }
}
