/// Words, each with the number that it got when it was first met.
struct WordTable: Sendable {
  /// The keys of the words by their numbers.
  private var keys: [WordKey] = []
  /// The long words by their numbers.
  private var longWords: [Int: [UInt8]] = [:]
  /// The numbers of the words, each at the first free place from its key's hash on; `free` elsewhere.
  ///
  /// As many as a power of two, and at least half of them free.
  private var slots = [Int32](repeating: Int32(Self.free), count: 256)
  /// How far a hash is shifted for the place of a number.
  private var shift: UInt64 = 64 - 8

  private static let free = -1

  /// How many words there are.
  var count: Int { keys.count }

  /// The word with a number.
  subscript(number: Int) -> [UInt8] {
    let key = keys[number]
    if key.isLong { return longWords[number] ?? [] }
    return Array(capacity: key.byteCount) { key.write(to: &$0) }
  }

  /// Some of the words.
  func list(of numbers: [Int]) -> WordList {
    let size = numbers.reduce(0) { size, number in
      size + (keys[number].isLong ? self[number].count : keys[number].byteCount)
    }
    return WordList(count: numbers.count, byteCount: size) { place, bytes in
      let key = keys[numbers[place]]
      if key.isLong {
        for byte in self[numbers[place]] { bytes.append(byte) }
      } else {
        key.write(to: &bytes)
      }
    }
  }

  /// The number of a word, which it gets now if it is a new one.
  mutating func number(of word: ArraySlice<UInt8>) -> Int {
    number(of: word, key: WordKey(word.span))
  }

  /// The number of a word whose key is known.
  mutating func number(of word: ArraySlice<UInt8>, key: WordKey) -> Int {
    guard key.isLong else { return number(of: key) }
    let (number, slot) = find(key) { longWords[$0]?.elementsEqual(word) ?? false }
    if number == Self.free { longWords[count] = Array(word) }
    return number == Self.free ? add(key, at: slot) : number
  }

  /// The number of a short word.
  @inline(__always)
  mutating func number(of key: WordKey) -> Int {
    let (number, slot) = find(key) { _ in true }
    return number == Self.free ? add(key, at: slot) : number
  }

  /// The numbers here of all words of another table, by their numbers there.
  mutating func numbers(ofWordsIn other: Self) -> [Int32] {
    other.keys.indices.map { number in
      let key = other.keys[number]
      guard key.isLong else { return Int32(self.number(of: key)) }
      return Int32(self.number(of: other[number][...], key: key))
    }
  }

  /// The number of a word if it has one, and where that is or would be.
  @inline(__always)
  private func find(_ key: WordKey, where isMeant: (Int) -> Bool) -> (number: Int, slot: Int) {
    var slot = Int(truncatingIfNeeded: key.hash &>> shift)
    while true {
      let number = Int(slots[slot])
      if number == Self.free || keys[number] == key && isMeant(number) { return (number, slot) }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
  }

  private mutating func add(_ key: WordKey, at slot: Int) -> Int {
    let number = count
    slots[slot] = Int32(number)
    keys.append(key)
    if 2 * count > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    slots = [Int32](repeating: Int32(Self.free), count: 2 * slots.count)
    shift -= 1
    for (number, key) in keys.enumerated() {
      slots[find(key) { _ in false }.slot] = Int32(number)
    }
  }

  /// The numbers of all words in the order in which the theme's scripts compare them.
  var sorted: [Int] {
    keys.indices
      .map { (order: UInt64(truncatingIfNeeded: order(of: $0) >> 64), number: $0) }
      .sorted { first, second in
        first.order != second.order
          ? first.order < second.order : precedes(first.number, second.number)
      }
      .map(\.number)
  }

  private func precedes(_ first: Int, _ second: Int) -> Bool {
    let orders = (order(of: first), order(of: second))
    return orders.0 != orders.1 ? orders.0 < orders.1 : precedesInScripts(self[first], self[second])
  }

  /// The ranks of a word's first sixteen bytes as one number.
  private func order(of number: Int) -> UInt128 {
    let key = keys[number]
    if !key.isLong, key.isASCII { return key.shifted }
    var order: UInt128 = 0
    let word = self[number].prefix(16)
    for byte in word { order = order << 8 | UInt128(scriptRank(byte)) }
    return order << (8 * (16 - word.count))
  }
}
