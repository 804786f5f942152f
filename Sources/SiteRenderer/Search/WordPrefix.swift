import Guidelines

/// A beginning of words that is spread over too many pieces, and the sections that answer it best.
struct WordPrefix: Equatable, Sendable {
  let beginning: [UInt8]
  /// Like that of a word.
  let line: [UInt8]

  /// A beginning of a word is looked up in at most so many pieces.
  private static let mostShards = 2
  private static let mostSections = 16

  /// All beginnings that words in too many pieces share, in order; one comes before the longer ones.
  /// - Parameters:
  ///   - words: The words.
  ///   - pieces: Their pieces.
  ///   - sectionCount: How many sections there are.
  ///   - known: Those that are still as they were.
  /// - Returns: The beginnings with their lines.
  static func all(
    of words: WordList,
    _ pieces: [WordShards.Piece],
    sectionCount: Int,
    reusing known: [[UInt8]: Self] = [:]
  ) -> [Self] {
    spread(words, pieces).concurrentMap { places, length in
      let beginning = Array(words[places.lowerBound].prefix(length))
      if let prefix = known[beginning] { return prefix }
      let (found, count) = best(of: places, pieces, sectionCount: sectionCount)
      let best = found[...]
      var writer = LineWriter()
      let size = writer.size(ofWord: length, with: best, of: count, keeping: mostSections)
      var line = [UInt8](repeating: 0, count: size)
      var text = line.mutableSpan
      var place = 0
      writer.write(
        beginning[...],
        with: best,
        of: count,
        keeping: mostSections,
        to: &text,
        at: &place
      )
      return Self(beginning: beginning, line: line)
    }
  }

  /// The places of the words with each such beginning, and how many bytes that has.
  private static func spread(
    _ words: WordList,
    _ pieces: [WordShards.Piece]
  ) -> [(places: Range<Int>, length: Int)] {
    var found: [(places: Range<Int>, length: Int)] = []
    // What begins a piece's last word and the first one so many pieces further is in all of them.
    for (piece, far) in zip(pieces, pieces.dropFirst(mostShards)) {
      let (last, first) = (piece.places.upperBound - 1, far.places.lowerBound)
      for length in sharedLengths(words[last], words[first]) {
        let before = found.last { $0.length == length }
        if let before, before.places.contains(last) { continue }
        let beginning = words[last].prefix(length)
        let start = words.firstPlace(in: 0..<last) { !precedesInScripts($0, beginning) }
        let end = words.firstPlace(in: first..<words.count) { !$0.starts(with: beginning) }
        found.append((start..<end, length))
      }
    }
    return found
  }

  /// How many bytes the beginnings have that two words share, the shortest first; each ends with a letter.
  private static func sharedLengths(
    _ first: ArraySlice<UInt8>,
    _ second: ArraySlice<UInt8>
  ) -> [Int] {
    let shared = zip(first, second).prefix { $0 == $1 }.count
    return (1..<max(1, shared + 1)).filter { length in
      length == first.count || first[first.startIndex + length] & 0xC0 != 0x80
    }
  }

  /// Those sections of several words that a prefix can keep, and how many there are in all.
  ///
  /// Each has the best level of its words: a word that stands in most sections says little, so its
  /// levels count less.
  private static func best(
    of places: Range<Int>,
    _ pieces: [WordShards.Piece],
    sectionCount: Int
  ) -> (best: [Posting], count: Int) {
    var levels = [UInt8](repeating: 0, count: sectionCount)
    for piece in pieces where piece.places.overlaps(places) {
      for place in piece.places.clamped(to: places) {
        piece.lists[place - piece.places.lowerBound].raise(&levels)
      }
    }
    var counts = [Int](repeating: 0, count: Posting.highestLevel + 1)
    for level in levels { counts[Int(level)] += 1 }
    var least = Posting.highestLevel
    var kept = counts[least]
    while least > 1, kept < mostSections {
      least -= 1
      kept += counts[least]
    }
    var best: [Posting] = []
    for (section, level) in levels.enumerated() where level >= least {
      best.append(Posting(section: section, level: Int(level)))
    }
    return (best, sectionCount - counts[0])
  }
}

extension ArraySlice<Posting> {
  /// Raises the levels of sections to those that they have for a word.
  fileprivate func raise(_ levels: inout [UInt8]) {
    let share = 1 - Double(count) / Double(levels.count)
    // What each level of the word counts; 0 where that is not known yet.
    var shares = InlineArray<32, UInt8>(repeating: 0)
    let postings = span
    var levels = levels.mutableSpan
    for index in postings.indices {
      let (section, level) = (postings[index].section, postings[index].level)
      if shares[level] == 0 { shares[level] = Swift.max(1, UInt8(Double(level) * share)) }
      if levels[section] < shares[level] { levels[section] = shares[level] }
    }
  }
}

extension [[UInt8]: WordPrefix] {
  /// Removes what says something of a word.
  mutating func removeBeginnings(of word: [UInt8]) {
    guard !isEmpty else { return }
    for end in word.indices { removeValue(forKey: Array(word[...end])) }
  }
}
