import Diagnostics
import Markdown
import Spelling

/// Checks that links to other pages and to headings have targets.
///
/// Only relative links to pages and `#fragments` are checked. A fragment is the anchor of a heading
/// or the name of a scenario.
final class LinkCheck {
  /// The valid fragments of a page: in order, and for lookup.
  private final class Anchors {
    private let list: [String]
    let names: Set<String>
    /// The same for spelling suggestions, which few pages need.
    lazy var known = SpellingSuggester(list)

    init(of page: Page) {
      list = page.headings.map(\.anchor) + page.scenarios.map(\.name)
      names = Set(list)
    }
  }

  /// The schemes that a link may have; `count` is Bodycheck's own.
  fileprivate static let schemes = ["https", "http", "mailto", "tel", "count"]

  private let site: Site
  private lazy var paths = SpellingSuggester(site.pages.map(\.path))
  /// The anchors of the pages that links have led to so far, by path.
  private var anchors: [String: Anchors] = [:]

  init(site: Site) { self.site = site }

  func diagnose(_ page: Page) -> [Diagnostic] {
    var findings = FindingList(of: page.source)
    for link in page.links {
      if let scheme = scheme(of: link.destination) {
        if !Self.schemes.contains(scheme) { findings.report(.scheme(scheme), at: link.range) }
        continue
      }
      guard let target = LinkTarget(link.destination, on: page.path),
        let message = fault(of: link.destination, to: target)
      else { continue }
      findings.report(message(), at: link.range)
    }
    return findings.diagnostics
  }

  /// The fault of a link, as a closure that creates the message; `nil` if its target exists.
  private func fault(
    of destination: String,
    to target: LinkTarget
  ) -> (() -> Diagnostic.Message)? {
    guard target.isChecked else { return nil }
    guard let page = site.page(at: target.path) else {
      return {
        .deadLink(
          String(destination.prefix { $0 != "#" }),
          target: target.path,
          nearest: self.paths.nearest(to: target.path)
        )
      }
    }
    guard !target.fragment.isEmpty else { return nil }
    let anchors = anchors[target.path] ?? Anchors(of: page)
    self.anchors[target.path] = anchors
    guard !anchors.names.contains(target.fragment) else { return nil }
    return {
      .deadAnchor(
        target.fragment,
        page: target.path,
        nearest: anchors.known.nearest(to: target.fragment)
      )
    }
  }
}

/// The scheme of an address in lowercase: what is before a colon, ahead of the path.
private func scheme(of destination: String) -> String? {
  guard let colon = destination.firstIndex(where: { ":/?#".contains($0) }),
    destination[colon] == ":"
  else { return nil }
  return destination[..<colon].lowercased()
}

extension Diagnostic.Message {
  fileprivate static func scheme(_ scheme: String) -> Self {
    let known = LinkCheck.schemes
    return Self(
      id: "link-scheme",
      what: "a link cannot begin with '\(scheme):'",
      why:
        "the site keeps only links that begin with \(known.dropLast().map { "'\($0):'" }.joined(separator: ", "))",
      fix: nearestName(to: scheme, among: known).map { "write '\($0):'" } ?? "remove the link"
    )
  }

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
