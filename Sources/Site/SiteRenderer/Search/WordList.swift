/// Words as UTF-8, one behind another in one array.
struct WordList: Equatable, Sendable {
  private(set) var bytes: [UInt8] = []
  /// Where each word ends among the bytes.
  private(set) var ends: [UInt32] = []

  /// No words.
  init() {}

  init(_ words: [[UInt8]]) { for word in words { append(word[...]) } }

  /// So many words.
  /// - Parameters:
  ///   - count: How many.
  ///   - byteCount: How many bytes they have together.
  ///   - write: Adds the bytes of each.
  init(count: Int, byteCount: Int, _ write: (Int, inout OutputSpan<UInt8>) -> Void) {
    ends.reserveCapacity(count)
    bytes = Array(capacity: byteCount) { bytes in
      for place in 0..<count {
        write(place, &bytes)
        ends.append(UInt32(bytes.count))
      }
    }
  }

  /// Words that were kept, or `nil` where these do not end where the bytes do.
  init?(bytes: [UInt8], ends: [UInt32]) {
    guard Int(ends.last ?? 0) == bytes.count, ends.isAscending else { return nil }
    self.bytes = bytes
    self.ends = ends
  }

  var count: Int { ends.count }
  var isEmpty: Bool { ends.isEmpty }
  var indices: Range<Int> { ends.indices }

  /// The word at a place.
  subscript(place: Int) -> ArraySlice<UInt8> { bytes[range(of: place)] }

  /// The bytes that the word at a place has.
  func range(of place: Int) -> Range<Int> { start(of: place)..<Int(ends[place]) }

  mutating func append(_ word: ArraySlice<UInt8>) {
    bytes += word
    ends.append(UInt32(bytes.count))
  }

  /// Adds words of another list.
  mutating func append(_ places: Range<Int>, of other: Self) {
    guard !places.isEmpty else { return }
    let (start, size) = (other.start(of: places.lowerBound), bytes.count)
    bytes += other.bytes[start..<Int(other.ends[places.upperBound - 1])]
    for end in other.ends[places] { ends.append(UInt32(Int(end) - start + size)) }
  }

  mutating func reserveCapacity(_ count: Int, bytes byteCount: Int) {
    ends.reserveCapacity(count)
    bytes.reserveCapacity(byteCount)
  }

  private func start(of place: Int) -> Int { place == 0 ? 0 : Int(ends[place - 1]) }
}

extension WordList {
  /// The first of some places whose word fulfills a condition that all words behind it fulfill too; their end
  /// where there is none.
  func firstPlace(
    in places: Range<Int>,
    where condition: (ArraySlice<UInt8>) -> Bool
  ) -> Int {
    var (low, high) = (places.lowerBound, places.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [UInt32] {
  /// Whether no number is smaller than the one before it.
  var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}

/// Whether a word comes before another by units of UTF-16, in which scripts compare.
func precedesInScripts(_ first: some Sequence<UInt8>, _ second: some Sequence<UInt8>) -> Bool {
  first.lexicographicallyPrecedes(second) { scriptRank($0) < scriptRank($1) }
}

/// The place of a byte of UTF-8 in the order of UTF-16.
///
/// That is the bytes' own order but for those that begin what UTF-16 has two units for.
func scriptRank(_ byte: UInt8) -> UInt8 {
  switch byte {
  case 0xEE, 0xEF: byte + 5
  case 0xF0...: byte - 2
  default: byte
  }
}
