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
    let slash = UInt8(ascii: "/")
    let mark = destination.utf8.firstIndex(of: UInt8(ascii: "#")) ?? destination.endIndex
    let path = destination[..<mark]
    let hasScheme = path.utf8.prefix { $0 != slash }.contains(UInt8(ascii: ":"))
    guard !hasScheme, path.isEmpty || Self.isPage(path) else { return nil }
    self.path = path.isEmpty ? page.path : page.resolved(String(path))
    fragment = String(destination[mark...].utf8.dropFirst()) ?? ""
    isChecked = path.utf8.first != slash
  }

  /// Whether a path is meant to be a page's, by its own file or by the one that it becomes.
  private static func isPage(_ path: Substring) -> Bool {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = path.utf8[(slash.map { path.utf8.index(after: $0) } ?? path.startIndex)...]
    return !name.contains(UInt8(ascii: ".")) || name.suffix(3).elementsEqual(".md".utf8)
      || name.suffix(5).elementsEqual(".html".utf8)
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
