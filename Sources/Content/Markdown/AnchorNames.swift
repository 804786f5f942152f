import Diagnostics

/// The anchors of a document's headings, each unique.
struct AnchorNames {
  /// The anchor of a heading with this text, or `nil` for the usual one.
  private let own: ((String) -> String?)?
  /// The anchors so far, and for each the highest number behind it.
  private var taken: [String: Int] = [:]

  init(own: ((String) -> String?)?) { self.own = own }

  /// The anchor of the next heading, given its text in UTF-8: a number follows it if it is taken.
  mutating func next(for text: ArraySlice<UInt8>) -> String {
    let slug = own?(String(decoding: text, as: UTF8.self)) ?? usualAnchor(of: text)
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

/// The letters, digits, hyphens and underscores of a text, in lower case, and hyphens for its spaces.
private func usualAnchor(of text: ArraySlice<UInt8>) -> String {
  guard text.isASCII else {
    let kept = String(decoding: text, as: UTF8.self).lowercased().filter {
      $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
    }
    return String(kept.map { $0 == " " ? "-" : $0 })
  }
  var kept: [UInt8] = []
  kept.reserveCapacity(text.count)
  for byte in text {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      kept.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): kept.append(byte | 0x20)
    case UInt8(ascii: " "): kept.append(UInt8(ascii: "-"))
    default: break
    }
  }
  return String(decoding: kept, as: UTF8.self)
}
