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
    page.document.allInlines.compactMap { inline in
      guard case .link(let link) = inline.kind, let message = fault(of: link, on: page) else {
        return nil
      }
      return page.source.diagnostic(message, at: inline.range)
    }
  }

  private func fault(of link: Link, on page: Page) -> Diagnostic.Message? {
    let parts = link.destination.split(
      separator: "#",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let path = parts.first.map(String.init) ?? ""
    let hasScheme = path.prefix { $0 != "/" }.contains(":")
    guard !hasScheme, !path.hasPrefix("/"), path.isEmpty || isPage(path) else { return nil }
    let target = path.isEmpty ? page.path : resolved(path, from: page.path)
    guard let other = pages[target] else {
      return .deadLink(path, target: target, among: pages.keys.sorted())
    }
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    let anchors = other.document.headings.map(\.anchor) + other.scenarios.map(\.name)
    let fragment = String(parts[1])
    return anchors.contains(fragment)
      ? nil : .deadAnchor(fragment, page: other.path, among: anchors)
  }

  /// Whether a path is meant to be a page's, by its own file or by the one that it becomes.
  private func isPage(_ path: String) -> Bool {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return name.hasSuffix(".md") || name.hasSuffix(".html") || !name.contains(".")
  }

  private func resolved(_ path: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
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
