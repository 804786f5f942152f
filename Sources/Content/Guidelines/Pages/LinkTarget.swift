import Diagnostics

/// The file and heading that a link of a page leads to.
package struct LinkTarget: Equatable, Sendable {
  /// The file, relative to the site's root, whether or not it exists; percent-decoded.
  package let path: String
  /// The same relative to the content folder, which is its path in the site unless it is a page.
  package let sitePath: String
  /// The anchor, percent-decoded; empty if the link refers to the file.
  package let fragment: String
  /// The query with its question mark, as written; empty if there is none.
  package let query: String

  /// The target of a link on a page; `nil` if it leads to another site.
  ///
  /// A path that begins with `/` is relative to the content folder.
  package init?(_ destination: String, on page: Page) {
    let bytes = Array(destination.utf8)
    let mark = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let question = bytes[..<mark].firstIndex(of: UInt8(ascii: "?")) ?? mark
    let path = bytes[..<question]
    guard scheme(ofLink: destination) == nil, !path.starts(with: "//".utf8) else { return nil }
    query = String(decoding: bytes[question..<mark], as: UTF8.self)
    fragment = percentDecoded(bytes[mark...].dropFirst())
    let folder = page.contentFolder
    if path.isEmpty {
      self.path = page.path
    } else if path.first == UInt8(ascii: "/") {
      self.path = resolved(percentDecoded(path.dropFirst()), on: folder + "/index.md")
    } else {
      self.path = resolved(percentDecoded(path), on: page.path)
    }
    let isInside = !folder.isEmpty && self.path.hasPrefix(folder + "/")
    sitePath = isInside ? String(self.path.dropFirst(folder.utf8.count + 1)) : self.path
  }
}

extension Page {
  /// The folder of all pages, relative to the site's root; empty if it is the root.
  fileprivate var contentFolder: String {
    String(decoding: path.utf8.dropLast(slug.utf8.count + ".md".utf8.count + 1), as: UTF8.self)
  }

  /// The file that a path on this page leads to, relative to the site's root.
  package func resolved(_ link: String) -> String {
    LinkTarget(link, on: self)?.path ?? link
  }

  /// The files of the knowledge base to which its links lead.
  package var linkedPaths: [String] {
    links.compactMap { LinkTarget($0.destination, on: self)?.path }
  }

  /// A link from this page to a file, as an author writes it.
  func link(to file: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    let parts = file.split(separator: "/")
    let shared = zip(folders, parts.dropLast()).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folders.count - shared)
    let link = (up + parts.dropFirst(shared).map(String.init)).joined(separator: "/")
    return link.contains(" ") ? "<\(link)>" : link
  }
}

/// The file that a path in a file leads to, relative to the site's root.
private func resolved(_ link: String, on file: String) -> String {
  var parts = file.split(separator: "/").dropLast().map(String.init)
  for part in link.split(separator: "/") where part != "." {
    if part == "..", !parts.isEmpty, parts.last != ".." {
      parts.removeLast()
    } else {
      parts.append(String(part))
    }
  }
  return parts.joined(separator: "/") + (link.hasSuffix("/") ? "/" : "")
}

/// The scheme of an address in lowercase: what is before a colon, ahead of the path; `nil` if there is none.
package func scheme(ofLink destination: String) -> String? {
  // A combining mark behind a colon would make another character of it.
  let bytes = destination.utf8
  guard let end = bytes.firstIndex(where: { ":/?#".utf8.contains($0) }),
    bytes[end] == UInt8(ascii: ":")
  else { return nil }
  return String(decoding: bytes[..<end], as: UTF8.self).lowercased()
}

/// Whether an address leads out of the site, for every browser in the same way: one of the web has a host.
package func isLinkOut(_ address: String) -> Bool {
  switch scheme(ofLink: address) {
  case let scheme? where ["http", "https"].contains(scheme):
    let rest = address.dropFirst(scheme.count + 1)
    return rest.hasPrefix("//") && rest.dropFirst(2).first.map { !"/\\?#:@".contains($0) } == true
  case "mailto", "tel": return true
  default: return false
  }
}

/// A text with each `%41` replaced by its byte.
func percentDecoded(_ text: some Sequence<UInt8>) -> String {
  let percent = UInt8(ascii: "%")
  var bytes: [UInt8] = []
  var rest = Array(text)[...]
  while let byte = rest.popFirst() {
    let digits = byte == percent ? String(decoding: rest.prefix(2), as: UTF8.self) : ""
    if digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
      bytes.append(code)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
