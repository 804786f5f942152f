/// The tokens of a text: its names, each with its sign and argument labels, its rule ids and its numbers.
///
/// `@State`, `task(id:)`, `EACH-10`, `_printChanges`, `LazyVStack` and `26.1` are one token each. The theme's
/// `js/search/words.js` splits queries the same way, and `Tests/Fixtures/search-words.json` tests both.
struct Tokens: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  /// For each byte, the kind of the character that contains it.
  private let kinds: [CharacterKind]
  private var index = 0

  init(_ text: String) {
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
        index = endOfRuleID(from: start, to: end) ?? endOfLabels(from: end) ?? end
      } else if kind(start) == .digit {
        index = endOfNumber(from: start)
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
  }

  private func endOfName(from start: Int) -> Int {
    var end = start
    while kind(end).isInName { end += 1 }
    return end
  }

  /// Digits, and a dot with more digits.
  private func endOfNumber(from start: Int) -> Int {
    func endOfDigits(from start: Int) -> Int {
      var end = start
      while kind(end) == .digit { end += 1 }
      return end
    }
    let end = endOfDigits(from: start)
    let hasFraction =
      end < bytes.count && bytes[end] == UInt8(ascii: ".") && kind(end + 1) == .digit
    return hasFraction ? endOfDigits(from: end + 1) : end
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
  case other

  var isLetter: Bool { self == .lowercase || self == .uppercase || self == .letter }
  var isInName: Bool { self != .other }

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
}
