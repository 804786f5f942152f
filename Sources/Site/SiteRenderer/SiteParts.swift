import Guidelines
import Mustache
import Threads

/// Files of a site that are rendered together.
struct SitePart: Sendable {
  /// A fingerprint of everything that decides the files, or `nil` where they are always rendered.
  let key: Fingerprint?
  /// What the paths of the files begin with, up to a dot or slash; none where they differ from the start.
  let stems: [String]
  /// The file of the page whose text the files show, if they show one's.
  var page: String?
  /// Renders the files, each of which goes to the sink at once; the document is the page's, where it is
  /// at hand.
  let render: @Sendable (PageDocument?, @escaping FileSink) throws(TemplateProblem) -> Void

  /// Whether a path may be that of one of the files.
  func mayHave(_ path: String) -> Bool {
    stems.isEmpty
      || stems.contains { stem in
        guard path.hasPrefix(stem) else { return false }
        let next = path.utf8.dropFirst(stem.utf8.count).first
        return next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "/")
      }
  }
}

/// A site in parts, all but the search index, so that those need not be rendered again of which nothing
/// has changed.
struct SiteParts {
  private let site: Site
  private let context: RenderContext
  private let origin: String?
  /// A fingerprint of what the files of any page can show of the others and of the site.
  private let shared: Fingerprint?
  /// What all lists of pages show.
  private let common: Fingerprint?
  /// A fingerprint of what other pages can show of each page, in the site's order.
  private let facts: [Fingerprint]
  /// What is to be kept of each page, if anything is, in the site's order.
  private let renderedPages: [RenderMemory.RenderedPage?]
  private let known: RenderMemory
  /// What `known` has of each page, in the site's order.
  private let knownPages: [RenderMemory.RenderedPage?]

  /// Takes a site apart, after what was kept of it when it was rendered before.
  ///
  /// The origin changes whenever the theme, the program or what measures does; it is `nil` where no part
  /// needs a key.
  init(
    _ site: Site,
    context: RenderContext,
    origin: String? = nil,
    after known: RenderMemory = RenderMemory()
  ) {
    self.site = site
    self.context = context
    self.origin = origin
    self.known = known
    guard let origin else {
      shared = nil
      common = nil
      facts = []
      renderedPages = []
      knownPages = []
      return
    }
    let pages = site.pages
    let general = Self.general(site, context, origin: origin)
    let owns = pages.map { Self.own($0, context) }
    let knownPages = pages.enumerated().map { known.page(at: $1.path, near: $0) }
    let same = zip(knownPages, owns).map { $0?.own == $1 ? $0 : nil }
    let facts = pages.indices.replacingMissing(
      // Without scenarios, the page's text decides them.
      pages.indices.map { pages[$0].scenarios.isEmpty ? same[$0]?.shared : nil }
    ) { SharedFacts(of: pages[$0], results: context.results).fingerprint }
    let shared = Fingerprint(of: general, facts)
    let surroundings = Surroundings(context, general: general)
    let isShared = shared == known.shared
    let keys = pages.indices.replacingMissing(same.map { isShared ? $0?.key : nil }) {
      Fingerprint(of: [], [owns[$0], surroundings.key(of: pages[$0]) ?? shared])
    }
    self.shared = shared
    self.facts = facts
    common = surroundings.common
    renderedPages = pages.indices.map { place in
      let page = pages[place]
      guard context.results.hold(on: page) else { return nil }
      return RenderMemory.RenderedPage(
        path: page.path,
        own: owns[place],
        shared: facts[place],
        key: keys[place]
      )
    }
    self.knownPages = knownPages
  }

  /// What decides the files of all pages.
  private static func general(
    _ site: Site,
    _ context: RenderContext,
    origin: String
  ) -> [String] {
    let options = context.options
    let images = site.images.flatMap {
      [$0.path, "\($0.mayRunScript)", $0.size.map { "\($0)" } ?? ""]
    }
    let own = [origin, options.siteName, options.baseURL ?? "", options.engine]
    return own + ["\(context.hasFeed)", fingerprint(of: images)]
  }

  /// A fingerprint of what a page's files show of it; runs that hold follow from the text.
  private static func own(_ page: Page, _ context: RenderContext) -> Fingerprint {
    var digest = ContentDigest()
    digest.add(page.fingerprint)
    if let time = context.options.history[page] {
      digest.add(time.first)
      digest.add(time.last)
    }
    return digest.fingerprint
  }

  /// The files of the parts that are what they were, by the keys of these, and the parts that are to be
  /// rendered.
  var divided: (kept: [Fingerprint: [String]], pending: [SitePart]) {
    if let edited { return edited }
    var kept: [Fingerprint: [String]] = [:]
    kept.reserveCapacity(known.parts.count)
    var pending: [SitePart] = []
    for part in all {
      if let key = part.key, let paths = known.parts[key] {
        kept[key] = paths
      } else {
        pending.append(part)
      }
    }
    return (kept, pending)
  }

  /// The same where no page tells the others anything new, without a look at parts that then are the same;
  /// `nil` elsewhere.
  private var edited: (kept: [Fingerprint: [String]], pending: [SitePart])? {
    guard let shared, shared == known.shared, isKept(keyOfOthers) else { return nil }
    let changed = site.pages.indices.filter { place in
      renderedPages[place].map { $0.key != knownPages[place]?.key } ?? true
    }
    var kept = known.parts
    for place in changed {
      if let key = knownPages[place]?.key { kept[key] = nil }
    }
    let parts = changed.filter { site.pages[$0].kind != .home }.map(part)
    return (kept, parts + [home].filter { !isKept($0.key) })
  }

  private func isKept(_ key: Fingerprint?) -> Bool { key.map { known.parts[$0] != nil } ?? false }

  /// What is to be kept of the site, whose parts have these files.
  func memory(_ parts: [Fingerprint: [String]]) -> RenderMemory {
    let pages = renderedPages.compactMap(\.self)
    return RenderMemory(parts: parts, pages: pages, shared: shared)
  }

  /// The parts, those first that take the longest.
  var all: [SitePart] { [others] + pages + lists }

  /// The search index from nothing.
  var search: SitePart {
    let map = context.map
    return SitePart(key: nil, stems: ["search", "search-index"]) {
      (_, sink) throws(TemplateProblem) in searchFiles(map).forEach(sink)
    }
  }

  /// What shows something of every page.
  private var others: SitePart {
    let context = context
    let images = site.images.compactMap(\.file)
    return SitePart(key: keyOfOthers, stems: []) { (_, sink) throws(TemplateProblem) in
      var files = images + MachineFiles(context: context).files
      files += [Feed(context: context).file].compactMap { $0 }
      if context.map.hasLedger { files += try LedgerPage(context: context).files() }
      files.forEach(sink)
    }
  }

  /// The key of what shows something of every page; `nil` where runs decide that which do not hold.
  private var keyOfOthers: Fingerprint? {
    guard let shared else { return nil }
    var digest = ContentDigest()
    digest.add("others")
    for image in site.images { image.bytes.withUnsafeBytes { digest.add($0) } }
    for (page, rendered) in zip(site.pages, renderedPages) where !page.scenarios.isEmpty {
      guard rendered != nil else { return nil }
      digest.add(page.fingerprint)
    }
    if context.options.baseURL != nil { digest.add(context.options.history.fingerprint) }
    digest.add(shared)
    return digest.fingerprint
  }

  /// The files of each page alone.
  private var pages: [SitePart] {
    site.pages.indices.filter { site.pages[$0].kind != .home }.map(part) + [home]
  }

  /// The files of the page at a place of the site.
  private func part(at place: Int) -> SitePart {
    let page = site.pages[place]
    return SitePart(key: key(at: place), stems: [page.slug], page: page.path) {
      [context] (document, sink) throws(TemplateProblem) in
      try context.files(of: document ?? PageDocument(page)).forEach(sink)
      sink(MachineFiles(context: context).twin(of: page))
    }
  }

  private var home: SitePart {
    let home = context.map.home
    let place = home.flatMap { home in site.pages.firstIndex { $0 === home } }
    return SitePart(key: place.map(key) ?? key(of: "home"), stems: ["index"]) {
      [context] (_, sink) throws(TemplateProblem) in
      sink(try HomePage(page: home, context: context).file())
      if let home, home.kind == .home { sink(MachineFiles(context: context).twin(of: home)) }
    }
  }

  /// The pages that lead to others, the files of the theme, and what else depends on the pages' facts.
  private var lists: [SitePart] {
    let context = context
    let listings = ListingPages(context: context)
    let hasSources = !site.sources.isEmpty
    let facts = Dictionary(zip(site.pages.lazy.map(\.path), facts)) { first, _ in first }
    var parts = context.map.topics.map { topic in
      SitePart(key: key(of: topic, facts), stems: [topic.path.stem]) {
        (_, sink) throws(TemplateProblem) in
        try context.files(of: topic).forEach(sink)
      }
    }
    parts += context.map.tags.map { tag in
      SitePart(
        key: key(of: tag.pages, as: tag.title, at: tag.path, facts),
        stems: [tag.path.stem]
      ) {
        (_, sink) throws(TemplateProblem) in
        try listings.tag(tag).forEach(sink)
      }
    }
    let lists = SitePart(key: key(of: "lists"), stems: []) { (_, sink) throws(TemplateProblem) in
      var files = try listings.index() + AlphabetPage(context: context).files()
      files.append(try NotFoundPage(context: context).file())
      if hasSources { files += try listings.sources() }
      files += try Redirects(context: context).files() + context.theme.assets
      files.forEach(sink)
    }
    return [lists] + parts
  }

  /// The key of what shared facts decide.
  private func key(of name: String) -> Fingerprint? {
    shared.map { Fingerprint(of: [name], [$0]) }
  }

  /// The key of a topic's list; rules are listed with what pages say of them.
  private func key(of topic: SiteMap.Topic, _ facts: [String: Fingerprint]) -> Fingerprint? {
    topic.path == SiteMap.rulesIndex
      ? key(of: topic.path.text) : key(of: topic.pages, as: topic.title, at: topic.path, facts)
  }

  /// The key of a list of pages, which have these facts by their paths.
  private func key(
    of pages: [Page],
    as title: String,
    at path: SitePath,
    _ facts: [String: Fingerprint]
  ) -> Fingerprint? {
    guard let common else { return nil }
    return Fingerprint(of: [title, path.text], [common] + pages.compactMap { facts[$0.path] })
  }

  /// The key of what the text of the page at a place of the site decides besides.
  private func key(at place: Int) -> Fingerprint? {
    renderedPages.isEmpty ? nil : renderedPages[place]?.key
  }
}

extension Range<Int> {
  /// A list for these places, of which those elements are made that are missing.
  fileprivate func replacingMissing<Element: Sendable>(
    _ known: [Element?],
    make: @Sendable (Int) -> Element
  ) -> [Element] {
    let missing = filter { known[$0] == nil }
    var made = missing.concurrentMap(make)[...]
    return known.compactMap { $0 ?? made.popFirst() }
  }
}
