/// Words, each with the number that it got when it was first met.
struct WordTable: Sendable {
  /// The words by their numbers.
  private(set) var words = WordList()
  private var hashes: [UInt64] = []
  /// The numbers of the words, each at the first free place from its hash on; `free` elsewhere.
  ///
  /// As many as a power of two, and at least half of them free.
  private var slots = [Int32](repeating: Self.free, count: 256)

  private static let free: Int32 = -1

  /// How many words there are.
  var count: Int { words.count }

  /// The word with a number.
  subscript(number: Int) -> ArraySlice<UInt8> { words[number] }

  /// The number of a word, which it gets now if it is a new one.
  mutating func number(of word: ArraySlice<UInt8>) -> Int { number(of: word, hash: WordHash(word)) }

  /// The number of another table's word.
  mutating func number(of number: Int, in other: Self) -> Int {
    self.number(of: other[number], hash: WordHash(value: other.hashes[number]))
  }

  /// The number of a word whose hash is known.
  mutating func number(of word: ArraySlice<UInt8>, hash: WordHash) -> Int {
    let hash = hash.value
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != Self.free {
      let number = Int(slots[slot])
      if hashes[number] == hash, isEqual(number, word) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = words.count
    slots[slot] = Int32(number)
    words.append(word)
    hashes.append(hash)
    if 2 * words.count > slots.count { grow() }
    return number
  }

  /// Whether a number is that of a word; in place, since nearly every look-up comes here once.
  private func isEqual(_ number: Int, _ word: ArraySlice<UInt8>) -> Bool {
    let range = words.range(of: number)
    guard range.count == word.count else { return false }
    var place = range.lowerBound
    for index in word.startIndex..<word.endIndex {
      guard words.bytes[place] == word[index] else { return false }
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
struct WordHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// That of no bytes.
  init() {}

  init(value: UInt64) { self.value = value }

  init(_ word: ArraySlice<UInt8>) { for byte in word { add(byte) } }

  @inline(__always)
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}

/// The ranks of a word's first eight bytes as one number, which decides for nearly all words.
private func scriptOrder(_ word: ArraySlice<UInt8>) -> UInt64 {
  var key: UInt64 = 0
  for byte in word.prefix(8) { key = key << 8 | UInt64(scriptRank(byte)) }
  return key << UInt64(8 * (8 - min(8, word.count)))
}
