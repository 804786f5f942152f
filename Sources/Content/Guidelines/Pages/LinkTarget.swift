/// The page and heading that a link of a page means.
package struct LinkTarget: Equatable, Sendable {
  /// The page's file, whether there is one or not.
  package let path: String
  /// The anchor; empty where the link means the page.
  package let fragment: String
  /// Whether there is to be such a page: nobody knows what lies at an address from a server's root.
  let isChecked: Bool

  /// What a link of the page in a file means; `nil` where it leads to no page of a site.
  package init?(_ destination: String, on file: String) {
    let bytes = Array(destination.utf8)
    let mark = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let path = bytes[..<mark]
    let slash = UInt8(ascii: "/")
    let hasScheme = path.prefix { $0 != slash }.contains(UInt8(ascii: ":"))
    guard !hasScheme, path.isEmpty || Self.isPage(path) else { return nil }
    self.path = path.isEmpty ? file : Self.resolved(path, on: file)
    fragment = String(decoding: bytes[mark...].dropFirst(), as: UTF8.self)
    isChecked = path.first != slash
  }

  /// Whether a path is meant to be a page's, by its own file or by the one that it becomes.
  private static func isPage(_ path: ArraySlice<UInt8>) -> Bool {
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let name = path[(slash.map { $0 + 1 } ?? path.startIndex)...]
    return !name.contains(UInt8(ascii: ".")) || name.suffix(3).elementsEqual(".md".utf8)
      || name.suffix(5).elementsEqual(".html".utf8)
  }

  /// The file that a link in a file leads to, relative to the site's root.
  fileprivate static func resolved(_ link: ArraySlice<UInt8>, on file: String) -> String {
    let slash = UInt8(ascii: "/")
    var path = Array(file.utf8)
    path.removeSubrange((path.lastIndex(of: slash).map { $0 + 1 } ?? 0)...)
    // A page of the same folder, as most are.
    if !link.contains(slash), let first = link.first, first != UInt8(ascii: ".") {
      path += link
      return String(decoding: path, as: UTF8.self)
    }
    var parts = path.split(separator: slash)
    for part in link.split(separator: slash) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8), !parts.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return String(decoding: Array(parts.joined(separator: [slash])), as: UTF8.self)
  }
}

extension Page {
  /// The file that a link of the page leads to, relative to the site's root.
  package func resolved(_ link: String) -> String {
    LinkTarget.resolved(Array(link.utf8)[...], on: path)
  }
}
