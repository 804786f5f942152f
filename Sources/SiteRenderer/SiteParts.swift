import Guidelines
import Mustache

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
  /// A fingerprint of what other pages can show of each page, by the page's path.
  private let facts: [String: Fingerprint]
  /// The pages of which something is to be kept, by their paths.
  private let renderedPages: [String: RenderMemory.RenderedPage]
  private let known: RenderMemory
  /// The pages that `known` has, by their paths.
  private let knownPages: [String: RenderMemory.RenderedPage]

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
      facts = [:]
      renderedPages = [:]
      knownPages = [:]
      return
    }
    let knownPages = Dictionary(known.pages.map { ($0.path, $0) }) { first, _ in first }
    let general = Self.general(site, context, origin: origin)
    let facts = site.pages.concurrentMap { Self.facts(of: $0, context, knownPages[$0.path]) }
    let shared = Fingerprint(of: general, facts)
    let isShared = shared == known.shared
    let surroundings = Surroundings(context, general: general)
    let pages = zip(site.pages, facts).map { (page: $0, facts: $1) }
    let keyed = pages.concurrentMap { page, facts -> RenderMemory.RenderedPage? in
      let tally = context.results.tally(of: [page])
      guard tally.all == tally.verified, page.scenarios.isEmpty || tally.all > 0 else { return nil }
      let own = Self.own(page, context)
      if isShared, let rendered = knownPages[page.path], rendered.own == own { return rendered }
      let key = Fingerprint(of: [own], [surroundings.key(of: page) ?? shared])
      return RenderMemory.RenderedPage(path: page.path, own: own, shared: facts, key: key)
    }
    self.shared = shared
    self.facts = Dictionary(pages.map { ($0.page.path, $0.facts) }) { first, _ in first }
    common = surroundings.common
    renderedPages = Dictionary(keyed.compactMap(\.self).map { ($0.path, $0) }) { first, _ in first }
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
    return own + ["\(context.hasFeed)", "\(context.hasCards)", fingerprint(of: images)]
  }

  /// A fingerprint of what other pages can show of a page.
  private static func facts(
    of page: Page,
    _ context: RenderContext,
    _ known: RenderMemory.RenderedPage?
  ) -> Fingerprint {
    // Without scenarios, the page's text decides them.
    if page.scenarios.isEmpty, let known, known.own == own(page, context) { return known.shared }
    return SharedFacts(of: page, results: context.results).fingerprint
  }

  /// A fingerprint of what a page's files show of it; runs that hold follow from the text.
  private static func own(_ page: Page, _ context: RenderContext) -> String {
    let history = context.options.history[page]
    return page.digest + (history.map { " \($0.first) \($0.last)" } ?? "")
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
    let changed = site.pages.filter { page in
      renderedPages[page.path].map { $0.key != knownPages[page.path]?.key } ?? true
    }
    var kept = known.parts
    for page in changed {
      if let key = knownPages[page.path]?.key { kept[key] = nil }
    }
    let parts = changed.filter { $0.kind != .home }.map(part) + [home].filter { !isKept($0.key) }
    return (kept, parts)
  }

  private func isKept(_ key: Fingerprint?) -> Bool { key.map { known.parts[$0] != nil } ?? false }

  /// What is to be kept of the site, whose parts have these files.
  func memory(_ parts: [Fingerprint: [String]], search: SearchMemory?) -> RenderMemory {
    let pages = site.pages.compactMap { renderedPages[$0.path] }
    return RenderMemory(parts: parts, pages: pages, shared: shared, search: search)
  }

  /// The parts, those first that take the longest.
  var all: [SitePart] { [others] + pages + cards + lists }

  /// The search index from nothing.
  var search: SitePart {
    let map = context.map
    return SitePart(key: nil, stems: ["search", "search-index"]) {
      (_, sink) throws(TemplateProblem) in _ = SearchIndex(map, to: sink)
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
    let programs = site.pages.filter { !$0.scenarios.isEmpty }
    guard programs.allSatisfy({ renderedPages[$0.path] != nil }) else { return nil }
    let images = site.images.map { image in
      var digest = ContentDigest()
      image.bytes.withUnsafeBytes { digest.add($0) }
      return digest.hexadecimal
    }
    var changes: [String] = []
    if context.options.baseURL != nil {
      let history = context.options.history
      changes = site.pages.flatMap { page in
        [history[page]?.first ?? "", history[page]?.last ?? "", history.formerText(of: page) ?? ""]
      }
    }
    return Fingerprint(of: ["others"] + images + programs.map(\.digest) + changes, [shared])
  }

  /// The files of each page alone.
  private var pages: [SitePart] { site.pages.filter { $0.kind != .home }.map(part) + [home] }

  private func part(of page: Page) -> SitePart {
    SitePart(key: key(of: page), stems: [page.slug], page: page.path) {
      [context] (document, sink) throws(TemplateProblem) in
      try context.files(of: document ?? PageDocument(page)).forEach(sink)
      sink(MachineFiles(context: context).twin(of: page))
    }
  }

  private var home: SitePart {
    let home = context.map.page(slug: "index")
    return SitePart(key: home.map(key) ?? key(of: "home"), stems: ["index"]) {
      [context] (_, sink) throws(TemplateProblem) in
      sink(try HomePage(page: home, context: context).file())
      if let home, home.kind == .home { sink(MachineFiles(context: context).twin(of: home)) }
    }
  }

  private var cards: [SitePart] {
    let cards = SocialCards(context: context)
    return cards.all.map { card in
      let key = origin.map { Fingerprint(of: [$0, "card"] + card.texts) }
      return SitePart(key: key, stems: [card.path.stem]) { (_, sink) throws(TemplateProblem) in
        sink(card.file)
      }
    }
  }

  /// The pages that lead to others, the files of the theme, and what else depends on the pages' facts.
  private var lists: [SitePart] {
    let context = context
    let listings = ListingPages(context: context)
    let hasSources = !site.sources.isEmpty
    var parts = context.map.topics.map { topic in
      SitePart(key: key(of: topic), stems: [topic.path.stem]) {
        (_, sink) throws(TemplateProblem) in
        try context.files(of: topic).forEach(sink)
      }
    }
    parts += context.map.tags.map { tag in
      SitePart(
        key: key(of: tag.pages, as: tag.title, at: tag.path),
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
  private func key(of topic: SiteMap.Topic) -> Fingerprint? {
    topic.path == SiteMap.rulesIndex
      ? key(of: topic.path.text) : key(of: topic.pages, as: topic.title, at: topic.path)
  }

  /// The key of a list of pages.
  private func key(of pages: [Page], as title: String, at path: SitePath) -> Fingerprint? {
    guard let common else { return nil }
    return Fingerprint(of: [title, path.text], [common] + pages.compactMap { facts[$0.path] })
  }

  /// The key of what a page's text decides besides.
  private func key(of page: Page) -> Fingerprint? { renderedPages[page.path]?.key }
}
