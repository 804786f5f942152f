/// The tokens of a text without accents: its names, each with its sign and argument labels, its rule ids, its
/// numbers and versions, and its operators that compare.
///
/// `@State`, `$name`, `task(id:)`, `EACH-10`, `_printChanges`, `LazyVStack`, `C++`, `26.1`, `v1.2.3` and `==` are one
/// token each. Scripts such as Chinese have no spaces between words: each character with the next one is a token, and so is the last one.
/// The theme's `js/search/words.js` splits queries the same way, and `Tests/Fixtures/search-words.json` tests both.
struct Tokens: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  /// For each byte, the kind of the character that contains it.
  private let kinds: [CharacterKind]
  private var index = 0

  private static let maxComparison = 3

  init(_ text: String) {
    let text = folded(text)
    bytes = Array(text.utf8)
    kinds = CharacterKind.kinds(of: text)
  }

  mutating func next() -> String? {
    while index < bytes.count {
      let start = index
      var letter = isSign(start) ? start + 1 : start
      while kind(letter) == .underscore { letter += 1 }
      if kind(letter).isLetter {
        let end = endOfName(from: letter)
        index =
          endOfRuleID(from: start, to: end) ?? endOfLabels(from: end)
          ?? endOfVersion(from: start, to: end) ?? endOfOperator(from: end) ?? end
      } else if kind(start) == .digit {
        index = endOfNumber(from: start)
      } else if let end = endOfComparison(from: start) {
        index = end
        // A longer run is a line.
        if end - start > Self.maxComparison { continue }
      } else if kind(start) == .dense {
        index = endOfCharacter(from: start)
        let end = kind(index) == .dense ? endOfCharacter(from: index) : index
        return String(decoding: bytes[start..<end], as: UTF8.self)
      } else {
        index = Swift.max(letter, start + 1)
        continue
      }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    return nil
  }

  private func kind(_ index: Int) -> CharacterKind {
    index < kinds.count ? kinds[index] : .other
  }

  private func isSign(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "@") || bytes[index] == UInt8(ascii: "#")
      || bytes[index] == UInt8(ascii: "$")
  }

  private func endOfName(from start: Int) -> Int {
    var end = start
    while kind(end).isInName { end += 1 }
    return end
  }

  private func endOfCharacter(from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Digits, and dots with more digits.
  private func endOfNumber(from start: Int) -> Int {
    var end = start
    while kind(end) == .digit || byte(end) == UInt8(ascii: ".") && kind(end + 1) == .digit {
      end += 1
    }
    return end
  }

  /// The end of a version such as `v1.2.3` whose first number ends here, or `nil` if it is none.
  private func endOfVersion(from start: Int, to end: Int) -> Int? {
    guard bytes[start] | 0x20 == UInt8(ascii: "v"), start + 1 < end,
      kinds[(start + 1)..<end].allSatisfy({ $0 == .digit })
    else { return nil }
    let last = endOfNumber(from: start + 1)
    return last > end ? last : nil
  }

  /// The end of the sign in the name of a language, such as `C++` or `C#`, or `nil` if there is none.
  private func endOfOperator(from start: Int) -> Int? {
    let (plus, hash) = (UInt8(ascii: "+"), UInt8(ascii: "#"))
    if byte(start) == hash { return kind(start + 1).isInName ? nil : start + 1 }
    guard byte(start) == plus, byte(start + 1) == plus, byte(start + 2) != plus else { return nil }
    return kind(start + 2).isInName ? nil : start + 2
  }

  /// The end of an operator such as `==` or `!==`, or `nil` if there is none.
  private func endOfComparison(from start: Int) -> Int? {
    let equal = UInt8(ascii: "=")
    guard byte(start) == equal || byte(start) == UInt8(ascii: "!"), byte(start + 1) == equal else {
      return nil
    }
    var end = start + 2
    while byte(end) == equal { end += 1 }
    return end
  }

  /// The end of a rule's id such as `EACH-10` whose letters end here, or `nil` if it is none.
  private func endOfRuleID(from start: Int, to end: Int) -> Int? {
    let isCapital = { (byte: UInt8) in (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "-"),
      bytes[start..<end].allSatisfy(isCapital)
    else { return nil }
    let digits = bytes[(end + 1)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return digits.isEmpty || kind(digits.endIndex).isInName ? nil : digits.endIndex
  }

  /// The end of argument labels such as `(of:initial:)`, or `nil` if there are none.
  private func endOfLabels(from open: Int) -> Int? {
    guard open < bytes.count, bytes[open] == UInt8(ascii: "(") else { return nil }
    var start = open + 1
    while kind(start).isLetter || kind(start) == .underscore {
      let colon = endOfName(from: start)
      guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
      start = colon + 1
    }
    let isClosed = start > open + 1 && start < bytes.count && bytes[start] == UInt8(ascii: ")")
    return isClosed ? start + 1 : nil
  }
}

/// The kinds of characters in tokens.
enum CharacterKind {
  case uppercase
  case lowercase
  /// A letter without case.
  case letter
  case digit
  case underscore
  /// A character of a script without spaces between words.
  case dense
  case other

  var isLetter: Bool { self == .lowercase || self == .uppercase || self == .letter }
  var isInName: Bool { self != .other && self != .dense }

  /// The kinds of a text's characters, repeated for each UTF-8 byte.
  static func kinds(of text: String) -> [Self] {
    var kinds: [Self] = []
    kinds.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      for _ in 0..<UTF8.width(scalar) { kinds.append(Self(scalar)) }
    }
    return kinds
  }

  private init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z": self = .lowercase
    case "A"..."Z": self = .uppercase
    case "0"..."9": self = .digit
    case "_": self = .underscore
    case _ where scalar.isASCII: self = .other
    case _ where Self.isDense(scalar.value): self = .dense
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter: self = .uppercase
      case .lowercaseLetter: self = .lowercase
      case .otherLetter, .titlecaseLetter, .modifierLetter: self = .letter
      case .decimalNumber, .letterNumber, .otherNumber: self = .digit
      default: self = .other
      }
    }
  }

  /// Whether a character is of Thai, Lao, Burmese, Khmer, Japanese or Chinese.
  private static func isDense(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3041...0x3096,
      0x3099...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
