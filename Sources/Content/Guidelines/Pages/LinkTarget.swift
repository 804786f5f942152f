/// The page and heading that a link refers to.
package struct LinkTarget: Equatable, Sendable {
  /// The page's file, whether or not it exists.
  package let path: String
  /// The anchor; empty if the link refers to the page.
  package let fragment: String
  /// Whether the page must exist; addresses from a server's root cannot be checked.
  let isChecked: Bool

  /// The target of a link in a file; `nil` if it does not lead to a page of a site.
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

  /// Whether a path refers to a page, by its source file or by its HTML file.
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
    // A page in the same folder, which is the most common case.
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
  /// The file that a link on this page leads to, relative to the site's root.
  package func resolved(_ link: String) -> String {
    LinkTarget.resolved(Array(link.utf8)[...], on: path)
  }
}
