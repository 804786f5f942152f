import Guidelines

/// Which pages there are, where they go and how they hang together.
struct SiteMap: Sendable {
  /// A subject with its guidelines.
  struct Topic: Sendable {
    let title: String
    let path: SitePath
    /// Sorted by title.
    let pages: [Page]
  }

  static let home = SitePath("index.html")
  static let index = SitePath("guidelines/index.html")
  static let rulesIndex = SitePath("rules/index.html")
  /// The topic that pages of rules belong to, whatever else they say.
  private static let rulesTopic = "Rules"

  let pages: [Page]
  /// Sorted by title; only guidelines, pages of rules and reference pages belong to one.
  let topics: [Topic]
  let rules: RuleIndex
  private let pagesByPath: [String: Page]

  init(_ site: Site) {
    pages = site.pages
    rules = RuleIndex(site.pages)
    pagesByPath = Dictionary(site.pages.map { ($0.path, $0) }) { first, _ in first }
    var byTopic: [String: [Page]] = [:]
    for page in site.pages {
      guard let topic = Self.topic(of: page) else { continue }
      byTopic[topic, default: []].append(page)
    }
    topics = byTopic.sorted { $0.key < $1.key }.map { title, pages in
      Topic(
        title: title,
        path: title == Self.rulesTopic ? Self.rulesIndex : SitePath("topics/\(slug(title)).html"),
        pages: pages.sorted { ($0.title, $0.path) < ($1.title, $1.path) }
      )
    }
  }

  /// Where a page goes.
  func path(of page: Page) -> SitePath { SitePath(page.slug + ".html") }

  /// The page of that file.
  func page(at path: String) -> Page? { pagesByPath[path] }

  /// The page with that slug, or the last part of one.
  func page(slug: String) -> Page? {
    pages.first { $0.slug == slug } ?? pages.first { $0.slug.hasSuffix("/" + slug) }
  }

  /// The topic that a page belongs to.
  func topic(of page: Page) -> Topic? { topics.first { $0.title == Self.topic(of: page) } }

  private static func topic(of page: Page) -> String? {
    switch page.kind {
    case .rules: rulesTopic
    case .guideline, .reference: page.topic
    case .home, .source: nil
    }
  }

  /// The pages that name a source.
  func pages(citing source: String) -> [Page] {
    pages.filter { $0.sources.contains(source) }.sorted {
      ($0.title, $0.path) < ($1.title, $1.path)
    }
  }
}
