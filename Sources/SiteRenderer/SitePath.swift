/// A file of the site; links between two of them are relative, so that any base path will do.
struct SitePath: Hashable, Sendable {
  /// The path from the site's root, without a leading `/`.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// What a page at this path writes before a path from the root: `../` for each folder.
  var root: String {
    String(repeating: "../", count: text.split(separator: "/").count - 1)
  }

  /// The link from this page to another one.
  func link(to other: SitePath, anchor: String? = nil) -> String {
    let own = Array(text.utf8)
    let target = Array(other.text.utf8)
    // Behind the last `/` that both have in common.
    var shared = 0
    for place in 0..<min(own.count, target.count) {
      guard own[place] == target[place] else { break }
      if own[place] == UInt8(ascii: "/") { shared = place + 1 }
    }
    let folders = own[shared...].count { $0 == UInt8(ascii: "/") }
    let path = percentEncoded(String(decoding: target[shared...], as: UTF8.self))
    let up = String(repeating: "../", count: folders)
    return up + path + (anchor.map { "#" + percentEncoded($0) } ?? "")
  }
}

/// The text with all bytes escaped that may not stand in a path or fragment.
func percentEncoded(_ text: String) -> String {
  let needsNone = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) }
  if needsNone == true { return text }
  let digits = Array("0123456789ABCDEF")
  return text.utf8.reduce(into: "") { result, byte in
    if isPlain(byte) {
      result.unicodeScalars.append(UnicodeScalar(byte))
    } else {
      result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
  }
}

/// Whether a byte stands for itself in a path or fragment.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
    UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "'"), UInt8(ascii: "("),
    UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: ","), UInt8(ascii: "="):
    true
  default: false
  }
}
