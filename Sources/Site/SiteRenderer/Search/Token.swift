/// What a letter or sign can be a part of.
enum LetterKind: UInt8 {
  case upper
  case lower
  /// A letter without case.
  case letter
  case digit
  case underscore
  case other

  var isLetter: Bool { rawValue <= Self.letter.rawValue }
  var isName: Bool { self != .other }

  /// That of a letter or sign of ASCII.
  @inline(__always)
  init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "_"): self = .underscore
    default: self = .other
    }
  }

  init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      self.init(ascii: UInt8(scalar.value))
    } else {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter: self = .upper
      case .lowercaseLetter: self = .lower
      case .otherLetter, .titlecaseLetter, .modifierLetter: self = .letter
      case .decimalNumber, .letterNumber, .otherNumber: self = .digit
      default: self = .other
      }
    }
  }
}

/// A name or number in a text.
struct Token {
  /// Its place among the bytes of the text.
  let range: Range<Int>
  let key: WordKey
  /// Whether it is a short word of small letters of ASCII, as nearly all are; the key is that of such a word
  /// also where the first letter is a capital.
  let isPlain: Bool
}

extension Span<UInt8> {
  /// The first name or number from a place on, in UTF-8.
  ///
  /// A name has its sign before it and its argument labels behind it.
  @inline(__always)
  func token(from start: Int) -> Token? {
    var index = start
    while index < count {
      let byte = self[index]
      if isLetter(byte) { return plainWord(from: index) ?? name(from: index) }
      if byte > UInt8(ascii: " "), let token = otherToken(from: &index) { return token }
      index &+= 1
    }
    return nil
  }

  /// The word of small letters, of which the first may be a capital, that is alone at a place.
  @inline(__always)
  private func plainWord(from start: Int) -> Token? {
    let first = LetterBlock(self, at: start, adding: 0x20 << 56)
    var (key, end) = (WordKey(first), start &+ first.count)
    if first.count == LetterBlock.size {
      let second = LetterBlock(self, at: end)
      guard second.count < LetterBlock.size else { return nil }
      key.add(second)
      end &+= second.count
    }
    guard isEnd(at: end) else { return nil }
    return Token(range: Range(uncheckedBounds: (start, end)), key: key, isPlain: true)
  }

  /// Whether nothing that belongs to a name before a place is behind it.
  @inline(__always)
  private func isEnd(at end: Int) -> Bool {
    guard end < count else { return true }
    let byte = self[end]
    if byte == UInt8(ascii: " ") { return true }
    guard byte < 0x80, LetterKind(ascii: byte) == .other else { return false }
    return byte != UInt8(ascii: "(") || endOfLabels(from: end) == nil
  }

  /// The token that begins at a place without a letter of ASCII.
  /// - Parameter index: The place; then that of the last byte that belongs to no token.
  /// - Returns: `nil` where none begins.
  private func otherToken(from index: inout Int) -> Token? {
    let (kind, width) = letter(at: index)
    switch kind {
    case .upper, .lower, .letter: return name(from: index)
    case .other where isSign(self[index]) && index + 1 < count && isLetter(self[index + 1]):
      return name(from: index + 1)
    case .digit: return number(from: index)
    case .other: index += width - 1
    case .underscore:
      var end = index + 1
      while end < count, self[end] == UInt8(ascii: "_") { end += 1 }
      if end < count, letter(at: end).kind.isLetter { return name(from: index) }
      index = end - 1
    }
    return nil
  }

  private func name(from start: Int) -> Token {
    let end = endOfName(from: start)
    return token(in: sign(before: start)..<(endOfLabels(from: end) ?? end))
  }

  /// Where the sign before a name is; its beginning where there is none.
  private func sign(before start: Int) -> Int {
    start > 0 && isSign(self[start - 1]) ? start - 1 : start
  }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Digits, and one dot with more digits.
  private func number(from start: Int) -> Token {
    var end = endOfDigits(from: start)
    if end + 1 < count, self[end] == UInt8(ascii: "."), letter(at: end + 1).kind == .digit {
      end = endOfDigits(from: end + 1)
    }
    return token(in: start..<end)
  }

  private func token(in range: Range<Int>) -> Token {
    Token(range: range, key: WordKey(extracting(range)), isPlain: false)
  }

  /// Where `(of:initial:)` ends; `nil` where no such labels begin.
  private func endOfLabels(from open: Int) -> Int? {
    guard open < count, self[open] == UInt8(ascii: "(") else { return nil }
    var start = open + 1
    while start < count {
      let kind = letter(at: start).kind
      guard kind.isLetter || kind == .underscore else { break }
      let end = endOfName(from: start)
      guard end < count, self[end] == UInt8(ascii: ":") else { return nil }
      start = end + 1
    }
    guard start > open + 1, start < count, self[start] == UInt8(ascii: ")") else { return nil }
    return start + 1
  }

  private func endOfName(from start: Int) -> Int { end(of: \.isName, from: start) }

  private func endOfDigits(from start: Int) -> Int { end(of: { $0 == .digit }, from: start) }

  /// Where letters of some kinds end.
  @inline(__always)
  private func end(of isIncluded: (LetterKind) -> Bool, from start: Int) -> Int {
    var end = start
    while end < count {
      let (kind, width) = letter(at: end)
      guard isIncluded(kind) else { break }
      end += width
    }
    return end
  }

  /// What stands at a place, and how many bytes it has.
  @inline(__always)
  private func letter(at index: Int) -> (kind: LetterKind, width: Int) {
    let byte = self[index]
    return byte < 0x80 ? (LetterKind(ascii: byte), 1) : wideLetter(at: index)
  }

  private func wideLetter(at index: Int) -> (kind: LetterKind, width: Int) {
    let width = self[index] < 0xE0 ? 2 : self[index] < 0xF0 ? 3 : 4
    let bytes = extracting(index..<Swift.min(index + width, count))
    let letter = bytes.indices.map { bytes[$0] }
    let scalar = String(decoding: letter, as: UTF8.self).unicodeScalars.first
    return (scalar.map(LetterKind.init) ?? .other, bytes.count)
  }
}
