/// The words by which a name or number is found.
struct TokenForms {
  /// In lower case, in reading order; none of a token that is too long to be looked for.
  private(set) var words: [ArraySlice<UInt8>] = []

  /// The token, its letters of ASCII in lower case.
  private var bytes: [UInt8]
  /// What each byte belongs to.
  private let kinds: [LetterKind]
  private let isASCII: Bool

  /// - Parameters:
  ///   - token: The bytes of a `Token`.
  ///   - longest: How many letters and signs it can have, apart from the sign before it.
  init(_ token: ArraySlice<UInt8>, longest: Int) {
    bytes = Array(token)
    isASCII = token.isASCII
    kinds = isASCII ? bytes.map(LetterKind.init(ascii:)) : Self.kinds(of: bytes)
    for index in bytes.indices where bytes[index] < 0x80 && kinds[index] == .upper {
      bytes[index] |= 0x20
    }
    let isSigned = kinds[0] == .other
    let name = endOfName(from: isSigned ? 1 : 0)
    guard length(of: bytes.indices) - (isSigned ? 1 : 0) <= longest else { return }
    if kinds[0] == .digit {
      add(bytes.indices)
      return
    }
    if isSigned || name < bytes.count { add(bytes.indices) }
    addForms(of: (isSigned ? 1 : 0)..<name)
    var start = name + 1
    while start < bytes.count - 1 {
      let end = endOfName(from: start)
      addForms(of: start..<end)
      start = end + 1
    }
  }

  private mutating func addForms(of name: Range<Int>) {
    add(name)
    var start = name.lowerBound
    while start < name.upperBound, kinds[start] == .underscore { start += 1 }
    let plain = start..<name.upperBound
    guard !plain.isEmpty else { return }
    if plain.count < name.count { add(plain) }
    // Most names have one part.
    guard endOfPart(from: start, in: plain) < plain.upperBound else { return }
    let parts = parts(of: plain)
    for (index, part) in parts.enumerated() {
      if length(of: part) > 1 { add(part) }
      // LazyVStack is also found as VStack.
      if index > 0, index < parts.count - 1 { add(part.lowerBound..<plain.upperBound) }
    }
  }

  /// The parts of a camelCase name: `LazyVStack` is Lazy, V, Stack; `URLTask` is URL, Task.
  private func parts(of name: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = name.lowerBound
    while start < name.upperBound {
      let end = endOfPart(from: start, in: name)
      if kinds[start] != .underscore { parts.append(start..<end) }
      start = end
    }
    return parts
  }

  private func endOfPart(from start: Int, in name: Range<Int>) -> Int {
    let end = endOfRun(from: start)
    guard kinds[start] == .upper, end < name.upperBound, kinds[end] == .lower else { return end }
    // The last capital belongs to the word behind it.
    var last = end - 1
    while bytes[last] & 0xC0 == 0x80 { last -= 1 }
    return last > start ? last : endOfRun(from: end)
  }

  private mutating func add(_ range: Range<Int>) {
    let word = bytes[range]
    if isASCII || word.isASCII {
      words.append(word)
    } else {
      words.append(Array(String(decoding: word, as: UTF8.self).lowercased().utf8)[...])
    }
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

  private static func kinds(of bytes: [UInt8]) -> [LetterKind] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.flatMap { scalar in
      repeatElement(LetterKind(scalar), count: UTF8.width(scalar))
    }
  }
}
