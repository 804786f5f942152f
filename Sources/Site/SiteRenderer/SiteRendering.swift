import Guidelines
import Mustache
import Synchronization
import Threads

/// A site that renders its files one at a time, as they are requested.
package struct SiteRendering: Sendable {
  private let site: Site
  private let context: RenderContext
  private let lists = Lazy<[OutputFile]>()
  private let search = Lazy<[OutputFile]>()

  /// Takes the same arguments as `render`.
  package init(
    _ site: Site,
    results: [ScenarioResult],
    theme: Theme,
    options: RenderOptions = RenderOptions()
  ) {
    self.site = site
    context = RenderContext(site, results: results, theme: theme, options: options)
  }

  /// The file at a path, identical to the one from `render`, or `nil` if there is none.
  ///
  /// A page, an image or a theme file is rendered separately. The lists of pages are rendered together
  /// when the first of them is requested, and so is the search index.
  package func file(at path: String) throws(TemplateProblem) -> OutputFile? {
    let isWanted = { (file: OutputFile) in file.path == path }
    if let file = context.copiedFiles.first(where: isWanted) { return file }
    if path == SiteMap.home.text { return try HomePage(context: context).file() }
    for page in site.pages where page.mayHave(path) {
      if let file = try context.files(of: page).first(where: isWanted) { return file }
    }
    if path.hasPrefix("search") {
      let files = search.value {
        searchIndex(context).files.map { OutputFile(path: $0.path, bytes: $0.bytes) }
      }
      return files.first(where: isWanted)
    }
    let files = try lists.value { () throws(TemplateProblem) in
      try context.lists.concurrentMap { list throws(TemplateProblem) in
        try context.files(of: list)
      }
      .flatMap { $0 }
    }
    return files.first(where: isWanted)
  }
}

extension Page {
  /// Whether a path may be one of the page's files, which can have several parts.
  fileprivate func mayHave(_ path: String) -> Bool {
    path == htmlPath || path == markdownPath || path.hasPrefix(slug + "/")
  }
}

/// A value that is computed when it is first needed, on any thread.
private final class Lazy<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  func value<Problem: Error>(_ make: () throws(Problem) -> Value) throws(Problem) -> Value {
    try made.withLock { (made) throws(Problem) in
      if let made { return made }
      let value = try make()
      made = value
      return value
    }
  }
}
