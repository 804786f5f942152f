import DevServer
import Diagnostics
import Guidelines
import SiteRenderer
import Verification

/// One state of a previewed site.
struct PreviewContent: Sendable {
  private var theme: Theme
  private let folder: String
  private let toolchain: Toolchain
  /// The pages by path.
  private var pagesByPath: [String: Page]
  private var images: [ImageFile]
  private var results: [String: [ScenarioResult]] = [:]
  /// The findings about pages, as of the last check.
  private var checks: [Diagnostic] = []
  private var rendering: SiteRendering

  var pages: [Page] { pagesByPath.values.sorted { $0.path < $1.path } }

  /// Everything that is known to be wrong.
  var findings: [Diagnostic] {
    Set(checks + theme.diagnostics + results.values.joined().flatMap(\.findings)).sorted()
  }

  init(source: PreviewSource, toolchain: Toolchain) throws {
    folder = source.folder.place.folder
    self.toolchain = toolchain
    theme = try source.readTheme()
    images = try source.images()
    pagesByPath = [:]
    for (path, text) in try source.texts() {
      pagesByPath[path] = Page(path: path, text: text, folder: folder)
    }
    rendering = SiteRendering(Site(unchecked: []), results: [], theme: theme)
    rendering = rendered()
  }

  /// The file at a path of the site, with the findings about its page.
  func file(at path: String) -> SiteService.File? {
    do {
      guard let file = try rendering.file(at: path) else { return nil }
      let faults = findings(aboutFile: path)
      let notice = faults.isEmpty ? "" : DiagnosticFormat(isColored: false).text(faults)
      return SiteService.File(bytes: file.bytes, notice: notice)
    } catch {
      return SiteService.File(bytes: Array("<head></head><body></body>".utf8), notice: "\(error)")
    }
  }

  private func findings(aboutFile path: String) -> [Diagnostic] {
    findings.filter { finding in
      let page = pagesByPath[finding.location.path]
      return page.map { $0.htmlPath == path } ?? true
    }
  }

  /// The state after files have changed.
  ///
  /// A result is kept as long as its page stays what it is, and a theme that cannot be read as long as
  /// it stays so.
  /// - Returns: The new state and the paths of the changed pages, or `nil` if nothing is different.
  func updated(
    _ changed: Set<String>,
    from source: PreviewSource
  ) -> (content: PreviewContent, changedPages: Set<String>)? {
    var next = self
    var changedPages: Set<String> = []
    var areOthersChanged = false
    for file in changed {
      guard let path = source.pagePath(of: file) else {
        areOthersChanged = true
        continue
      }
      let text = source.text(of: path)
      guard text != pagesByPath[path]?.source.text else { continue }
      changedPages.insert(path)
      next.pagesByPath[path] = text.map { Page(path: path, text: $0, folder: folder) }
      next.results[path] = nil
      next.checks.removeAll { $0.location.path == path }
    }
    if areOthersChanged {
      if let theme = try? source.readTheme() { next.theme = theme }
      if let images = try? source.images() { next.images = images }
    }
    guard areOthersChanged || !changedPages.isEmpty else { return nil }
    next.rendering = next.rendered()
    return (next, changedPages)
  }

  /// All pages, checked.
  func checkedSite() -> Site { Site(pages: pages, images: images) }

  /// Takes in what became of pages, unless they have changed meanwhile.
  mutating func take(_ results: [ScenarioResult], of verified: [Page], checked site: Site) {
    for page in verified where isCurrent(page) {
      self.results[page.path] = results.filter { $0.page == page.path }
    }
    let current = Set(site.pages.filter { isCurrent($0) }.map(\.path))
    checks = site.diagnostics.filter { current.contains($0.location.path) }
    rendering = rendering.replacing(allResults)
  }

  private func isCurrent(_ page: Page) -> Bool {
    pagesByPath[page.path]?.source == page.source
  }

  /// What runs gave; without a compiler a scenario that no earlier run knows is shown as not run.
  private var allResults: [ScenarioResult] {
    results.values.joined().filter { $0.outcome != .noCompiler }
  }

  private func rendered() -> SiteRendering {
    SiteRendering(
      Site(unchecked: pages, images: images),
      results: allResults,
      theme: theme,
      options: RenderOptions(engine: Program.engine(toolchain, for: pages))
    )
  }
}
