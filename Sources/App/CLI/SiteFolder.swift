import Diagnostics
import FileSystem
import FoundationEssentials
import GitHistory
import Guidelines
import Verification

/// The pages on disk that a command processes.
struct SiteFolder: Sendable {
  /// The content folder as given by the user.
  let content: String
  /// Files and folders to process; empty for all.
  let paths: [String]
  let context: Context

  /// Reads all pages, because they link to each other, and selects those to process.
  ///
  /// A path can end with `#` and the name of one scenario of its page.
  /// - Returns: All pages, and those to process, with the scenarios to process.
  /// - Throws: `FileProblem` for a path without a page, `ArgumentProblem` for an unknown scenario.
  func read() throws -> (site: Site, pages: [Page]) {
    let site = try reader().site()
    guard !paths.isEmpty else { return (site, site.pages) }
    var chosen: Set<String> = []
    var scenarios: [String: Set<String>] = [:]
    for operand in paths {
      let (path, scenario) = context.pathAndScenario(of: operand)
      let matches = site.pages.map(\.path).filter { isInside($0, normalized(path)) }
      if matches.isEmpty {
        guard FileManager.default.fileExists(atPath: context.absolute(path)) else {
          throw FileProblem.notFound(path)
        }
        throw FileProblem.notAPage(path, contentFolder: content)
      }
      if let scenario, let page = site.pages.first(where: { $0.path == matches[0] }) {
        scenarios[page.path, default: []].insert(try page.scenario(scenario, operand: path).name)
      } else {
        chosen.formUnion(matches)
      }
    }
    let pages = site.pages.compactMap { page in
      chosen.contains(page.path) ? page : scenarios[page.path].map(page.keeping)
    }
    return (site, pages)
  }

  /// The findings about the pages to process, or about everything if that is all pages.
  func findings(_ site: Site, of pages: [Page]) -> [Diagnostic] {
    guard !paths.isEmpty else { return site.diagnostics }
    let chosen = Set(pages.map(\.path))
    return site.diagnostics.filter { finding in
      let path = finding.location.path
      return chosen.contains(path)
        || site.page(at: path) == nil && paths.contains { isInside(path, normalized($0)) }
    }
  }

  /// When the pages were changed.
  var history: PageHistory {
    PageHistory(ofFolder: location.folder, root: location.root, environment: context.environment)
  }

  /// The repository that contains the pages; `nil` if it is unknown.
  var repository: Repository? { Repository(of: location.root, environment: context.environment) }

  /// Rewrites statements that differ from the results.
  /// - Returns: The rewritten pages; empty if nothing differs.
  func fix(_ pages: [Page], _ results: [ScenarioResult]) throws -> [PageRewriting.Change] {
    try pages.flatMap { page in
      let rewriting = PageRewriting(of: page, with: results)
      guard !rewriting.changes.isEmpty else { return rewriting.changes }
      try rewrite(page, as: rewriting.text)
      return rewriting.changes
    }
  }

  /// Replaces the text of a page, unless its file has changed since it was read.
  func rewrite(_ page: Page, as text: String) throws {
    let url = URL(fileURLWithPath: location.root + "/" + page.path)
    guard try Data(contentsOf: url) == Data(page.source.text.utf8) else {
      throw FileProblem.changedMeanwhile(page.path)
    }
    try context.write(text, to: url.path, named: page.path)
  }

  /// A reader for the pages.
  /// - Throws: `FileProblem` if there is no content folder.
  func reader() throws -> ContentFolder {
    let (root, folder) = location
    guard FileManager.default.fileExists(atPath: root + "/" + folder) else {
      throw FileProblem.notFound(content)
    }
    // A stranger's link in place of the folder would publish what is elsewhere.
    let checkout = realPath(KnowledgeBase.repository(around: root) ?? root) ?? root
    let isLink = realPath(root + "/" + folder) != (realPath(root) ?? root) + "/" + folder
    guard content.hasPrefix("/") || !isLink || Enclosure(checkout).contains(root + "/" + folder)
    else { throw FileProblem.leadsOut(content) }
    return ContentFolder(root: root, folder: folder)
  }

  /// The site's root and its content folder; pages outside the root have their own.
  var location: (root: String, folder: String) {
    let path = normalized(content)
    guard path.hasPrefix("/") else { return (context.folder, path) }
    let url = URL(fileURLWithPath: path)
    return (url.deletingLastPathComponent().path, url.lastPathComponent)
  }

  /// Reads the programs that pages name: files of the repository around the pages.
  var programs: PagePrograms {
    let (root, folder) = location
    return PagePrograms(
      root: root,
      boundary: KnowledgeBase.repository(around: root) ?? root,
      excluding: [root + "/" + folder, root + "/public"]
    )
  }

  /// Whether a page is the file at a path or is in that folder.
  private func isInside(_ page: String, _ path: String) -> Bool {
    page == path || path == "." || page.hasPrefix(path + "/")
  }

  /// The path relative to the site's root, without `./` or a trailing slash; `.` for the root itself.
  private func normalized(_ path: String) -> String {
    let whole = URL(fileURLWithPath: context.absolute(path)).standardizedFileURL.path
    let root = URL(fileURLWithPath: context.folder).standardizedFileURL.path
    if whole == root { return "." }
    return whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.count + 1)) : whole
  }
}

extension Page {
  /// The scenario with a name from the command line.
  /// - Throws: `ArgumentProblem` if the page has no such scenario.
  func scenario(_ name: String, operand: String) throws(ArgumentProblem) -> Scenario {
    guard let scenario = scenarios.first(where: { $0.name == name }) else {
      throw .unknownScenario(name, page: operand, known: scenarios.map(\.name))
    }
    return scenario
  }
}
