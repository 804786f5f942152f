import Diagnostics
import Markdown
import ScenarioTrace

/// Links to other pages and to headings lead somewhere.
///
/// Only relative links to pages and `#fragments` are looked at. A fragment is the anchor of a heading
/// or the name of a scenario.
struct LinkCheck {
  private let pages: [String: Page]

  init(site: Site) {
    pages = Dictionary(site.pages.map { ($0.path, $0) }) { first, _ in first }
  }

  func diagnose(_ page: Page) -> [Diagnostic] {
    if case .outlined(let outline, _, _) = page.content,
      outline.destinations.allSatisfy({ fault(of: $0, on: page) == nil })
    {
      return []
    }
    return page.links.compactMap { link, range in
      fault(of: link.destination, on: page).map { page.source.diagnostic($0, at: range) }
    }
  }

  private func fault(of destination: String, on page: Page) -> Diagnostic.Message? {
    let parts = destination.split(
      separator: "#",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let path = parts.first.map(String.init) ?? ""
    let hasScheme = path.prefix { $0 != "/" }.contains(":")
    guard !hasScheme, !path.hasPrefix("/"), path.isEmpty || isPage(path) else { return nil }
    let target = path.isEmpty ? page.path : page.resolved(path)
    guard let other = pages[target] else {
      return .deadLink(path, target: target, among: pages.keys.sorted())
    }
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    let anchors = other.headings.map(\.anchor) + other.scenarios.map(\.name)
    let fragment = String(parts[1])
    return anchors.contains(fragment)
      ? nil : .deadAnchor(fragment, page: other.path, among: anchors)
  }

  /// Whether a path is meant to be a page's, by its own file or by the one that it becomes.
  private func isPage(_ path: String) -> Bool {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return name.hasSuffix(".md") || name.hasSuffix(".html") || !name.contains(".")
  }
}

extension Diagnostic.Message {
  fileprivate static func deadLink(_ path: String, target: String, among known: [String]) -> Self {
    Self(
      id: "dead-link",
      what: "'\(path)' leads nowhere",
      why: "there is no page \(target)",
      fix: nearestName(to: target, among: known).map { "link to \($0)" } ?? "remove the link"
    )
  }

  fileprivate static func deadAnchor(_ name: String, page: String, among known: [String]) -> Self {
    Self(
      id: "dead-anchor",
      what: "'#\(name)' leads nowhere",
      why: "no heading or scenario of \(page) has that anchor",
      fix: nearestName(to: name, among: known).map { "write '#\($0)'" } ?? "remove the fragment"
    )
  }
}
