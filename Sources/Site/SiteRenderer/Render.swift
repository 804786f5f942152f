import Guidelines
import Mustache
import Threads

/// Renders a whole site: pages, lists, search index and the theme's files.
///
/// A pure function: the same arguments give the same files, without any file access.
/// - Parameters:
///   - site: The pages and images.
///   - results: The results of the pages' scenarios; one without a result is shown as not run.
///   - theme: The theme.
///   - options: The site's address and history.
///   - receive: Gets each file once, in no particular order and on several threads. A large site does not
///     fit into memory as a whole.
/// - Throws: `TemplateProblem` if the theme's templates include each other endlessly; what `receive` throws.
package func render(
  _ site: Site,
  results: [ScenarioResult],
  theme: Theme,
  options: RenderOptions = RenderOptions(),
  to receive: @Sendable (OutputFile) throws -> Void
) throws {
  let context = RenderContext(site, results: results, theme: theme, options: options)
  // The search index comes first, because making it takes the most memory.
  try searchIndex(context).forEachFile {
    try receive(OutputFile(path: $0.path, bytes: $0.bytes))
  }
  for file in context.copiedFiles { try receive(file) }
  _ = try site.pages.concurrentMap { page in
    for file in try context.files(of: page) { try receive(file) }
  }
  _ = try context.lists.concurrentMap { list in
    for file in try context.files(of: list) { try receive(file) }
  }
}

extension RenderContext {
  /// The files that are rendered from one page.
  func files(of page: Page) throws(TemplateProblem) -> [OutputFile] {
    let alternate = markdownAlternate(of: page)
    return try guardingReading(of: page.path) { () throws(TemplateProblem) in
      try unguardedFiles(of: page) + [alternate]
    }
  }

  private func unguardedFiles(of page: Page) throws(TemplateProblem) -> [OutputFile] {
    switch page.kind.layout {
    // The home page shows all other pages, and exists even without a content page.
    case .home: return []
    case .article:
      return try GuidelinePage(page: page, context: self).files() + page.exports
    case .source: return try ListingPages(context: self).source(page)
    }
  }

  /// Everything that shows several pages, except the search index.
  var lists: [ListPage] {
    var lists: [ListPage] = [
      .home, .index, .alphabet, .changes, .notFound, .redirects, .machineFiles, .feed,
    ]
    if map.hasSources { lists.append(.sources) }
    if map.hasObservations { lists.append(.observations) }
    return lists + map.topics.map(ListPage.topic) + map.tags.map(ListPage.tag)
  }

  /// The files of a list, which can have several parts.
  func files(of list: ListPage) throws(TemplateProblem) -> [OutputFile] {
    switch list {
    case .home: [try HomePage(context: self).file()]
    case .index: try ListingPages(context: self).index()
    case .alphabet: try AlphabetPage(context: self).files()
    case .changes: try ChangesPage(context: self).files()
    case .notFound: [try NotFoundPage(context: self).file()]
    case .redirects: try Redirects(context: self).files()
    case .machineFiles: MachineFiles(context: self).files
    case .feed: [Feed(context: self).file].compactMap { $0 }
    case .sources: try ListingPages(context: self).sources()
    case .observations: [try ObservationsPage(context: self).file()]
    case .topic(let topic) where topic.statesRules:
      [try RulesPage(topic: topic, context: self).file()]
    case .topic(let topic): try ListingPages(context: self).topic(topic)
    case .tag(let tag): try ListingPages(context: self).tag(tag)
    }
  }

  /// The files that are copied unchanged: images and the theme's files.
  var copiedFiles: [OutputFile] { map.images.compactMap(\.file) + theme.assets }
}

/// A page that shows several other pages.
enum ListPage: Sendable {
  case home, index, alphabet, changes, notFound, redirects, machineFiles, feed
  case sources, observations
  case topic(SiteMap.Topic)
  case tag(SiteMap.Tag)
}

extension RenderContext {
  /// The page's Markdown, next to its HTML, with the evidence for its counts.
  fileprivate func markdownAlternate(of page: Page) -> OutputFile {
    let lines = page.scenarios.compactMap { scenario in
      evidence(of: scenario, on: page).map {
        "- `\(scenario.name)`: \($0.kind.words). \($0.reason)\n"
      }
    }
    let section = lines.isEmpty ? "" : "\n## Evidence\n\n" + lines.joined()
    return OutputFile(path: page.markdownPath, bytes: page.source.bytes + Array(section.utf8))
  }
}
