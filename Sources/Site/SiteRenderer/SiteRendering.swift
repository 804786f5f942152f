import Guidelines
import Mustache

/// A site whose files are rendered one at a time, as they are asked for.
package struct SiteRendering: Sendable {
  private let site: Site
  private let facts: [String: SharedFacts]
  /// The pages that have changed since and tell the rest of the site what they did before, by path.
  private var edited: [String: Page] = [:]
  private var context: RenderContext
  private var others = OnDemand<[LazyPart]>()

  /// A part of the site with its files as soon as they have been asked for.
  private typealias LazyPart = (part: SitePart, files: OnDemand<[OutputFile]>)

  /// Takes what `renderSite` takes.
  package init(
    _ site: Site,
    results: [ScenarioResult],
    theme: Theme,
    options: RenderOptions = RenderOptions()
  ) {
    self.site = site
    facts = Dictionary(site.pages.map { ($0.path, SharedFacts(of: $0)) }) { first, _ in first }
    context = RenderContext(
      map: SiteMap(site),
      results: RunResults(results),
      theme: theme,
      options: options
    )
  }

  /// The same site with a page as it is now, or `nil` where other pages may show something of the change.
  package func replacing(_ page: Page) -> Self? {
    guard facts[page.path] == SharedFacts(of: page) else { return nil }
    var next = self
    next.edited[page.path] = page
    next.others = OnDemand()
    return next
  }

  /// The same site with other results.
  package func replacing(_ results: [ScenarioResult]) -> Self {
    var next = self
    next.context.results = RunResults(results)
    next.others = OnDemand()
    return next
  }

  /// The file at a path, the same that `renderSite` gives, or `nil` if it gives none.
  ///
  /// A page, an image or a file of the theme is rendered alone; anything else, such as the search index,
  /// together with what it is a part of, once.
  package func file(at path: String) throws(TemplateProblem) -> OutputFile? {
    if let asset = context.theme.assets.first(where: { $0.path == path }) { return asset }
    if let image = site.images.first(where: { $0.sitePath == path }), let file = image.file {
      return file
    }
    if path == SiteMap.home.text {
      let page = context.map.home.map(current)
      return try HomePage(page: page, context: context).file()
    }
    if let page = context.map.pages.first(where: { $0.slug + ".html" == path }) {
      return try context.files(of: PageDocument(current(page))).first
    }
    for other in others.value(parts) where other.part.mayHave(path) {
      let files = try other.files.value { () throws(TemplateProblem) in
        let collection = FileCollection()
        try other.part.render(nil) { collection.add($0) }
        return collection.files
      }
      if let file = files.first(where: { $0.path == path }) { return file }
    }
    return nil
  }

  private func parts() -> [LazyPart] {
    let site = Site(unchecked: site.pages.map(current), images: site.images)
    let context = RenderContext(
      map: SiteMap(site),
      results: context.results,
      theme: context.theme,
      options: context.options
    )
    let parts = SiteParts(site, context: context)
    return ([parts.search] + parts.all).map { ($0, OnDemand()) }
  }

  private func current(_ page: Page) -> Page { edited[page.path] ?? page }
}

extension RenderContext {
  /// The files of a page, the one at its address first; none for the home page, which shows all the others.
  func files(of document: PageDocument) throws(TemplateProblem) -> [OutputFile] {
    switch document.page.kind {
    case .home: return []
    case .guideline, .reference, .rules:
      return [try GuidelinePage(document: document, context: self).file()]
    case .source: return try ListingPages(context: self).source(document)
    }
  }

  /// The pages that list a topic's pages, the one at the topic's address first.
  func files(of topic: SiteMap.Topic) throws(TemplateProblem) -> [OutputFile] {
    topic.path == SiteMap.rulesIndex
      ? [try RulesPage(topic: topic, context: self).file()]
      : try ListingPages(context: self).topic(topic)
  }
}
