/// A file of the site; links between two of them are relative, so that any base path will do.
struct SitePath: Hashable, Sendable {
  /// The path from the site's root, without a leading `/`.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// What a page at this path writes before a path from the root: `../` for each folder.
  var root: String {
    String(repeating: "../", count: text.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The link from this page to another one.
  func link(to other: SitePath, anchor: String? = nil) -> String {
    let (shared, folders) = relation(to: other)
    var link = folders == 0 ? "" : String(repeating: "../", count: folders)
    link += percentEncoded(String(Substring(other.text.utf8.dropFirst(shared))))
    if let anchor { link += "#" + percentEncoded(anchor) }
    return link
  }
}

extension SitePath {
  /// How many bytes of folders both paths begin with, and how many further folders this one has.
  private func relation(to other: SitePath) -> (shared: Int, folders: Int) {
    let found = text.utf8.withContiguousStorageIfAvailable { own in
      other.text.utf8.withContiguousStorageIfAvailable { Self.relation(of: own, to: $0) }
    }
    return found.flatMap { $0 } ?? Self.relation(of: Array(text.utf8), to: Array(other.text.utf8))
  }

  private static func relation<Bytes: RandomAccessCollection<UInt8>>(
    of own: Bytes,
    to target: Bytes
  ) -> (shared: Int, folders: Int) where Bytes.Index == Int {
    let slash = UInt8(ascii: "/")
    var (shared, place) = (0, 0)
    while place < min(own.count, target.count), own[place] == target[place] {
      place += 1
      if own[place - 1] == slash { shared = place }
    }
    return (shared, own[shared...].count { $0 == slash })
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
