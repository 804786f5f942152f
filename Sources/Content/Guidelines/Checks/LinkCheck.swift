import Diagnostics
import Markdown
import Spelling

/// Links to other pages and to headings lead somewhere.
///
/// Only relative links to pages and `#fragments` are looked at. A fragment is the anchor of a heading
/// or the name of a scenario.
final class LinkCheck {
  /// What fragments can lead to on a page: in its order, and to be looked up.
  private struct Anchors {
    private let list: [String]
    let names: Set<String>
    /// The same to be searched, which few pages need.
    lazy var known = SpellingSuggester(list)

    init(of page: Page) {
      list = page.headings.map(\.anchor) + page.scenarios.map(\.name)
      names = Set(list)
    }
  }

  private let site: Site
  private lazy var paths = SpellingSuggester(site.pages.map(\.path))

  init(site: Site) { self.site = site }

  func diagnose(_ page: Page) -> [Diagnostic] {
    var anchors: [String: Anchors] = [:]
    if page.linkTargets.allSatisfy({ fault(of: $0, anchors: &anchors) == nil }) { return [] }
    var findings = FindingList(of: page.source)
    for link in page.links {
      guard let target = LinkTarget(link.destination, on: page.path),
        let fault = fault(of: target, anchors: &anchors)
      else { continue }
      findings.report(
        words(for: fault, of: link.destination, to: target, anchors: &anchors),
        at: link.range
      )
    }
    return findings.diagnostics
  }

  private enum Fault {
    case noPage
    case noAnchor
  }

  /// What is wrong with a link; `anchors` are those of the pages that links of its page have led to so far.
  private func fault(of target: LinkTarget, anchors: inout [String: Anchors]) -> Fault? {
    guard target.isChecked else { return nil }
    guard let page = site.page(at: target.path) else { return .noPage }
    guard !target.fragment.isEmpty else { return nil }
    if anchors[target.path] == nil { anchors[target.path] = Anchors(of: page) }
    return anchors[target.path]?.names.contains(target.fragment) == true ? nil : .noAnchor
  }

  private func words(
    for fault: Fault,
    of destination: String,
    to target: LinkTarget,
    anchors: inout [String: Anchors]
  ) -> Diagnostic.Message {
    switch fault {
    case .noPage:
      .deadLink(
        String(destination.prefix { $0 != "#" }),
        target: target.path,
        nearest: paths.nearest(to: target.path)
      )
    case .noAnchor:
      .deadAnchor(
        target.fragment,
        page: target.path,
        nearest: anchors[target.path]?.known.nearest(to: target.fragment)
      )
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func deadLink(_ path: String, target: String, nearest: String?) -> Self {
    Self(
      id: "dead-link",
      what: "'\(path)' leads nowhere",
      why: "there is no page \(target)",
      fix: nearest.map { "link to \($0)" } ?? "remove the link"
    )
  }

  fileprivate static func deadAnchor(_ name: String, page: String, nearest: String?) -> Self {
    Self(
      id: "dead-anchor",
      what: "'#\(name)' leads nowhere",
      why: "no heading or scenario of \(page) has that anchor",
      fix: nearest.map { "write '#\($0)'" } ?? "remove the fragment"
    )
  }
}
