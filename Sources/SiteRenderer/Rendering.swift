import Guidelines
import Mustache

/// Renders a whole site: pages, search index and the theme's files, sorted by path.
///
/// A pure function: the same arguments give the same bytes, and nothing is read or written.
/// - Parameters:
///   - site: The pages.
///   - results: What became of their scenarios; a scenario without a result is shown as not run.
///   - theme: What the pages look like.
///   - options: The site's name and address.
/// - Returns: Every file of the site.
/// - Throws: `TemplateProblem` where the theme's templates use each other without an end.
package func renderSite(
  _ site: Site,
  results: [ScenarioResult],
  theme: Theme,
  options: RenderOptions = RenderOptions()
) throws(TemplateProblem) -> [OutputFile] {
  let map = SiteMap(site)
  let context = RenderContext(
    map: map,
    results: RunResults(results),
    theme: theme,
    options: options
  )
  let listings = ListingPages(context: context)
  var files = theme.assets
  files += site.images.compactMap(\.file)
  files.append(try HomePage(page: map.page(slug: "index"), context: context).file())
  files += try map.pages.concurrentMap { page throws(TemplateProblem) in
    try context.files(of: page)
  }
  .joined()
  files += try map.topics.concurrentMap { topic throws(TemplateProblem) in
    try context.files(of: topic)
  }
  .joined()
  files += try map.tags.concurrentMap { tag throws(TemplateProblem) in try listings.tag(tag) }
    .joined()
  files += try listings.index()
  files += try AlphabetPage(context: context).files()
  if !site.sources.isEmpty { files += try listings.sources() }
  if map.hasLedger { files += try LedgerPage(context: context).files() }
  files.append(try NotFoundPage(context: context).file())
  files += try Redirects(context: context).files()
  files += [Feed(context: context).file].compactMap { $0 }
  files += SocialCards(context: context).files
  files += SearchIndex(map).files
  files += MachineFiles(context: context).files
  return files.sorted { $0.path < $1.path }
}
