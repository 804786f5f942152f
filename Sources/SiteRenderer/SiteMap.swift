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

  /// A word that pages are tagged with.
  struct Tag: Sendable {
    let title: String
    let path: SitePath
    /// Sorted by title.
    let pages: [Page]
  }

  /// A page that leads to others, apart from topics.
  struct Place: Sendable {
    let title: String
    let path: SitePath
  }

  static let home = SitePath("index.html")
  static let index = SitePath("guidelines/index.html")
  static let alphabet = SitePath("a-z.html")
  static let sourcesIndex = SitePath("sources/index.html")
  static let ledger = SitePath("ledger.html")
  static let rulesIndex = SitePath("rules/index.html")
  /// The topic that pages of rules belong to, whatever else they say.
  private static let rulesTopic = "Rules"

  let pages: [Page]
  /// Sorted by title; only guidelines, pages of rules and reference pages belong to one.
  let topics: [Topic]
  /// Sorted by name.
  let tags: [Tag]
  let places: [Place]
  /// Whether any article observed something.
  let hasLedger: Bool
  let rules: RuleIndex
  private let pagesByPath: [String: Page]
  private let pagesBySlug: [String: Page]
  private let pagesByName: [String: Page]
  /// The pages that name one as related, by the name of that one.
  private let pagesByRelated: [String: [Page]]
  private let pagesByCited: [String: [Page]]
  private let topicsByTitle: [String: Topic]
  /// Where each page stands in its topic, by the page's file.
  private let placesInTopics: [String: Int]
  private let images: [String: ImageFile]
  /// The pages of tags by every spelling of them.
  private let pathsOfTags: [String: SitePath]

  init(_ site: Site) {
    pages = site.pages
    pagesBySlug = Dictionary(site.pages.map { ($0.slug, $0) }) { first, _ in first }
    pagesByName = Dictionary(site.pages.map { ($0.name, $0) }) { first, _ in first }
    pagesByRelated = Dictionary(
      grouping: site.pages.flatMap { page in page.related.each.map { (name: $0, page: page) } },
      by: \.name
    ).mapValues { $0.map(\.page) }
    let byTitle = site.pages.sortedByTitle
    pagesByCited = Dictionary(
      grouping: byTitle.flatMap { page in page.sources.each.map { (id: $0, page: page) } },
      by: \.id
    ).mapValues { $0.map(\.page) }
    hasLedger = site.pages.contains { $0.scenarios.contains { !$0.observed.isEmpty } }
    places = Self.places(hasSources: !site.sources.isEmpty, hasLedger: hasLedger)
    rules = RuleIndex(site.pages)
    (tags, pathsOfTags) = Self.tags(of: byTitle)
    pagesByPath = Dictionary(site.pages.map { ($0.path, $0) }) { first, _ in first }
    images = Dictionary(site.images.map { ($0.path, $0) }) { first, _ in first }
    var byTopic: [String: [Page]] = [:]
    for page in byTitle {
      guard let topic = Self.topic(of: page) else { continue }
      byTopic[topic, default: []].append(page)
    }
    topics = byTopic.sorted { $0.key < $1.key }.map { title, pages in
      Topic(
        title: title,
        path: title == Self.rulesTopic ? Self.rulesIndex : SitePath("topics/\(slug(title)).html"),
        pages: pages
      )
    }
    topicsByTitle = Dictionary(uniqueKeysWithValues: topics.map { ($0.title, $0) })
    placesInTopics = Dictionary(
      topics.flatMap { topic in topic.pages.enumerated().map { ($0.element.path, $0.offset) } }
    ) { first, _ in first }
  }

  private static func places(hasSources: Bool, hasLedger: Bool) -> [Place] {
    var places = [
      Place(title: "All guidelines", path: index), Place(title: "A to Z", path: alphabet),
    ]
    if hasSources { places.append(Place(title: "Sources", path: sourcesIndex)) }
    if hasLedger { places.append(Place(title: "Observed and measured", path: ledger)) }
    return places
  }

  /// The tags of pages that are sorted by title, and the page of each spelling.
  private static func tags(of pages: [Page]) -> (tags: [Tag], paths: [String: SitePath]) {
    var found: [(address: String, title: String, first: String, pages: [Page])] = []
    var numbers: [String: Int] = [:]
    var numbersByAddress: [String: Int] = [:]
    numbers.reserveCapacity(pages.count)
    numbersByAddress.reserveCapacity(pages.count)
    // The number of a tag, several spellings of which can be at one address.
    func number(of tag: String) -> Int {
      if let number = numbers[tag] { return number }
      let address = slug(tag)
      let number = numbersByAddress[address] ?? found.count
      if number == found.count { found.append((address, tag, "", [])) }
      numbersByAddress[address] = number
      numbers[tag] = number
      return number
    }
    for page in pages {
      var own: [Int] = []
      for tag in page.tags {
        let number = number(of: tag)
        guard !own.contains(number) else { continue }
        own.append(number)
        // Of several spellings, that of the first page is shown.
        if found[number].pages.isEmpty || page.path < found[number].first {
          (found[number].title, found[number].first) = (tag, page.path)
        }
        found[number].pages.append(page)
      }
    }
    func path(of address: String) -> SitePath { SitePath("tags/\(address).html") }
    let tags = found.filter { !$0.address.isEmpty }.sorted { $0.address < $1.address }.map { tag in
      Tag(title: tag.title, path: path(of: tag.address), pages: tag.pages)
    }
    let paths = numbers.compactMapValues { number in
      found[number].address.isEmpty ? nil : path(of: found[number].address)
    }
    return (tags, paths)
  }

  /// The page that lists everything with a tag, if the tag can be an address.
  func path(ofTag tag: String) -> SitePath? { pathsOfTags[tag] }

  /// Every page that lists others; where a list has several parts, the first.
  var listings: [SitePath] { places.map(\.path) + topics.map(\.path) + tags.map(\.path) }

  /// The pages that name this one as related, or that it names.
  func pages(relatedTo page: Page) -> [Page] {
    let named = page.related.compactMap { self.page(slug: $0) }
    let naming = (pagesByRelated[page.name] ?? []).filter { other in
      !named.contains { $0.path == other.path }
    }
    return named + naming.sortedByTitle
  }

  /// Where a page goes.
  func path(of page: Page) -> SitePath { SitePath(page.slug + ".html") }

  /// The page of that file.
  func page(at path: String) -> Page? { pagesByPath[path] }

  /// The image of that file.
  func image(at path: String) -> ImageFile? { images[path] }

  /// The page with that slug, or with that last part of one.
  func page(slug: String) -> Page? { pagesBySlug[slug] ?? pagesByName[slug] }

  /// The topic that a page belongs to.
  func topic(of page: Page) -> Topic? { Self.topic(of: page).flatMap { topicsByTitle[$0] } }

  /// Where a page stands among those of its topic, from 0.
  func place(inTopic page: Page) -> Int? { placesInTopics[page.path] }

  private static func topic(of page: Page) -> String? {
    switch page.kind {
    case .rules: rulesTopic
    case .guideline, .reference: page.topic
    case .home, .source: nil
    }
  }

  /// The pages that name a source.
  func pages(citing source: String) -> [Page] { pagesByCited[source] ?? [] }
}

extension [Page] {
  /// The pages from A to Z; those of one title by their files.
  var sortedByTitle: [Page] {
    let keyed = map { (title: $0.title.lowercased(), page: $0) }
    return keyed.sorted { ($0.title, $0.page.path) < ($1.title, $1.page.path) }.map(\.page)
  }
}

extension [String] {
  /// Each text once.
  fileprivate var each: [String] { count < 2 ? self : Array(Set(self)) }
}
