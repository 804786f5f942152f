import Foundation
import Guidelines
import Mustache

/// A site whose files are rendered one at a time, as they are asked for.
package struct SiteRendering: Sendable {
  private let context: RenderContext
  private let site: Site
  private let results: [ScenarioResult]
  private let others = OnDemand<[String: OutputFile]>()

  /// Takes what `renderSite` takes.
  package init(
    _ site: Site,
    results: [ScenarioResult],
    theme: Theme,
    options: RenderOptions = RenderOptions()
  ) {
    self.site = site
    self.results = results
    context = RenderContext(
      map: SiteMap(site),
      results: RunResults(results),
      theme: theme,
      options: options
    )
  }

  /// The file at a path, the same that `renderSite` gives, or `nil` if it gives none.
  ///
  /// A page, a topic, an image or a file of the theme is given alone; for anything else, such as the search
  /// index, the whole site is, once.
  package func file(at path: String) throws(TemplateProblem) -> OutputFile? {
    if let asset = context.theme.assets.first(where: { $0.path == path }) { return asset }
    if let image = site.images.first(where: { $0.sitePath == path }), let file = image.file {
      return file
    }
    if path == SiteMap.home.text {
      return try HomePage(page: context.map.page(slug: "index"), context: context).file()
    }
    if let page = context.map.pages.first(where: { context.map.path(of: $0).text == path }) {
      return try context.files(of: page).first
    }
    if let topic = context.map.topics.first(where: { $0.path.text == path }) {
      return try context.files(of: topic).first
    }
    return try others.value { () throws(TemplateProblem) in
      let files = try renderSite(
        site,
        results: results,
        theme: context.theme,
        options: context.options
      )
      return Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    }[path]
  }
}

extension RenderContext {
  /// The files of a page, the one at its address first; none for the home page, which shows all
  /// the others.
  func files(of page: Page) throws(TemplateProblem) -> [OutputFile] {
    switch page.kind {
    case .home: return []
    case .guideline, .reference, .rules:
      return [try GuidelinePage(page: page, context: self).file()]
    case .source: return try ListingPages(context: self).source(page)
    }
  }

  /// The pages that list a topic's pages, the one at the topic's address first.
  func files(of topic: SiteMap.Topic) throws(TemplateProblem) -> [OutputFile] {
    topic.path == SiteMap.rulesIndex
      ? [try RulesPage(topic: topic, context: self).file()]
      : try ListingPages(context: self).topic(topic)
  }
}

/// A value that is made when it is first asked for, on whatever thread.
private final class OnDemand<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var known: Value?

  func value(_ make: () throws(TemplateProblem) -> Value) throws(TemplateProblem) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let known { return known }
    let value = try make()
    known = value
    return value
  }
}
