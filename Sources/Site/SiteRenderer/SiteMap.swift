import Guidelines

/// Which pages there are, where they go and how they hang together.
///
/// What only some files show is made when the first of them asks.
struct SiteMap: Sendable {
  /// A subject with its guidelines.
  struct Topic: Sendable {
    let title: String
    let path: SitePath
    private let members: [Page]
    private let sorted = OnDemand<(pages: [Page], places: [String: Int])>()

    init(title: String, path: SitePath, members: [Page]) {
      self.title = title
      self.path = path
      self.members = members
    }

    /// How many pages there are.
    var count: Int { members.count }

    /// Sorted by title.
    var pages: [Page] { order.pages }

    /// Where a page stands among them, from 0.
    func place(of page: Page) -> Int? { order.places[page.path] }

    private var order: (pages: [Page], places: [String: Int]) {
      sorted.value {
        let pages = members.sortedByTitle
        let places = pages.enumerated().map { ($0.element.path, $0.offset) }
        return (pages, Dictionary(places) { first, _ in first })
      }
    }
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

  private let site: Site
  /// The first page, if there is one.
  let home: Page?
  /// Sorted by title; only guidelines, pages of rules and reference pages belong to one.
  let topics: [Topic]
  let places: [Place]
  /// Whether any article observed something.
  let hasLedger: Bool
  let rules: RuleIndex
  private let topicsByTitle: [String: Topic]
  private let images: [String: ImageFile]
  private let sorted = OnDemand<[Page]>()
  /// By their slugs, and by the last parts of these.
  private let named = OnDemand<(slugs: [String: Page], names: [String: Page])>()
  /// The pages that name one as related, by the name of that one.
  private let relating = OnDemand<[String: [Page]]>()
  private let citing = OnDemand<[String: [Page]]>()
  private let tagged = OnDemand<[Tag]>()

  init(_ site: Site) {
    self.site = site
    home = site.pages.first { $0.kind == .home } ?? site.pages.first { $0.name == "index" }
    hasLedger = site.pages.contains { $0.scenarios.contains { !$0.observed.isEmpty } }
    places = Self.places(
      hasSources: site.pages.contains { $0.kind == .source },
      hasLedger: hasLedger
    )
    rules = RuleIndex(site.pages)
    images = Dictionary(site.images.map { ($0.path, $0) }) { first, _ in first }
    var byTopic: [String: [Page]] = [:]
    for page in site.pages {
      guard let topic = Self.topic(of: page) else { continue }
      byTopic[topic, default: []].append(page)
    }
    topics = byTopic.sorted { $0.key < $1.key }.map { title, pages in
      Topic(
        title: title,
        path: title == Self.rulesTopic ? Self.rulesIndex : SitePath("topics/\(slug(title)).html"),
        members: pages
      )
    }
    topicsByTitle = Dictionary(uniqueKeysWithValues: topics.map { ($0.title, $0) })
  }

  /// Sorted by path.
  var pages: [Page] { site.pages }

  /// All words that pages are tagged with, sorted by name.
  var tags: [Tag] { tagged.value { Self.tags(of: pagesByTitle) } }

  private var pagesByTitle: [Page] { sorted.value { pages.sortedByTitle } }

  private static func places(hasSources: Bool, hasLedger: Bool) -> [Place] {
    var places = [
      Place(title: "All guidelines", path: index), Place(title: "A to Z", path: alphabet),
    ]
    if hasSources { places.append(Place(title: "Sources", path: sourcesIndex)) }
    if hasLedger { places.append(Place(title: "Observed and measured", path: ledger)) }
    return places
  }

  /// The tags of pages that are sorted by title.
  private static func tags(of pages: [Page]) -> [Tag] {
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
    return found.filter { !$0.address.isEmpty }.sorted { $0.address < $1.address }.map { tag in
      Tag(title: tag.title, path: path(ofTagAt: tag.address), pages: tag.pages)
    }
  }

  /// The page that lists everything with a tag, if the tag can be an address.
  static func path(ofTag tag: String) -> SitePath? {
    let address = slug(tag)
    return address.isEmpty ? nil : path(ofTagAt: address)
  }

  private static func path(ofTagAt address: String) -> SitePath {
    SitePath("tags/\(address).html")
  }

  /// Every page that lists others; where a list has several parts, the first.
  var listings: [SitePath] { places.map(\.path) + topics.map(\.path) + tags.map(\.path) }

  /// The pages that name this one as related, or that it names.
  func pages(relatedTo page: Page) -> [Page] {
    let named = page.related.compactMap { self.page(slug: $0) }
    let relating = relating.value { grouped(pages, by: \.related) }
    let naming = (relating[page.name] ?? []).filter { other in
      !named.contains { $0.path == other.path }
    }
    return named + naming.sortedByTitle
  }

  /// Where a page goes.
  func path(of page: Page) -> SitePath { SitePath(page.slug + ".html") }

  /// The page of that file.
  func page(at path: String) -> Page? { site.page(at: path) }

  /// The image of that file.
  func image(at path: String) -> ImageFile? { images[path] }

  /// The page with that slug, or with that last part of one.
  func page(slug: String) -> Page? {
    let (slugs, names) = named.value {
      (
        Dictionary(pages.map { ($0.slug, $0) }) { first, _ in first },
        Dictionary(pages.map { ($0.name, $0) }) { first, _ in first }
      )
    }
    return slugs[slug] ?? names[slug]
  }

  /// The topic that a page belongs to.
  func topic(of page: Page) -> Topic? { Self.topic(of: page).flatMap { topicsByTitle[$0] } }

  private static func topic(of page: Page) -> String? {
    switch page.kind {
    case .rules: rulesTopic
    case .guideline, .reference: page.topic
    case .home, .source: nil
    }
  }

  /// The pages that name a source.
  func pages(citing source: String) -> [Page] {
    citing.value { grouped(pagesByTitle, by: \.sources) }[source] ?? []
  }
}

/// The pages that have each word, in their order.
private func grouped(_ pages: [Page], by words: (Page) -> [String]) -> [String: [Page]] {
  var groups: [String: [Page]] = [:]
  for page in pages {
    for word in words(page).each { groups[word, default: []].append(page) }
  }
  return groups
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
