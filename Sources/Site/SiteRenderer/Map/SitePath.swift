import Guidelines
import Mustache

/// A path in the site; links between two paths are relative, so any base path works.
struct SitePath: Hashable, Sendable {
  /// The path from the site's root, without a leading `/`.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The prefix that a page at this path needs for a path from the root: `../` for each folder.
  var root: String {
    String(repeating: "../", count: text.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The link from this page to another one.
  func link(to other: SitePath, anchor: String? = nil) -> String {
    let (shared, folders) = relation(to: other)
    var link: [UInt8] = []
    link.reserveCapacity(3 * folders + other.text.utf8.count + (anchor?.utf8.count ?? 0) + 1)
    for _ in 0..<folders { link.append(copy: "../") }
    link.append(percentEncoding: other.text.utf8.span.extracting(shared...))
    if let anchor {
      link.append(UInt8(ascii: "#"))
      link.append(percentEncoding: anchor.utf8.span)
    }
    return String(decoding: link, as: UTF8.self)
  }
}

extension SitePath {
  /// The length of the common folders in bytes, and how many further folders this path has.
  private func relation(to other: SitePath) -> (shared: Int, folders: Int) {
    let own = text.utf8.span
    let target = other.text.utf8.span
    let slash = UInt8(ascii: "/")
    var (shared, index) = (0, 0)
    while index < min(own.count, target.count), own[index] == target[index] {
      index += 1
      if own[index - 1] == slash { shared = index }
    }
    var folders = 0
    for index in shared..<own.count where own[index] == slash { folders += 1 }
    return (shared, folders)
  }
}

extension Page {
  /// The page's file in the site.
  var sitePath: SitePath { SitePath(htmlPath) }
}

/// The text with all bytes escaped that are not allowed in a path or fragment.
func percentEncoded(_ text: String) -> String {
  let bytes = text.utf8.span
  var isWhole = true
  for index in bytes.indices where !isPlain(bytes[index]) { isWhole = false }
  if isWhole { return text }
  var encoded: [UInt8] = []
  encoded.append(percentEncoding: bytes)
  return String(decoding: encoded, as: UTF8.self)
}

extension [UInt8] {
  /// Adds UTF-8 text, escaped like `percentEncoded(_:)`.
  mutating func append(percentEncoding text: Span<UInt8>) {
    var start = 0
    for index in text.indices where !isPlain(text[index]) {
      append(copy: text.extracting(start..<index))
      append(UInt8(ascii: "%"))
      append(digit(text[index] >> 4))
      append(digit(text[index] & 15))
      start = index + 1
    }
    append(copy: text.extracting(start...))
  }
}

/// A hexadecimal digit.
private func digit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}

/// Whether a byte needs no escaping in a path or fragment.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  // Lowercase letters, the most frequent, first.
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-")...UInt8(ascii: "9"),
    UInt8(ascii: "A")...UInt8(ascii: "Z"):
    true
  case UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"),
    UInt8(ascii: "'")...UInt8(ascii: "*"), UInt8(ascii: ","), UInt8(ascii: "="):
    true
  default: false
  }
}
