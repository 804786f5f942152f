import Diagnostics

/// The anchors of a document's headings, each unique.
struct AnchorNames {
  /// A custom anchor for a heading with this text, or `nil` for the usual one.
  private let own: ((String) -> String?)?
  /// The anchors so far, each with the highest number appended to it.
  private var taken: [String: Int] = [:]

  /// The beginnings of the ids that a theme uses on a page with text of its own.
  private static let reserved = ["page-", "play-"]

  init(own: ((String) -> String?)?) { self.own = own }

  /// The anchor of the next heading, given its text in UTF-8; if it is taken, a number is appended.
  mutating func next(for text: ArraySlice<UInt8>) -> String {
    var slug = own?(String(decoding: text, as: UTF8.self)) ?? usualAnchor(of: text)
    if slug.isEmpty { slug = "section" }
    if Self.reserved.contains(where: slug.hasPrefix), taken[slug] == nil { taken[slug] = 0 }
    guard var number = taken[slug] else {
      taken[slug] = 0
      return slug
    }
    var candidate: String
    repeat {
      number += 1
      candidate = "\(slug)-\(number)"
    } while taken[candidate] != nil
    taken[slug] = number
    taken[candidate] = 0
    return candidate
  }
}

/// The letters, digits, hyphens and underscores of a text in lowercase, with hyphens for spaces.
private func usualAnchor(of text: ArraySlice<UInt8>) -> String {
  let kept = String(decoding: text, as: UTF8.self).lowercased().filter {
    $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
  }
  return String(kept.map { $0 == " " ? "-" : $0 })
}
