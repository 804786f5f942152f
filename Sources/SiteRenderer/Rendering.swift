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
  /// What the next rendering can begin with.
  package let memory: RenderMemory

  /// Renders what `renderSite` does.
  /// - Parameters:
  ///   - site: The pages.
  ///   - results: What became of their scenarios.
  ///   - theme: What the pages look like.
  ///   - options: The site's name and address.
  ///   - origin: Changes whenever the theme, the program or what measures does; `nil` where nothing is
  ///     to be kept the next time.
  ///   - known: The `memory` of the earlier site.
  /// - Throws: `TemplateProblem` where the theme's templates use each other without an end.
  package init(
    _ site: Site,
    results: [ScenarioResult],
    theme: Theme,
    options: RenderOptions,
    origin: String? = nil,
    reusing known: RenderMemory = RenderMemory()
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
    let search = SearchOutcome()
    let all = SiteParts(site, context: context, origin: origin, search: (known.search, search)).all
    for part in all {
      guard let key = part.key, let paths = known.parts[key] else {
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
    self.kept = kept + search.kept
    memory = RenderMemory(parts: parts, search: search.memory)
  }
}

/// What is kept of a rendered site for the next one.
package struct RenderMemory: Sendable {
  /// The paths of all files by what they were rendered from.
  package let parts: [String: [String]]
  /// What the search index was made of.
  package let search: SearchMemory?

  package init(parts: [String: [String]] = [:], search: SearchMemory? = nil) {
    self.parts = parts
    self.search = search
  }
}
