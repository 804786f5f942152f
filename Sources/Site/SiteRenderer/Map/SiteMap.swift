import Guidelines

/// The pages of the site and their relations.
struct SiteMap: Sendable {
  /// A subject with its pages.
  struct Topic: Sendable {
    let title: String
    let path: SitePath
    /// Sorted by title.
    let pages: [Page]
    private let indexByPath: [String: Int]

    fileprivate init(title: String, path: SitePath, pages: [Page]) {
      self.title = title
      self.path = path
      self.pages = pages
      indexByPath = Dictionary(uniqueKeysWithValues: zip(pages.map(\.path), pages.indices))
    }

    /// Whether its pages define the engine's rules.
    var statesRules: Bool { path == SiteMap.rulesIndex }

    /// The index of a page in the topic.
    func index(of page: Page) -> Int? { indexByPath[page.path] }
  }

  /// A word that tags pages.
  struct Tag: Sendable {
    let title: String
    let path: SitePath
    /// Sorted by title.
    let pages: [Page]
  }

  /// A page that links to others, apart from topics and tags.
  struct Listing: Sendable {
    let title: String
    let path: SitePath
  }

  /// The page that leads from a printed line to advice.
  static let diagnosis = "reference/which-page"
  /// The page that says how to get the program.
  static let installation = "reference/install"
  /// The page that says who makes the site.
  static let about = "reference/about"

  static let home = SitePath("index.html")
  static let index = SitePath("guidelines/index.html")
  static let alphabet = SitePath("a-z.html")
  static let changes = SitePath("changes.html")
  static let sourcesIndex = SitePath("sources/index.html")
  static let observations = SitePath("observations/index.html")
  static let rulesIndex = SitePath("rules/index.html")

  private let site: Site
  /// The home page, if there is one.
  let home: Page?
  /// In the order that the home page gives, then by title.
  let topics: [Topic]
  /// All tags, sorted by address.
  let tags: [Tag]
  let listings: [Listing]
  /// Whether anything was observed of Apple's SwiftUI.
  let hasObservations: Bool
  let rules: RuleIndex
  /// What topics and tags are about, by the address of their names.
  private let introductions: [String: String]
  private let pagesByTitle: [Page]
  private let pagesBySlug: [String: Page]
  private let pagesByName: [String: Page]
  private let topicsByTitle: [String: Topic]
  /// The pages of tags by the address of their names.
  private let tagPaths: [String: SitePath]
  private let imagesByPath: [String: ImageFile]
  /// The pages that list another page as related, by that page's name.
  private let relating: [String: [Page]]
  /// The pages that cite an article, by the article's name.
  private let citing: [String: [Page]]

  init(_ site: Site) {
    self.site = site
    home = site.home
    hasObservations = site.pages.contains { $0.scenarios.contains { !$0.observed.isEmpty } }
    listings = Self.listings(
      hasSources: site.pages.contains(where: \.kind.isSource),
      hasObservations: hasObservations
    )
    rules = RuleIndex(site.pages)
    imagesByPath = Dictionary(site.images.map { ($0.path, $0) }) { first, _ in first }
    pagesByTitle = site.pages.sortedByTitle
    pagesBySlug = Dictionary(site.pages.map { ($0.slug, $0) }) { first, _ in first }
    pagesByName = Dictionary(site.pages.map { ($0.name, $0) }) { first, _ in first }
    topics = Self.topics(of: pagesByTitle, inOrder: home?.frontMatter.list(.topics) ?? [])
    topicsByTitle = Dictionary(uniqueKeysWithValues: topics.map { ($0.title, $0) })
    tags = Self.tags(of: pagesByTitle)
    tagPaths = Dictionary(tags.map { (slug($0.title), $0.path) }) { first, _ in first }
    introductions = Self.introductions(home?.frontMatter.list(.introductions) ?? [])
    relating = grouped(site.pages, by: \.related)
    citing = grouped(pagesByTitle, by: \.sources)
  }

  /// Sorted by path.
  var pages: [Page] { site.pages }

  /// Sorted by path.
  var images: [ImageFile] { site.images }

  /// The pages that lists of all pages name, sorted by path: neither the home page nor observations.
  var listed: [Page] { pages.filter { $0.kind != .home && $0.observation == nil } }

  /// The pages that are advice, sorted by path.
  var guidelines: [Page] { site.guidelines }

  var hasSources: Bool { pages.contains(where: \.kind.isSource) }

  private static func listings(hasSources: Bool, hasObservations: Bool) -> [Listing] {
    var listings = [
      Listing(title: "All guidelines", path: index), Listing(title: "A to Z", path: alphabet),
    ]
    if hasSources { listings.append(Listing(title: "Sources", path: sourcesIndex)) }
    if hasObservations {
      listings.append(Listing(title: "Engine and SwiftUI", path: observations))
    }
    return listings
  }

  /// The topics of pages that are sorted by title: in that order, then the others by name.
  private static func topics(of pages: [Page], inOrder order: [String]) -> [Topic] {
    let byTopic = grouped(pages) { page in page.topic.map { [$0] } ?? [] }
    let place = { (title: String) in (order.firstIndex(of: title) ?? order.count, title) }
    return byTopic.sorted { place($0.key) < place($1.key) }.map { title, pages in
      let statesRules = pages.contains { $0.kind.statesRules }
      let path = statesRules ? rulesIndex : SitePath("topics/\(slug(title)).html")
      return Topic(title: title, path: path, pages: pages)
    }
  }

  /// The tags that several pages have, of pages that are sorted by title; several spellings can have the same address.
  private static func tags(of pages: [Page]) -> [Tag] {
    let byAddress = grouped(pages) { page in page.tags.map(slug).filter { !$0.isEmpty } }
    // A page that lists one page would say nothing that this page does not.
    return byAddress.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map {
      address,
      pages in
      // The first page's spelling is shown.
      let first = pages.min { $0.path < $1.path }
      let title = first?.tags.first { slug($0) == address } ?? address
      return Tag(title: title, path: path(ofTagAt: address), pages: pages)
    }
  }

  private static func introductions(_ items: [String]) -> [String: String] {
    let pairs = items.compactMap { item -> (String, String)? in
      guard let colon = item.firstRange(of: ": ") else { return nil }
      return (slug(String(item[..<colon.lowerBound])), String(item[colon.upperBound...]))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// What the home page says about a topic or a tag, if anything.
  func introduction(of name: String) -> String? { introductions[slug(name)] }

  /// The page that lists everything with a tag, if several pages have it.
  func path(ofTag tag: String) -> SitePath? { tagPaths[slug(tag)] }

  private static func path(ofTagAt address: String) -> SitePath {
    SitePath("tags/\(address).html")
  }

  /// All pages that list others; for a list with several parts, the first one.
  var listingPaths: [SitePath] { listings.map(\.path) + topics.map(\.path) + tags.map(\.path) }

  /// The links of the header: those that the home page names, or else the lists of guidelines, rules and observations.
  var menu: [Listing] {
    let named = links(.menu)
    return named.isEmpty
      ? ["Guidelines: guidelines", "Rules: rules", "Evidence: observations"].compactMap(listing)
      : named
  }

  /// The links of the footer that lead to pages.
  var footer: [Listing] { links(.footer) }

  /// The links that the home page names for a part of the site.
  private func links(_ key: FrontMatter.Key) -> [Listing] {
    (home?.frontMatter.list(key) ?? []).compactMap(listing)
  }

  /// A link such as `Install: reference/install`, if what it leads to exists.
  private func listing(_ item: String) -> Listing? {
    guard let link = SiteLink(item) else { return nil }
    let path: SitePath? =
      switch link.target {
      case SiteLink.guidelines: Self.index
      case SiteLink.rules: topics.first(where: \.statesRules)?.path
      case SiteLink.observations: hasObservations ? Self.observations : nil
      default: pagesBySlug[link.target]?.sitePath
      }
    return path.map { Listing(title: link.title, path: $0) }
  }

  /// The pages at which a reader can begin, with the names that the home page gives them.
  var starts: [(title: String, page: Page)] {
    (home?.frontMatter.list(.start) ?? []).compactMap(SiteLink.init).compactMap { link in
      pagesBySlug[link.target].map { (link.title, $0) }
    }
  }

  /// The pages that list this one as related and that it does not list.
  func pages(leadingTo page: Page) -> [Page] {
    let named = Set(page.related.compactMap { self.page(slug: $0)?.path })
    return (relating[page.name] ?? []).filter { !named.contains($0.path) }.sortedByTitle
  }

  /// The page at a file's path.
  func page(at path: String) -> Page? { site.page(at: path) }

  /// The image at a file's path.
  func image(at path: String) -> ImageFile? { imagesByPath[path] }

  /// The page with this slug, or with this last part of a slug.
  func page(slug: String) -> Page? { pagesBySlug[slug] ?? pagesByName[slug] }

  /// The topic that a page belongs to.
  func topic(of page: Page) -> Topic? { page.topic.flatMap { topicsByTitle[$0] } }

  /// The pages that name a source, sorted by title.
  func pages(citing source: String) -> [Page] { citing[source] ?? [] }
}

/// The pages with each word, in their order.
private func grouped(_ pages: [Page], by words: (Page) -> [String]) -> [String: [Page]] {
  var groups: [String: [Page]] = [:]
  for page in pages {
    for word in Set(words(page)) { groups[word, default: []].append(page) }
  }
  return groups
}

extension [Page] {
  /// The pages from A to Z, with ties sorted by file.
  var sortedByTitle: [Page] {
    let keyed = map { (title: $0.title.lowercased(), page: $0) }
    return keyed.sorted { ($0.title, $0.page.path) < ($1.title, $1.page.path) }.map(\.page)
  }
}
