import Diagnostics
import Markdown
import ScenarioTrace

/// Links to other pages and to headings lead somewhere.
///
/// Only relative links to pages and `#fragments` are looked at. A fragment is the anchor of a heading
/// or the name of a scenario.
final class LinkCheck {
  /// What fragments can lead to on a page: in its order, and to be looked up.
  private struct Anchors {
    let list: [String]
    let names: Set<String>

    init(of page: Page) {
      list = page.headings.map(\.anchor) + page.scenarios.map(\.name)
      names = Set(list)
    }
  }

  private let site: Site
  private lazy var paths = site.pages.map(\.path)

  init(site: Site) { self.site = site }

  func diagnose(_ page: Page) -> [Diagnostic] {
    var anchors: [String: Anchors] = [:]
    if page.linkTargets.allSatisfy({ fault(of: $0, anchors: &anchors) == nil }) { return [] }
    var findings = FindingList(of: page.source)
    for link in page.links {
      guard let target = LinkTarget(link.destination, on: page.path),
        let fault = fault(of: target, anchors: &anchors)
      else { continue }
      findings.report(words(for: fault, of: link.destination, to: target), at: link.range)
    }
    return findings.diagnostics
  }

  private enum Fault {
    case noPage
    case noAnchor(among: [String])
  }

  /// What is wrong with a link; `anchors` are those of the pages that links of its page have led to so far.
  private func fault(of target: LinkTarget, anchors: inout [String: Anchors]) -> Fault? {
    guard target.isChecked else { return nil }
    guard let page = site.page(at: target.path) else { return .noPage }
    guard !target.fragment.isEmpty else { return nil }
    let known = anchors[target.path] ?? Anchors(of: page)
    anchors[target.path] = known
    return known.names.contains(target.fragment) ? nil : .noAnchor(among: known.list)
  }

  private func words(
    for fault: Fault,
    of destination: String,
    to target: LinkTarget
  ) -> Diagnostic.Message {
    switch fault {
    case .noPage:
      .deadLink(String(destination.prefix { $0 != "#" }), target: target.path, among: paths)
    case .noAnchor(let anchors):
      .deadAnchor(target.fragment, page: target.path, among: anchors)
    }
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
