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
    let own = text.split(separator: "/").dropLast()
    let target = other.text.split(separator: "/")
    let folders = target.dropLast()
    var shared = 0
    while shared < own.count, shared < folders.count, own[shared] == folders[shared] { shared += 1 }
    let up = Array(repeating: "..", count: own.count - shared)
    let path = (up + target.dropFirst(shared).map(String.init)).joined(separator: "/")
    return percentEncoded(path) + (anchor.map { "#" + percentEncoded($0) } ?? "")
  }
}

/// The text with all bytes escaped that may not stand in a path or fragment.
func percentEncoded(_ text: String) -> String {
  let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$'()*,=".utf8
  )
  let digits = Array("0123456789ABCDEF")
  return text.utf8.reduce(into: "") { result, byte in
    if plain.contains(byte) {
      result.unicodeScalars.append(UnicodeScalar(byte))
    } else {
      result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
  }
}

/// A name for an address: lowercase letters and digits with single hyphens.
func slug(_ text: String) -> String {
  text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
}
