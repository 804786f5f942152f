import Guidelines
import Threads

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
  ///   - pieces: The pieces.
  ///   - sectionCount: How many sections there are.
  ///   - known: Those that are still as they were.
  ///   - words: Gives the words of the piece with a number.
  /// - Returns: The beginnings with their lines; `nil` where the words of a piece are not there.
  static func all(
    of pieces: [WordShards.Piece],
    sectionCount: Int,
    reusing known: [[UInt8]: Self] = [:],
    words: @Sendable (Int) -> IndexedWords?
  ) -> [Self]? {
    let all = spread(pieces)
    let prefixes = all.concurrentMap { beginning in
      known[beginning] ?? Self(beginning, pieces, sectionCount: sectionCount, words: words)
    }
    let found = prefixes.compactMap(\.self)
    return found.count == all.count ? found : nil
  }

  /// All such beginnings.
  private static func spread(_ pieces: [WordShards.Piece]) -> [[UInt8]] {
    var found: [[UInt8]] = []
    // What begins a piece's last word and the first one so many pieces further is in all of them.
    for (piece, far) in zip(pieces, pieces.dropFirst(mostShards)) {
      for length in sharedLengths(piece.last[...], far.first[...]) {
        let beginning = Array(piece.last.prefix(length))
        if found.last(where: { $0.count == length }) != beginning { found.append(beginning) }
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

  /// Those of the sections with these levels that a prefix can keep.
  fileprivate static func best(of levels: [UInt8]) -> [Posting] {
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
    return best
  }
}

extension WordPrefix {
  /// The sections for a beginning; `nil` where the words of a piece are not there.
  fileprivate init?(
    _ beginning: [UInt8],
    _ pieces: [WordShards.Piece],
    sectionCount: Int,
    words: (Int) -> IndexedWords?
  ) {
    var levels = [UInt8](repeating: 0, count: sectionCount)
    for (piece, own) in pieces.enumerated() where !precedesInScripts(own.last, beginning) {
      guard own.first.starts(with: beginning) || precedesInScripts(own.first, beginning) else {
        break
      }
      guard let words = words(piece) else { return nil }
      words.raise(&levels, ofWordsWith: beginning)
    }
    let best = Self.best(of: levels)
    let count = levels.count { $0 > 0 }
    var writer = LineWriter()
    let size = writer.size(
      ofWord: beginning.count,
      with: best[...],
      of: count,
      keeping: Self.mostSections
    )
    var line = [UInt8](repeating: 0, count: size)
    var text = line.mutableSpan
    var place = 0
    writer.write(
      beginning[...],
      with: best[...],
      of: count,
      keeping: Self.mostSections,
      to: &text,
      at: &place
    )
    self.init(beginning: beginning, line: line)
  }
}

extension IndexedWords {
  /// Raises the levels of sections to those that they have for the words with a beginning.
  ///
  /// A section has the best level of its words: a word that stands in most sections says little, so its
  /// levels count less.
  fileprivate func raise(_ levels: inout [UInt8], ofWordsWith beginning: [UInt8]) {
    let first = words.firstPlace(in: words.indices) { !precedesInScripts($0, beginning) }
    let end = words.firstPlace(in: first..<words.count) { !$0.starts(with: beginning) }
    for place in first..<end { lists[place].raise(&levels) }
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
