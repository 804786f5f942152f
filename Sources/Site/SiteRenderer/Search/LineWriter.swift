/// Writes words with their sections as lines of the index.
///
/// A line has a group for each level from the highest: the level, then the distances from section to
/// section. One that keeps only the best sections has the number of all behind a `*`.
struct LineWriter {
  private typealias ByLevel = InlineArray<32, Int>

  /// By levels: the section from which the next distance is counted.
  private var next = ByLevel(repeating: 0)
  /// By levels: how many bytes the distances have, then where the next one goes.
  private var places = ByLevel(repeating: 0)
  /// A bit for each level that any section has.
  private var levels: UInt32 = 0

  /// How many bytes `write` takes for a word of some length.
  mutating func size(
    ofWord length: Int,
    with list: ArraySlice<Posting>,
    of count: Int,
    keeping most: Int
  ) -> Int {
    measure((list.count > most ? list.best(most) : list).span)
    var size = length + (count > most ? "*\(count)".utf8.count : 0)
    while let level = takeLevel() {
      size += 2 + places[level]
      places[level] = 0
    }
    return size
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
    with list: ArraySlice<Posting>,
    of count: Int,
    keeping most: Int,
    to text: inout MutableSpan<UInt8>,
    at place: inout Int
  ) {
    text.write(word.span, at: &place)
    if count > most { text.write(Array("*\(count)".utf8).span, at: &place) }
    let best = list.count > most ? list.best(most) : list
    let postings = best.span
    measure(postings)
    let present = levels
    while let level = takeLevel() {
      text[place] = UInt8(ascii: " ")
      text[place + 1] = searchDigit(level)
      (places[level], place) = (place + 2, place + 2 + places[level])
    }
    for index in postings.indices {
      let (level, section) = (postings[index].level, postings[index].section)
      text.write(searchDigits: section &- next[level], at: &places[level])
      next[level] = section &+ 1
    }
    levels = present
    while let level = takeLevel() { places[level] = 0 }
  }

  /// Finds out which levels a line has, and how many bytes the distances of each.
  private mutating func measure(_ list: Span<Posting>) {
    for index in list.indices {
      let (level, section) = (list[index].level, list[index].section)
      levels |= 1 << level
      places[level] &+= searchDigitCount(section &- next[level])
      next[level] = section &+ 1
    }
  }

  /// Takes the highest level out of those that are present; the next distance of it is the first one.
  private mutating func takeLevel() -> Int? {
    guard levels != 0 else { return nil }
    let level = UInt32.bitWidth - 1 - levels.leadingZeroBitCount
    levels &= ~(1 << level)
    next[level] = 0
    return level
  }
}

extension ArraySlice<Posting> {
  /// So many of the highest levels, and of the lowest of these the first.
  fileprivate func best(_ most: Int) -> Self {
    var counts = [Int](repeating: 0, count: Posting.highestLevel + 1)
    for posting in self { counts[posting.level] += 1 }
    var (least, rest) = (Posting.highestLevel, most)
    while counts[least] < rest {
      rest -= counts[least]
      least -= 1
    }
    return self[...].filter { posting in
      if posting.level == least { rest -= 1 }
      return posting.level > least || posting.level == least && rest >= 0
    }[...]
  }
}

extension MutableSpan<UInt8> {
  /// Puts bytes into the place of others, and moves the place behind them.
  fileprivate mutating func write(_ bytes: Span<UInt8>, at place: inout Int) {
    for index in bytes.indices { self[place + index] = bytes[index] }
    place += bytes.count
  }
}
