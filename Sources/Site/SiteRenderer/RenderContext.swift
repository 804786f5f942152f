import Guidelines
import Mustache

/// The shared inputs for rendering any page.
struct RenderContext: Sendable {
  let map: SiteMap
  let results: RunResults
  /// The evidence for the engine's rules.
  let evidenceIndex: EvidenceIndex
  let theme: Theme
  let options: RenderOptions
  /// The site's name, shown in its header and titles.
  let siteName: String
  /// The language of the pages, as a tag of BCP 47.
  let language: String
  /// Whether the site has a list of changes.
  let hasChanges: Bool
  /// Whether the site has a feed.
  let hasFeed: Bool
  /// The values shared by all pages, below the page's own values.
  let common: Value

  init(_ site: Site, results: [ScenarioResult], theme: Theme, options: RenderOptions) {
    map = SiteMap(site)
    self.results = RunResults(results)
    evidenceIndex = EvidenceIndex(map, results: self.results)
    self.theme = theme
    self.options = options
    siteName = map.home?.frontMatter[.name] ?? "Bodycheck"
    language = map.home?.frontMatter[.language] ?? "en"
    hasChanges = map.listed.contains { options.history[$0] != nil }
    hasFeed =
      options.baseURL != nil
      && map.guidelines.contains { options.history[$0] != nil }
    common = [
      "language": .string(language),
      "siteName": .string(siteName),
      "engine": .string(options.engine),
      "changes": hasChanges ? .string(SiteMap.changes.text) : false,
      "feed": hasFeed ? .string(Feed.path.text) : false,
      "indexPath": .string(SiteMap.index.text),
      "repository": options.repository.map { .string($0.address) } ?? false,
      "license": options.repository.map { .string($0.file("LICENSE")) } ?? false,
      "reportAddress": options.repository.map { .string($0.report(title: "", text: "")) } ?? false,
    ]
  }

  /// The output of a theme template; empty if the theme does not have it.
  func render(_ template: String, _ model: Value) throws(TemplateProblem) -> String {
    String(decoding: try theme.library.render(template, [model]), as: UTF8.self)
  }

  /// The link from one page to another.
  func link(from page: Page, to other: Page, anchor: String? = nil) -> String {
    page.sitePath.link(to: other.sitePath, anchor: anchor)
  }

  /// What reproduced the counts of a page, and when the page was last changed.
  func stamp(of page: Page) -> (engine: String, day: String?) {
    (options.engine, options.history[page]?.lastDay)
  }

  /// The keys of `card.mustache`, for a page at this path.
  func card(of page: Page, from path: SitePath) -> Value {
    [
      "title": .string(page.title),
      "href": .string(path.link(to: page.sitePath)),
      "summary": .string(page.summary),
      "change": CountComparison(of: page, results: results)?.change ?? false,
      "impact": page.impact?.value ?? false,
      "evidence": evidence(of: page)?.value(from: path) ?? false,
    ]
  }

  /// The keys of `entry.mustache`, for a page at this path.
  func entry(of page: Page, _ facets: GuidelineFacets, from path: SitePath) -> Value {
    let comparison = CountComparison(of: page, results: results)
    let members: Members = [
      "title": .string(page.title),
      "href": .string(path.link(to: page.sitePath)),
      "summary": .string(page.summary),
      "cite": .string(page.name),
      "impact": page.impact?.value ?? false,
      "rank": .integer(page.impactRank),
      "saved": .integer(-(comparison?.saved ?? 0)),
      "change": comparison?.change ?? false,
      "evidence": evidence(of: page)?.value(from: path) ?? false,
    ]
    return .object(members.merging(facets.values(of: page)) { own, _ in own })
  }
}
