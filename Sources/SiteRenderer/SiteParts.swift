import Guidelines
import Mustache

/// Files of a site that are rendered together.
struct SitePart: Sendable {
  /// A fingerprint of everything that decides the files, or `nil` where they are always rendered.
  let key: String?
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
  private let shared: String
  private let surroundings: Surroundings?

  /// Takes a site apart.
  ///
  /// The origin changes whenever the theme, the program or what measures does; it is `nil` where no part
  /// needs a key.
  init(_ site: Site, context: RenderContext, origin: String? = nil) {
    self.site = site
    self.context = context
    self.origin = origin
    let general = origin.map { Self.general(site, context, origin: $0) }
    shared = general.map { Self.shared(site, context, $0) } ?? ""
    surroundings = general.map { Surroundings(context, general: $0) }
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

  private static func shared(_ site: Site, _ context: RenderContext, _ general: [String]) -> String
  {
    let pages = site.pages.concurrentMap { page in
      fingerprint(of: SharedFacts(of: page, results: context.results).texts)
    }
    return fingerprint(of: general + pages)
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

  /// What changes with almost every page.
  private var others: SitePart {
    let context = context
    let images = site.images.compactMap(\.file)
    return SitePart(key: nil, stems: []) { (_, sink) throws(TemplateProblem) in
      var files = images + MachineFiles(context: context).files
      files += [Feed(context: context).file].compactMap { $0 }
      if context.map.hasLedger { files += try LedgerPage(context: context).files() }
      files.forEach(sink)
    }
  }

  /// The files of each page alone.
  private var pages: [SitePart] {
    let context = context
    let home = context.map.page(slug: "index")
    let parts = site.pages.filter { $0.kind != .home }.map { page in
      SitePart(key: key(of: page), stems: [page.slug], page: page.path) {
        (document, sink) throws(TemplateProblem) in
        try context.files(of: document ?? PageDocument(page)).forEach(sink)
        sink(MachineFiles(context: context).twin(of: page))
      }
    }
    let first = SitePart(key: home.map(key) ?? key(of: "home"), stems: ["index"]) {
      (_, sink) throws(TemplateProblem) in
      sink(try HomePage(page: home, context: context).file())
      if let home, home.kind == .home { sink(MachineFiles(context: context).twin(of: home)) }
    }
    return parts + [first]
  }

  private var cards: [SitePart] {
    let cards = SocialCards(context: context)
    return cards.all.map { card in
      let key = origin.map { fingerprint(of: [$0, "card"] + card.texts) }
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
      SitePart(key: key(of: topic.path.text), stems: [topic.path.stem]) {
        (_, sink) throws(TemplateProblem) in
        try context.files(of: topic).forEach(sink)
      }
    }
    parts += context.map.tags.map { tag in
      SitePart(key: key(of: tag.path.text), stems: [tag.path.stem]) {
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
  private func key(of name: String) -> String? {
    origin == nil ? nil : fingerprint(of: [shared, name])
  }

  /// The key of what a page's text decides besides; runs that hold follow from the text.
  private func key(of page: Page) -> String? {
    let tally = context.results.tally(of: [page])
    let history = context.options.history[page]
    guard origin != nil, tally.all == tally.verified, page.scenarios.isEmpty || tally.all > 0
    else { return nil }
    let others = surroundings?.key(of: page) ?? shared
    return fingerprint(
      of: [others, page.digest, history?.first ?? "", history?.last ?? ""]
    )
  }
}
