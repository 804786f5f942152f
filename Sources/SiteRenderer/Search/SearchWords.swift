/// Reads the words by which texts are found.
///
/// A name is found whole, without its sign and underscores, and by the parts of its camelCase:
/// `@StateObject` by `@stateobject`, `stateobject`, `state` and `object`, and `task(id:)` by itself,
/// `task` and `id`. The theme's `words.js` splits queries the same way;
/// `Tests/Fixtures/search-words.json` holds both to it.
struct SearchWords: Sendable {
  /// The words of all texts that have been read.
  private(set) var table = WordTable()
  /// The numbers of the words of the last text in reading order, a name's forms one after another.
  private(set) var words: [Int] = []

  /// The last text, its letters of ASCII in lower case.
  private var bytes: [UInt8] = []
  /// What each byte belongs to.
  private var kinds: [Kind] = []
  private var isASCII = true
  /// The parts of the name that is being read.
  private var parts: [Range<Int>] = []

  /// A longer run of letters is no word that anyone looks for.
  private static let longestWord = 64

  private enum Kind: UInt8 {
    case upper
    case lower
    /// A letter without case.
    case letter
    case digit
    case underscore
    case other

    var isLetter: Bool { rawValue <= Self.letter.rawValue }
    var isName: Bool { self != .other }
  }

  /// Reads a text, whose words are then in `words`.
  mutating func read(_ text: String) {
    words.removeAll(keepingCapacity: true)
    take(text)
    var index = 0
    while index < kinds.count {
      switch kinds[index] {
      case .upper, .lower, .letter: index = readName(from: index)
      case .digit: index = readNumber(from: index)
      case .other: index += 1
      case .underscore:
        let end = endOfRun(from: index)
        let isName = end < kinds.count && kinds[end].isLetter
        index = isName ? readName(from: index) : end
      }
    }
  }

  private mutating func take(_ text: String) {
    bytes = Array(text.utf8)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    let known = Self.kindsOfASCII
    kinds =
      isASCII
      ? bytes.map { known[Int($0)] }
      : text.unicodeScalars.flatMap { repeatElement(Self.kind($0), count: UTF8.width($0)) }
    for index in bytes.indices where bytes[index] < 0x80 && kinds[index] == .upper {
      bytes[index] |= 0x20
    }
  }

  /// Digits, and one dot with more digits.
  private mutating func readNumber(from start: Int) -> Int {
    var end = endOfRun(from: start)
    if end + 1 < kinds.count, bytes[end] == UInt8(ascii: "."), kinds[end + 1] == .digit {
      end = endOfRun(from: end + 1)
    }
    if length(of: start..<end) <= Self.longestWord { words.append(number(of: start..<end)) }
    return end
  }

  /// A name with its sign before it and its argument labels behind it.
  private mutating func readName(from start: Int) -> Int {
    let end = endOfName(from: start)
    let labels = labels(from: end)
    let close = labels.last.map { $0.upperBound + 2 } ?? end
    guard length(of: start..<close) <= Self.longestWord else { return close }
    let first = words.count
    let isSigned =
      start > 0 && (bytes[start - 1] == UInt8(ascii: "@") || bytes[start - 1] == UInt8(ascii: "#"))
    if isSigned || !labels.isEmpty { add((isSigned ? start - 1 : start)..<close, first) }
    addForms(of: start..<end, since: first)
    for label in labels { addForms(of: label, since: first) }
    return close
  }

  /// The labels of `(of:initial:)`, without colons.
  private func labels(from open: Int) -> [Range<Int>] {
    guard open < bytes.count, bytes[open] == UInt8(ascii: "(") else { return [] }
    var labels: [Range<Int>] = []
    var start = open + 1
    while start < bytes.count, kinds[start].isLetter || kinds[start] == .underscore {
      let end = endOfName(from: start)
      guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return [] }
      labels.append(start..<end)
      start = end + 1
    }
    return start < bytes.count && bytes[start] == UInt8(ascii: ")") ? labels : []
  }

  private mutating func addForms(of name: Range<Int>, since first: Int) {
    add(name, first)
    var start = name.lowerBound
    while start < name.upperBound, kinds[start] == .underscore { start += 1 }
    let plain = start..<name.upperBound
    guard !plain.isEmpty else { return }
    if plain.count < name.count { add(plain, first) }
    // Most names have one part.
    guard endOfPart(from: start, in: plain) < plain.upperBound else { return }
    readParts(of: plain)
    for (index, part) in parts.enumerated() {
      if length(of: part) > 1 { add(part, first) }
      // LazyVStack is also found as VStack.
      if index > 0, index < parts.count - 1 {
        add(part.lowerBound..<plain.upperBound, first)
      }
    }
  }

  /// Finds the parts of a camelCase name: `LazyVStack` is Lazy, V, Stack; `URLTask` is URL, Task.
  private mutating func readParts(of name: Range<Int>) {
    parts.removeAll(keepingCapacity: true)
    var start = name.lowerBound
    while start < name.upperBound {
      let end = endOfPart(from: start, in: name)
      if kinds[start] != .underscore { parts.append(start..<end) }
      start = end
    }
  }

  private func endOfPart(from start: Int, in name: Range<Int>) -> Int {
    let end = endOfRun(from: start)
    guard kinds[start] == .upper, end < name.upperBound, kinds[end] == .lower else { return end }
    // The last capital belongs to the word behind it.
    var last = end - 1
    while bytes[last] & 0xC0 == 0x80 { last -= 1 }
    return last > start ? last : endOfRun(from: end)
  }

  /// Adds a word unless the same name has given it already.
  private mutating func add(_ range: Range<Int>, _ first: Int) {
    let number = number(of: range)
    for index in first..<words.count where words[index] == number { return }
    words.append(number)
  }

  private mutating func number(of range: Range<Int>) -> Int {
    let word = bytes[range]
    if isASCII || word.allSatisfy({ $0 < 0x80 }) { return table.number(of: word) }
    return table.number(of: Array(String(decoding: word, as: UTF8.self).lowercased().utf8)[...])
  }

  /// The end of the bytes of one kind.
  private func endOfRun(from start: Int) -> Int {
    var end = start + 1
    while end < kinds.count, kinds[end] == kinds[start] { end += 1 }
    return end
  }

  private func endOfName(from start: Int) -> Int {
    var end = start
    while end < kinds.count, kinds[end].isName { end += 1 }
    return end
  }

  /// How many letters and signs some bytes are.
  private func length(of range: Range<Int>) -> Int {
    isASCII ? range.count : bytes[range].count { $0 & 0xC0 != 0x80 }
  }

  private static let kindsOfASCII = (0..<0x80).map { kind(Unicode.Scalar(UInt8($0))) }

  private static func kind(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "a"..."z": return .lower
    case "A"..."Z": return .upper
    case "0"..."9": return .digit
    case "_": return .underscore
    case _ where scalar.isASCII: return .other
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter: return .upper
    case .lowercaseLetter: return .lower
    case .otherLetter, .titlecaseLetter, .modifierLetter: return .letter
    case .decimalNumber, .letterNumber, .otherNumber: return .digit
    default: return .other
    }
  }
}
