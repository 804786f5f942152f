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
    if page.linkTargets.allSatisfy(isThere) { return [] }
    return page.links.compactMap { link, range in
      fault(of: link.destination, on: page).map { page.source.diagnostic($0, at: range) }
    }
  }

  /// Whether the site has what a link means.
  private func isThere(_ target: LinkTarget) -> Bool {
    guard target.isChecked else { return true }
    guard let page = pages[target.path] else { return false }
    return target.fragment.isEmpty || page.headings.contains { $0.anchor == target.fragment }
      || page.scenarios.contains { $0.name == target.fragment }
  }

  private func fault(of destination: String, on page: Page) -> Diagnostic.Message? {
    guard let target = LinkTarget(destination, on: page), !isThere(target) else { return nil }
    guard let other = pages[target.path] else {
      let path = destination.prefix { $0 != "#" }
      return .deadLink(String(path), target: target.path, among: pages.keys.sorted())
    }
    let anchors = other.headings.map(\.anchor) + other.scenarios.map(\.name)
    return .deadAnchor(target.fragment, page: other.path, among: anchors)
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
