/// All words that coloring knows, by their letters.
struct WordTable {
  static let all = Self()

  /// How many letters a word has at most; so many fit into a number.
  private static let longest = 15

  private struct Slot {
    let letters: UInt128
    let word: Word
  }

  /// Each word at the place that its letters give, or at the next one that was free.
  private var slots = [Slot?](repeating: nil, count: 256)
  /// A bit for each length that words with a first letter have.
  private var lengths = [UInt16](repeating: 0, count: 256)

  private init() {
    for word in Word.allCases {
      let letters = word.rawValue.utf8.reduce(0) { $0 << 8 | UInt128($1) }
      var place = Self.place(of: letters)
      while slots[place] != nil { place = (place + 1) & 255 }
      slots[place] = Slot(letters: letters, word: word)
      let count = word.rawValue.utf8.count
      if let first = word.rawValue.utf8.first { lengths[Int(first)] |= 1 << UInt16(count) }
    }
  }

  /// The word that some bytes are.
  func word(_ source: [UInt8], _ range: Range<Int>) -> Word? {
    guard range.count <= Self.longest,
      lengths[Int(source[range.lowerBound])] & 1 << UInt16(range.count) != 0
    else { return nil }
    var letters: UInt128 = 0
    for index in range { letters = letters &<< 8 | UInt128(source[index]) }
    var place = Self.place(of: letters)
    while let slot = slots[place] {
      if slot.letters == letters { return slot.word }
      place = (place + 1) & 255
    }
    return nil
  }

  private static func place(of letters: UInt128) -> Int {
    let folded = UInt64(truncatingIfNeeded: letters) ^ UInt64(truncatingIfNeeded: letters >> 64)
    return Int(truncatingIfNeeded: (folded &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }
}
