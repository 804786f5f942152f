import Guidelines
import Mustache
import Synchronization
import Threads

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
  let collection = FileCollection()
  _ = try RenderedSite(
    site,
    results: results,
    theme: theme,
    options: options,
    to: { collection.add($0) }
  )
  return collection.files
}

/// A site of which only what differs from an earlier one has been rendered.
///
/// Its files are in the sink, each as soon as it was rendered, so that not all are in memory.
package struct RenderedSite: Sendable {
  /// How many files have been rendered.
  package let fileCount: Int
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
  ///   - sink: Takes the rendered files.
  /// - Throws: `TemplateProblem` where the theme's templates use each other without an end.
  package init(
    _ site: Site,
    results: [ScenarioResult],
    theme: Theme,
    options: RenderOptions,
    origin: String? = nil,
    reusing known: RenderMemory = RenderMemory(),
    to sink: @escaping FileSink
  ) throws(TemplateProblem) {
    let context = RenderContext(
      map: SiteMap(site),
      results: RunResults(results),
      theme: theme,
      options: options
    )
    let siteParts = SiteParts(site, context: context, origin: origin, after: known)
    var (parts, changed) = siteParts.divided
    kept = parts.values.flatMap { $0 }
    let rendered = try changed.concurrentMap { part throws(TemplateProblem) in
      var done = Rendered()
      try done.add(part, to: sink)
      return done
    }
    for done in rendered { parts.merge(done.parts) { first, _ in first } }
    let search = searchFiles(context.map)
    search.forEach(sink)
    fileCount = rendered.reduce(search.count) { $0 + $1.fileCount }
    memory = siteParts.memory(parts)
  }
}

/// What has come of a task.
private struct Rendered: Sendable {
  var fileCount = 0
  /// The paths of the files by the keys of their parts.
  var parts: [Fingerprint: [String]] = [:]

  mutating func add(
    _ part: SitePart,
    to sink: @escaping FileSink
  ) throws(TemplateProblem) {
    let paths = try part.render(to: sink)
    fileCount += paths.count
    if let key = part.key { parts[key] = paths }
  }
}

extension SitePart {
  /// Renders the files into a sink.
  /// - Returns: Their paths, sorted.
  func render(
    _ document: PageDocument? = nil,
    to sink: @escaping FileSink
  ) throws(TemplateProblem) -> [String] {
    let paths = Mutex<[String]>([])
    try render(document) { file in
      paths.withLock { $0.append(file.path) }
      sink(file)
    }
    return paths.withLock { $0 }.sorted()
  }
}
