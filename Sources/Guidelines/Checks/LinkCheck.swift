import Diagnostics
import Markdown
import ScenarioTrace

/// Links to other pages and to headings lead somewhere.
///
/// Only relative links to pages and `#fragments` are looked at. A fragment is the anchor of a heading
/// or the name of a scenario.
struct LinkCheck {
  /// What fragments can lead to on a page: in its order, and to be looked up.
  private struct Anchors {
    let list: [String]
    let names: Set<String>

    init(of page: Page) {
      list = page.headings.map(\.anchor) + page.scenarios.map(\.name)
      names = Set(list)
    }
  }

  private let pages: [String: Page]
  private let paths: [String]

  init(site: Site) {
    pages = Dictionary(site.pages.map { ($0.path, $0) }) { first, _ in first }
    paths = pages.keys.sorted()
  }

  func diagnose(_ page: Page) -> [Diagnostic] {
    var anchors: [String: Anchors] = [:]
    if case .outlined(let outline, _, _) = page.content,
      outline.destinations.allSatisfy({ fault(of: $0, on: page, anchors: &anchors) == nil })
    {
      return []
    }
    var findings = FindingList(of: page.source)
    for (link, range) in page.links {
      if let words = fault(of: link.destination, on: page, anchors: &anchors) {
        findings.report(words(), at: range)
      }
    }
    return findings.diagnostics
  }

  /// What is wrong with a link, in words that are not made before someone wants them.
  /// - Parameters:
  ///   - destination: Where it leads.
  ///   - page: The page that it is on.
  ///   - anchors: Those of the pages that links of this page have led to so far.
  /// - Returns: `nil` where it leads somewhere.
  private func fault(
    of destination: String,
    on page: Page,
    anchors: inout [String: Anchors]
  ) -> (() -> Diagnostic.Message)? {
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
      return { .deadLink(path, target: target, among: paths) }
    }
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    let fragment = String(parts[1])
    let known = anchors[target] ?? Anchors(of: other)
    anchors[target] = known
    guard !known.names.contains(fragment) else { return nil }
    return { .deadAnchor(fragment, page: other.path, among: known.list) }
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
