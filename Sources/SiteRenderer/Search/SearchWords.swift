/// The words by which a text is found.
///
/// A name is found whole, without its sign and underscores, and by the parts of its camelCase:
/// `@StateObject` by `@stateobject`, `stateobject`, `state` and `object`, and `task(id:)` by itself,
/// `task` and `id`. The theme's `words.js` splits queries the same way;
/// `Tests/Fixtures/search-words.json` holds both to it.
struct SearchWords {
  private let scalars: [Unicode.Scalar]
  private let kinds: [Kind]
  /// The scalars of ASCII in lower case; `notASCII` for another one.
  private let lowercase: [UInt8]
  private var words: [String] = []

  private static let notASCII: UInt8 = 0xFF

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

  /// The words in reading order, a name's forms one after another.
  static func words(of text: String) -> [String] {
    var reader = Self(text)
    reader.read()
    return reader.words
  }

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    kinds = scalars.map(Self.kind)
    lowercase = zip(scalars, kinds).map { scalar, kind in
      guard scalar.isASCII else { return Self.notASCII }
      return UInt8(scalar.value) | (kind == .upper ? 0x20 : 0)
    }
  }

  private mutating func read() {
    var index = 0
    while index < scalars.count {
      switch kinds[index] {
      case .upper, .lower, .letter: index = readName(from: index)
      case .digit: index = readNumber(from: index)
      case .other: index += 1
      case .underscore:
        let end = run(.underscore, from: index)
        let isName = end < scalars.count && kinds[end].isLetter
        index = isName ? readName(from: index) : end
      }
    }
  }

  /// Digits, and one dot with more digits.
  private mutating func readNumber(from start: Int) -> Int {
    var end = run(.digit, from: start)
    if end + 1 < scalars.count, scalars[end] == ".", kinds[end + 1] == .digit {
      end = run(.digit, from: end + 1)
    }
    if end - start <= Self.longestWord { words.append(text(start..<end)) }
    return end
  }

  /// A name with its sign before it and its argument labels behind it.
  private mutating func readName(from start: Int) -> Int {
    let end = kinds[start...].firstIndex { !$0.isName } ?? scalars.count
    let isSigned = start > 0 && (scalars[start - 1] == "@" || scalars[start - 1] == "#")
    let labels = labels(from: end)
    let close = labels.last.map { $0.upperBound + 2 } ?? end
    guard close - start <= Self.longestWord else { return close }
    let first = words.count
    if isSigned || !labels.isEmpty { add((isSigned ? start - 1 : start)..<close, first) }
    for name in [start..<end] + labels { addForms(of: name, since: first) }
    return close
  }

  /// The labels of `(of:initial:)`, without colons.
  private func labels(from open: Int) -> [Range<Int>] {
    guard open < scalars.count, scalars[open] == "(" else { return [] }
    var labels: [Range<Int>] = []
    var start = open + 1
    while start < scalars.count, kinds[start].isLetter || kinds[start] == .underscore {
      let end = kinds[start...].firstIndex { !$0.isName } ?? scalars.count
      guard end < scalars.count, scalars[end] == ":" else { return [] }
      labels.append(start..<end)
      start = end + 1
    }
    return start < scalars.count && scalars[start] == ")" ? labels : []
  }

  private mutating func addForms(of name: Range<Int>, since first: Int) {
    add(name, first)
    let plain = name.drop { kinds[$0] == .underscore }
    guard !plain.isEmpty else { return }
    if plain.count < name.count { add(plain, first) }
    let parts = parts(of: plain)
    guard parts.count > 1 || parts.first != plain else { return }
    for (index, part) in parts.enumerated() {
      if part.count > 1 { add(part, first) }
      // LazyVStack is also found as VStack.
      if index > 0, index < parts.count - 1 {
        add(part.lowerBound..<plain.upperBound, first)
      }
    }
  }

  /// The parts of a camelCase name: `LazyVStack` is Lazy, V, Stack; `URLTask` is URL, Task.
  private func parts(of name: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = name.lowerBound
    while start < name.upperBound {
      var end = run(kinds[start], from: start)
      switch kinds[start] {
      case .upper:
        let isWord = end < name.upperBound && kinds[end] == .lower
        if isWord, end - start > 1 {
          end -= 1
        } else if isWord {
          end = run(.lower, from: end)
        }
        parts.append(start..<end)
      case .lower, .letter, .digit: parts.append(start..<end)
      case .underscore, .other: break
      }
      start = end
    }
    return parts
  }

  /// Adds a word unless the same name has given it already.
  private mutating func add(_ range: Range<Int>, _ first: Int) {
    let word = text(range)
    if !words[first...].contains(word) { words.append(word) }
  }

  private func run(_ kind: Kind, from start: Int) -> Int {
    kinds[start...].firstIndex { $0 != kind } ?? scalars.count
  }

  private func text(_ range: Range<Int>) -> String {
    let bytes = lowercase[range]
    if !bytes.contains(Self.notASCII) { return String(decoding: bytes, as: UTF8.self) }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view).lowercased()
  }

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
