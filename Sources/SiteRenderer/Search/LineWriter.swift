/// Writes words with their sections as lines of the index.
///
/// A line has a group for each level from the highest: the level, then the distances from section to
/// section. One that keeps only the best sections has the number of all behind a `*`.
struct LineWriter {
  /// By levels: the last section of each.
  private var last = [Int](repeating: -1, count: Posting.highestLevel + 1)
  /// By levels: how many bytes the distances have, then where the next one goes.
  private var places = [Int](repeating: 0, count: Posting.highestLevel + 1)
  /// A bit for each level that any section has.
  private var levels: UInt32 = 0
  /// The lowest level that is kept, and how many sections of it are.
  private var least = (level: 0, count: Int.max)

  /// How many bytes `write` takes for a word of some length.
  mutating func size(
    ofWord length: Int,
    with list: some Collection<Posting>,
    of count: Int,
    keeping most: Int
  ) -> Int {
    let mark = count > most ? "*\(count)".utf8.count : 0
    return length + mark + measure(list, keeping: most)
  }

  /// Puts the line of a word into the place of other bytes.
  /// - Parameters:
  ///   - word: The word.
  ///   - list: Its sections in ascending order.
  ///   - count: How many it has in all.
  ///   - most: How many are kept.
  ///   - text: Where the line goes.
  ///   - place: Where it begins there; then where it ends.
  mutating func write(
    _ word: ArraySlice<UInt8>,
    with list: some Collection<Posting>,
    of count: Int,
    keeping most: Int,
    to text: inout [UInt8],
    at place: inout Int
  ) {
    text.write(word, at: &place)
    if count > most { text.write("*\(count)".utf8, at: &place) }
    _ = measure(list, keeping: most)
    for level in Self.descending(levels) {
      text.write([UInt8(ascii: " "), searchDigit(level)], at: &place)
      let size = places[level]
      places[level] = place
      last[level] = -1
      place += size
    }
    var rest = least.count
    for posting in list where keeps(posting, &rest) {
      let (level, section) = (posting.level, posting.section)
      text.write(searchDigits: section - last[level] - 1, at: &places[level])
      last[level] = section
    }
  }

  /// Finds out what a line has of each level.
  /// - Returns: How many bytes that is.
  private mutating func measure(_ list: some Collection<Posting>, keeping most: Int) -> Int {
    levels = 0
    least = list.count > most ? Self.least(in: list, keeping: most) : (0, Int.max)
    var size = 0
    var rest = least.count
    for posting in list where keeps(posting, &rest) {
      let (level, section) = (posting.level, posting.section)
      if levels & (1 << level) == 0 {
        levels |= 1 << level
        last[level] = -1
        places[level] = 0
        size += 2
      }
      let width = searchDigitCount(section - last[level] - 1)
      places[level] += width
      size += width
      last[level] = section
    }
    return size
  }

  /// Whether the line has a section, of whose level so many may still be kept.
  @inline(__always)
  private func keeps(_ posting: Posting, _ rest: inout Int) -> Bool {
    if posting.level != least.level { return posting.level > least.level }
    rest -= 1
    return rest >= 0
  }

  /// The lowest level of the best sections, and how many of that level are among them.
  private static func least(
    in list: some Collection<Posting>,
    keeping most: Int
  ) -> (level: Int, count: Int) {
    var counts = [Int](repeating: 0, count: Posting.highestLevel + 1)
    for posting in list { counts[posting.level] += 1 }
    var rest = most
    for level in counts.indices.reversed() {
      if counts[level] >= rest { return (level, rest) }
      rest -= counts[level]
    }
    return (0, Int.max)
  }

  /// The levels of a set, the highest first.
  private static func descending(_ levels: UInt32) -> some Sequence<Int> {
    sequence(state: levels) { levels -> Int? in
      guard levels != 0 else { return nil }
      let level = UInt32.bitWidth - 1 - levels.leadingZeroBitCount
      levels &= ~(1 << level)
      return level
    }
  }
}

extension [UInt8] {
  /// Puts bytes into the place of others, and moves the place behind them.
  fileprivate mutating func write(_ bytes: some Sequence<UInt8>, at place: inout Int) {
    for byte in bytes {
      self[place] = byte
      place += 1
    }
  }
}
