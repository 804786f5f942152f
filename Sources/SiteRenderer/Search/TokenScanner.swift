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

  /// The kinds of the letters and signs of ASCII.
  static let ofASCII = (0..<0x80).map { Self(Unicode.Scalar(UInt8($0))) }

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z": self = .lower
    case "A"..."Z": self = .upper
    case "0"..."9": self = .digit
    case "_": self = .underscore
    case _ where scalar.isASCII: self = .other
    default:
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

/// Finds the names and numbers in a text in UTF-8.
struct TokenScanner {
  private let text: [UInt8]
  private let kindsOfASCII = LetterKind.ofASCII

  init(_ text: [UInt8]) { self.text = text }

  /// The first name or number from a place on, with the hash of its bytes.
  ///
  /// A name has its sign before it and its argument labels behind it.
  func token(from start: Int) -> (range: Range<Int>, hash: WordHash)? {
    var index = start
    while index < text.count {
      let (kind, width) = letter(at: index)
      switch kind {
      case .upper, .lower, .letter: return name(from: index)
      case .digit: return number(from: index)
      case .other: index += width
      case .underscore:
        var end = index + 1
        while end < text.count, text[end] == UInt8(ascii: "_") { end += 1 }
        if end < text.count, letter(at: end).kind.isLetter { return name(from: index) }
        index = end
      }
    }
    return nil
  }

  private func name(from start: Int) -> (range: Range<Int>, hash: WordHash) {
    var hash = WordHash()
    var first = start
    if start > 0, text[start - 1] == UInt8(ascii: "@") || text[start - 1] == UInt8(ascii: "#") {
      first = start - 1
      hash.add(text[first])
    }
    var end = endOfName(from: start, &hash)
    if let close = endOfLabels(from: end) {
      for index in end..<close { hash.add(text[index]) }
      end = close
    }
    return (first..<end, hash)
  }

  /// Digits, and one dot with more digits.
  private func number(from start: Int) -> (range: Range<Int>, hash: WordHash) {
    var hash = WordHash()
    var end = endOfDigits(from: start, &hash)
    if end + 1 < text.count, text[end] == UInt8(ascii: "."), letter(at: end + 1).kind == .digit {
      hash.add(text[end])
      end = endOfDigits(from: end + 1, &hash)
    }
    return (start..<end, hash)
  }

  /// Where `(of:initial:)` ends; `nil` where no such labels begin.
  private func endOfLabels(from open: Int) -> Int? {
    guard open < text.count, text[open] == UInt8(ascii: "(") else { return nil }
    var hash = WordHash()
    var start = open + 1
    while start < text.count {
      let kind = letter(at: start).kind
      guard kind.isLetter || kind == .underscore else { break }
      let end = endOfName(from: start, &hash)
      guard end < text.count, text[end] == UInt8(ascii: ":") else { return nil }
      start = end + 1
    }
    guard start > open + 1, start < text.count, text[start] == UInt8(ascii: ")") else { return nil }
    return start + 1
  }

  private func endOfName(from start: Int, _ hash: inout WordHash) -> Int {
    end(of: { $0.isName }, from: start, &hash)
  }

  private func endOfDigits(from start: Int, _ hash: inout WordHash) -> Int {
    end(of: { $0 == .digit }, from: start, &hash)
  }

  /// Where letters of some kinds end.
  @inline(__always)
  private func end(
    of isIncluded: (LetterKind) -> Bool,
    from start: Int,
    _ hash: inout WordHash
  ) -> Int {
    var end = start
    while end < text.count {
      let byte = text[end]
      if byte < 0x80 {
        guard isIncluded(kindsOfASCII[Int(byte)]) else { break }
        hash.add(byte)
        end += 1
      } else {
        let (kind, width) = wideLetter(at: end)
        guard isIncluded(kind) else { break }
        for index in end..<end + width { hash.add(text[index]) }
        end += width
      }
    }
    return end
  }

  /// What stands at a place, and how many bytes it has.
  @inline(__always)
  private func letter(at index: Int) -> (kind: LetterKind, width: Int) {
    let byte = text[index]
    return byte < 0x80 ? (kindsOfASCII[Int(byte)], 1) : wideLetter(at: index)
  }

  private func wideLetter(at index: Int) -> (kind: LetterKind, width: Int) {
    let width = text[index] < 0xE0 ? 2 : text[index] < 0xF0 ? 3 : 4
    let end = min(index + width, text.count)
    let scalar = String(decoding: text[index..<end], as: UTF8.self).unicodeScalars.first
    return (scalar.map(LetterKind.init) ?? .other, end - index)
  }
}
