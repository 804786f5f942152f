/// The words that find a token, in lowercase and without duplicates.
///
/// They are the token itself, each of its names without sign and underscores, and the parts of camel-case
/// names: `LazyVStack` is found by `lazyvstack`, `lazy`, `vstack` and `stack`, `@State` by `@state`
/// and `state`, `$name` by `$` and `name`, `task(id:)` by itself, `task` and `id`, and `v1.2.3` also by `1.2.3`.
struct TokenForms {
  private(set) var words: [String] = []
  private let bytes: [UInt8]
  private let kinds: [CharacterKind]

  /// Longer tokens are not worth indexing.
  private static let maxLength = 64

  /// - Parameter token: One of `Tokens`.
  init(of token: String) {
    bytes = Array(token.utf8)
    kinds = CharacterKind.kinds(of: token)
    let start = kinds[0] == .other ? 1 : 0
    guard token.unicodeScalars.count - start <= Self.maxLength else { return }
    // Any name can have this sign, so that it is one word.
    add(bytes[0] == UInt8(ascii: "$") ? 0..<1 : bytes.indices)
    guard kinds[0] != .digit else { return }
    // No other token contains a dot.
    if bytes.contains(UInt8(ascii: ".")) {
      add(bytes.indices.dropFirst())
      return
    }
    for name in bytes.indices.split(whereSeparator: { !kinds[$0].isInName }) { addForms(of: name) }
  }

  private mutating func addForms(of name: Range<Int>) {
    add(name)
    let plain = name.drop { kinds[$0] == .underscore }
    guard !plain.isEmpty else { return }
    add(plain)
    let parts = parts(of: plain)
    for (index, part) in parts.enumerated() {
      if bytes[part].count(where: { $0 & 0xC0 != 0x80 }) > 1 { add(part) }
      // LazyVStack is also found as VStack.
      if index > 0, index < parts.count - 1 { add(part.lowerBound..<plain.upperBound) }
    }
  }

  /// The parts of a camel-case name: `LazyVStack` is Lazy, V and Stack, `URLTask` is URL and Task.
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
    func endOfKind(from start: Int) -> Int {
      name[start...].first { kinds[$0] != kinds[start] } ?? name.upperBound
    }
    let end = endOfKind(from: start)
    guard kinds[start] == .uppercase, end < name.upperBound, kinds[end] == .lowercase else {
      return end
    }
    // The last capital belongs to the lowercase letters after it.
    var last = end - 1
    while bytes[last] & 0xC0 == 0x80 { last -= 1 }
    return last > start ? last : endOfKind(from: end)
  }

  private mutating func add(_ range: Range<Int>) {
    let word = String(decoding: bytes[range], as: UTF8.self).lowercased()
    if !words.contains(word) { words.append(word) }
  }
}
