/// Words as UTF-8, each with the number that it got when it was first met.
struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each word ends among the bytes.
  private var ends: [Int] = []
  private var hashes: [UInt64] = []
  /// The numbers of the words, each at the first free place from its hash on; `free` elsewhere.
  ///
  /// As many as a power of two, and at least half of them free.
  private var slots = [Int32](repeating: Self.free, count: 256)

  private static let free: Int32 = -1

  /// How many words there are.
  var count: Int { ends.count }

  /// The word with a number.
  subscript(number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }

  /// The number of a word, which it gets now if it is a new one.
  mutating func number(of word: ArraySlice<UInt8>) -> Int {
    let hash = mixed(word)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != Self.free {
      let number = Int(slots[slot])
      if hashes[number] == hash, isEqual(number, word) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = ends.count
    slots[slot] = Int32(number)
    bytes += word
    ends.append(bytes.count)
    hashes.append(hash)
    if 2 * ends.count > slots.count { grow() }
    return number
  }

  /// Whether a number is that of a word; in place, since nearly every look-up comes here once.
  private func isEqual(_ number: Int, _ word: ArraySlice<UInt8>) -> Bool {
    var place = number == 0 ? 0 : ends[number - 1]
    guard ends[number] - place == word.count else { return false }
    for byte in word {
      guard bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: Self.free, count: 2 * slots.count)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  /// The numbers of all words in the order in which the theme's scripts compare them.
  var sorted: [Int] {
    (0..<count)
      .map { (key: scriptOrder(self[$0]), number: $0) }
      .sorted { first, second in
        first.key == second.key
          ? precedesInScripts(self[first.number], self[second.number]) : first.key < second.key
      }
      .map(\.number)
  }
}

/// A number for a word that says nothing about it, after Fowler, Noll and Vo.
func mixed(_ word: some Sequence<UInt8>) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in word { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  return hash
}

/// Whether a word comes before another by units of UTF-16, in which scripts compare.
func precedesInScripts(_ first: some Sequence<UInt8>, _ second: some Sequence<UInt8>) -> Bool {
  first.lexicographicallyPrecedes(second) { rank($0) < rank($1) }
}

/// The ranks of a word's first eight bytes as one number, which decides for nearly all words.
private func scriptOrder(_ word: ArraySlice<UInt8>) -> UInt64 {
  var key: UInt64 = 0
  for byte in word.prefix(8) { key = key << 8 | UInt64(rank(byte)) }
  return key << UInt64(8 * (8 - min(8, word.count)))
}

/// The place of a byte of UTF-8 in the order of UTF-16.
///
/// That is the bytes' own order but for those that begin what UTF-16 has two units for.
private func rank(_ byte: UInt8) -> UInt8 {
  switch byte {
  case 0xEE, 0xEF: byte + 5
  case 0xF0...: byte - 2
  default: byte
  }
}
