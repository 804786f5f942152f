/// The page and heading that a link of a page means.
package struct LinkTarget: Hashable, Sendable {
  /// The page's file, whether there is one or not.
  package let path: String
  /// The anchor; empty where the link means the page.
  let fragment: String
  /// Whether there is to be such a page: nobody knows what lies at an address from a server's root.
  let isChecked: Bool

  init(path: String, fragment: String, isChecked: Bool) {
    self.path = path
    self.fragment = fragment
    self.isChecked = isChecked
  }

  /// What a link means; `nil` where it leads to no page of a site.
  init?(_ destination: String, on page: Page) {
    let parts = destination.split(
      separator: "#",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let path = parts.first.map(String.init) ?? ""
    let hasScheme = path.prefix { $0 != "/" }.contains(":")
    guard !hasScheme, path.isEmpty || Self.isPage(path) else { return nil }
    self.path = path.isEmpty ? page.path : page.resolved(path)
    fragment = parts.count == 2 ? String(parts[1]) : ""
    isChecked = !path.hasPrefix("/")
  }

  /// Whether a path is meant to be a page's, by its own file or by the one that it becomes.
  private static func isPage(_ path: String) -> Bool {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return name.hasSuffix(".md") || name.hasSuffix(".html") || !name.contains(".")
  }
}

extension Page {
  /// What the links mean, each once.
  package var linkTargets: [LinkTarget] {
    if case .outlined(let outline, _, _) = content { return outline.linkTargets }
    var known: Set<LinkTarget> = []
    return links.compactMap { LinkTarget($0.link.destination, on: self) }
      .filter { known.insert($0).inserted }
  }
}
