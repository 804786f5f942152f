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
  try RenderedSite(site, results: results, theme: theme, options: options).files
}

/// A site of which only what differs from an earlier one has been rendered.
package struct RenderedSite: Sendable {
  /// The rendered files, sorted by path.
  package let files: [OutputFile]
  /// The paths of the earlier site's files that this one has too.
  package let kept: [String]
  /// The paths of all files by what they were rendered from, for the next time.
  package let parts: [String: [String]]

  /// Renders what `renderSite` does.
  /// - Parameters:
  ///   - origin: Changes whenever the theme, the program or what measures does.
  ///   - known: The `parts` of the earlier site.
  package init(
    _ site: Site,
    results: [ScenarioResult],
    theme: Theme,
    options: RenderOptions,
    origin: String = "",
    reusing known: [String: [String]] = [:]
  ) throws(TemplateProblem) {
    let context = RenderContext(
      map: SiteMap(site),
      results: RunResults(results),
      theme: theme,
      options: options
    )
    var files: [OutputFile] = []
    var kept: [String] = []
    var parts: [String: [String]] = [:]
    var pending: [SitePart] = []
    for part in SiteParts(site, context: context, origin: origin).all {
      guard let key = part.key, let paths = known[key] else {
        pending.append(part)
        continue
      }
      kept += paths
      parts[key] = paths
    }
    let rendered = try pending.concurrentMap { part throws(TemplateProblem) in try part.render() }
    for (part, made) in zip(pending, rendered) {
      files += made
      if let key = part.key { parts[key] = made.map(\.path) }
    }
    self.files = files.sorted { $0.path < $1.path }
    self.kept = kept
    self.parts = parts
  }
}
