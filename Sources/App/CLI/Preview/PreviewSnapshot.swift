import DevServer
import Diagnostics
import Guidelines
import SiteRenderer
import Verification

/// One state of a previewed site; every change creates a new snapshot.
struct PreviewSnapshot: Sendable {
  /// The pages, sorted by path.
  private(set) var pages: [Page] = []
  private(set) var images: [ImageFile] = []
  /// Everything else in the content folder.
  private(set) var fileFindings: [Diagnostic] = []
  private(set) var theme: Theme
  /// The run results of each verified page, by the page's path.
  private(set) var results: [String: [ScenarioResult]] = [:]
  /// The last check's findings about pages that have not changed since.
  private(set) var checks: [Diagnostic] = []
  /// Why the files could not be read most recently, in which case this shows an earlier state.
  private(set) var readingProblem: String?

  /// Describes in a few words what built the site of some pages.
  private let engine: @Sendable ([Page]) -> String
  private var rendering: SiteRendering

  /// A site without pages.
  init(theme: Theme, engine: @escaping @Sendable ([Page]) -> String) {
    self.theme = theme
    self.engine = engine
    rendering = SiteRendering(Site(unchecked: []), results: [], theme: theme)
  }

  /// The pages whose current scenarios have not run yet.
  var unverified: [Page] { pages.filter { results[$0.path] == nil } }

  /// All known problems with the pages and the theme.
  var findings: [Diagnostic] {
    Set(fileFindings + checks + theme.diagnostics + results.values.joined().flatMap(\.findings))
      .sorted()
  }

  /// The file at a path of the site, with its page's findings.
  func file(at path: String) -> SiteService.File? {
    do {
      guard let file = try rendering.file(at: path) else { return nil }
      return SiteService.File(bytes: file.bytes, notice: notice(forFile: path))
    } catch {
      return SiteService.File(bytes: Array("<head></head><body></body>".utf8), notice: "\(error)")
    }
  }

  private func notice(forFile path: String) -> String {
    let slugs = Dictionary(pages.map { ($0.path, $0.slug) }) { first, _ in first }
    let shown = findings.filter { finding in
      slugs[finding.location.path].map { $0 + ".html" == path } ?? true
    }
    let text = shown.isEmpty ? "" : DiagnosticFormat(isColored: false).text(shown)
    return (readingProblem.map { $0 + "\n" } ?? "") + text
  }

  /// The site with the current contents of its files.
  ///
  /// A page's results and findings are kept as long as its text and the files of its programs do not change.
  func replacing(
    _ content: ContentFolder.Content,
    folder: String,
    theme: Theme,
    changesPrograms: Bool = false
  ) -> Self {
    let known = Dictionary(pages.map { ($0.path, $0) }) { first, _ in first }
    let unchanged = known.filter { $1.source == content.pages[$0] }
    var next = self
    next.pages = content.pages.sorted { $0.key < $1.key }.map { path, source in
      unchanged[path] ?? Page(source, folder: folder)
    }
    next.images = content.images
    next.fileFindings = content.findings
    next.theme = theme
    next.results = results.filter { path, _ in
      guard let page = unchanged[path] else { return false }
      return !changesPrograms || !page.scenarios.contains { $0.files != nil }
    }
    next.checks = checks.filter { unchanged[$0.location.path] != nil }
    next.readingProblem = nil
    return next.rendered()
  }

  /// The same site, with the reason why its current files cannot be read.
  func replacing(readingProblem: String) -> Self {
    var next = self
    next.readingProblem = readingProblem
    return next
  }

  /// The site with new results, except for pages that have changed since.
  /// - Parameters:
  ///   - found: The results of the verified pages.
  ///   - verified: The versions of the pages that were verified.
  ///   - site: The version of all pages that was checked.
  /// - Returns: The next snapshot.
  func replacing(_ found: [ScenarioResult], of verified: [Page], checked site: Site) -> Self {
    let texts = Dictionary(pages.map { ($0.path, $0.source.text) }) { first, _ in first }
    var next = self
    for page in verified where texts[page.path] == page.source.text {
      next.results[page.path] = found.filter { $0.page == page.path }
    }
    let unchanged = Set(site.pages.filter { texts[$0.path] == $0.source.text }.map(\.path))
    next.checks = site.diagnostics.filter { unchanged.contains($0.location.path) }
    return next.rendered()
  }

  /// The same state with a new rendering.
  private func rendered() -> Self {
    var next = self
    next.rendering = SiteRendering(
      Site(unchecked: pages, images: images),
      // Without a compiler, a scenario whose run is not cached is shown as not run.
      results: results.values.joined().filter { $0.outcome != .noCompiler },
      theme: theme,
      options: RenderOptions(basePath: "/", engine: engine(pages))
    )
    return next
  }
}
