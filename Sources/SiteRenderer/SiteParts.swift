import Guidelines
import Mustache

/// Files of a site that are rendered together.
struct SitePart: Sendable {
  /// A fingerprint of everything that decides the files, or `nil` where they are always rendered.
  let key: String?
  let render: @Sendable () throws(TemplateProblem) -> [OutputFile]
}

/// A site in parts, so that those need not be rendered again of which nothing has changed.
struct SiteParts {
  private let site: Site
  private let context: RenderContext
  /// A fingerprint of what the files of any page can show of the others and of the site.
  private let shared: String
  private let origin: String

  /// - Parameter origin: Changes whenever the theme, the program or what measures does.
  init(_ site: Site, context: RenderContext, origin: String) {
    self.site = site
    self.context = context
    self.origin = origin
    let options = context.options
    let pages = site.pages.concurrentMap { page in
      fingerprint(of: SharedFacts(of: page, results: context.results).texts)
    }
    let images = site.images.flatMap {
      [$0.path, "\($0.mayRunScript)", $0.size.map { "\($0)" } ?? ""]
    }
    let own = [origin, options.siteName, options.baseURL ?? "", options.engine]
    shared = fingerprint(of: own + ["\(context.hasFeed)"] + [fingerprint(of: images)] + pages)
  }

  /// The parts, those first that take the longest.
  var all: [SitePart] { others + pages + cards + lists }

  /// What changes with almost every page.
  private var others: [SitePart] {
    let context = context
    let images = site.images.compactMap(\.file)
    let search = SitePart(key: nil) { () throws(TemplateProblem) in SearchIndex(context.map).files }
    let rest = SitePart(key: nil) { () throws(TemplateProblem) in
      var files = images + MachineFiles(context: context).files
      files += [Feed(context: context).file].compactMap { $0 }
      if context.map.hasLedger { files += try LedgerPage(context: context).files() }
      return files
    }
    return [search, rest]
  }

  /// The files of each page alone.
  private var pages: [SitePart] {
    let context = context
    let home = context.map.page(slug: "index")
    let parts = site.pages.filter { $0.kind != .home }.map { page in
      SitePart(key: key(of: page)) { () throws(TemplateProblem) in
        try context.files(of: page) + [MachineFiles(context: context).twin(of: page)]
      }
    }
    let first = SitePart(key: home.map(key) ?? key(of: "home")) { () throws(TemplateProblem) in
      [try HomePage(page: home, context: context).file()]
        + [home.map(MachineFiles(context: context).twin)].compactMap { $0 }
    }
    return parts + [first]
  }

  private var cards: [SitePart] {
    let cards = SocialCards(context: context)
    return cards.all.map { card in
      SitePart(key: fingerprint(of: [origin, "card"] + card.texts)) { () throws(TemplateProblem) in
        [card.file]
      }
    }
  }

  /// The pages that lead to others, the files of the theme, and what else depends on the pages' facts.
  private var lists: [SitePart] {
    let context = context
    let listings = ListingPages(context: context)
    let hasSources = !site.sources.isEmpty
    var parts = context.map.topics.map { topic in
      SitePart(key: key(of: topic.path.text)) { () throws(TemplateProblem) in
        try context.files(of: topic)
      }
    }
    parts += context.map.tags.map { tag in
      SitePart(key: key(of: tag.path.text)) { () throws(TemplateProblem) in
        try listings.tag(tag)
      }
    }
    let lists = SitePart(key: key(of: "lists")) { () throws(TemplateProblem) in
      var files = try listings.index() + AlphabetPage(context: context).files()
      files.append(try NotFoundPage(context: context).file())
      if hasSources { files += try listings.sources() }
      return files + (try Redirects(context: context).files()) + context.theme.assets
    }
    return parts + [lists]
  }

  /// The key of what shared facts decide.
  private func key(of name: String) -> String { fingerprint(of: [shared, name]) }

  /// The key of what a page's text decides besides; runs that hold follow from the text.
  private func key(of page: Page) -> String? {
    let tally = context.results.tally(of: [page])
    let history = context.options.history[page]
    guard tally.all == tally.verified, page.scenarios.isEmpty || tally.all > 0 else { return nil }
    return fingerprint(
      of: [shared, page.path, page.source.text, history?.first ?? "", history?.last ?? ""]
    )
  }
}
