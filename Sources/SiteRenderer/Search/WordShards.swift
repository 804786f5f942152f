import Guidelines

/// The words of the index in order, with their sections, cut into pieces.
///
/// Of the words before which a piece could end, the words themselves decide on one, so that what a page
/// adds to the index moves hardly any other cut.
struct WordShards: Sendable {
  /// Consecutive words with their sections.
  struct Piece: Sendable {
    /// The places of its words among all.
    let places: Range<Int>
    let lists: PostingLists
    /// The name under which the lists are kept; `nil` until they are.
    var key: String?
    /// Which of the pieces of before has the same words and lists, if one has.
    var origin: Int?
  }

  let words: WordList
  /// How many bytes the line of each word has.
  let sizes: [UInt32]
  let sectionCount: Int
  let pieces: [Piece]
  let prefixes: [WordPrefix]

  /// A piece has about so many bytes; the last one can have fewer, and one of a single word more.
  private static let (leastSize, mostSize) = (8_000, 16_000)
  /// How many words a core takes at a time.
  private static let wordsAtOnce = 512

  /// Cuts words into pieces.
  init(_ found: IndexedWords, sectionCount: Int) {
    let (words, lists) = (found.words, found.lists)
    let groups = stride(from: 0, to: words.count, by: Self.wordsAtOnce)
      .map { $0..<min($0 + Self.wordsAtOnce, words.count) }
    let sizes = groups.concurrentMap { places in
      var writer = LineWriter()
      return places.map { writer.lineSize(of: words.range(of: $0).count, lists[$0]) }
    }
    self.words = words
    self.sizes = Array(sizes.joined())
    self.sectionCount = sectionCount
    pieces = Self.cuts(of: words, self.sizes).map { Piece(places: $0, lists: lists[$0]) }
    prefixes = WordPrefix.all(of: words, pieces, sectionCount: sectionCount)
  }

  /// The pieces after other sections have taken the place of some.
  /// - Parameters:
  ///   - old: The pieces of before, of which there must be one.
  ///   - moves: What has become of their sections.
  ///   - found: The words of the new sections.
  ///   - sectionCount: How many sections there are now.
  init(_ old: Self, _ moves: SectionMoves, with found: IndexedWords, sectionCount: Int) {
    var draft = ShardDraft(moves, found)
    for piece in old.pieces.indices { draft.add(piece, of: old) }
    words = draft.words
    sizes = draft.sizes
    self.sectionCount = sectionCount
    pieces = Self.cuts(of: words, sizes).map { draft.piece(of: $0) }
    var known: [[UInt8]: WordPrefix] = [:]
    if old.sectionCount == sectionCount {
      known = Dictionary(uniqueKeysWithValues: old.prefixes.map { ($0.beginning, $0) })
      for word in draft.changed { known.removeBeginnings(of: word) }
    }
    prefixes = WordPrefix.all(of: words, pieces, sectionCount: sectionCount, reusing: known)
  }

  /// Pieces that were kept, or `nil` where they do not fit the words.
  init?(
    _ words: WordList,
    sizes: [UInt32],
    pieces: [Piece],
    prefixes: [WordPrefix],
    sectionCount: Int
  ) {
    guard sizes.count == words.count, pieces.last?.places.upperBound ?? 0 == words.count,
      pieces.allSatisfy({ $0.lists.count == $0.places.count })
    else { return nil }
    self.words = words
    self.sizes = sizes
    self.pieces = pieces
    self.prefixes = prefixes
    self.sectionCount = sectionCount
  }

  /// The first word of each piece.
  var firstWords: [String] {
    pieces.map { String(decoding: words[$0.places.lowerBound], as: UTF8.self) }
  }

  /// The lines of a piece as a script's text, in which the end of a line is `\n`; nothing else in it needs an
  /// escape.
  func text(of piece: Int) -> [UInt8] {
    let piece = pieces[piece]
    let size = sizes[piece.places].reduce(piece.places.count) { $0 + Int($1) }
    var text = [UInt8](repeating: UInt8(ascii: "n"), count: size)
    var lines = text.mutableSpan
    var place = 0
    var writer = LineWriter()
    for (list, word) in piece.places.enumerated() {
      writer.writeLine(of: words[word], piece.lists[list], to: &lines, at: &place)
    }
    return text
  }

  /// The places of the words of each piece.
  private static func cuts(of words: WordList, _ sizes: [UInt32]) -> [Range<Int>] {
    var cuts: [Range<Int>] = []
    var start = 0
    while start < words.count {
      let end = cut(after: start, of: words, sizes) ?? words.count
      cuts.append(start..<end)
      start = end
    }
    return cuts
  }

  /// Where the piece ends that begins with a word; `nil` where the words do.
  private static func cut(after start: Int, of words: WordList, _ sizes: [UInt32]) -> Int? {
    var size = 0
    var best: (place: Int, hash: UInt64)?
    for place in start..<words.count {
      if size > mostSize { return best?.place ?? place }
      if size >= leastSize {
        let hash = cutHash(words[place])
        if best.map({ hash < $0.hash }) ?? true { best = (place, hash) }
      }
      size += Int(sizes[place])
    }
    return nil
  }
}

extension LineWriter {
  /// A word with more sections keeps only those that answer it best.
  private static let mostSections = 6_000

  /// How many bytes the line of a word of that length has, with its end.
  mutating func lineSize(of length: Int, _ list: ArraySlice<Posting>) -> UInt32 {
    UInt32(size(ofWord: length, with: list, of: list.count, keeping: Self.mostSections) + 1)
  }

  /// Puts a word with its sections before the `n` that ends its line.
  mutating func writeLine(
    of word: ArraySlice<UInt8>,
    _ list: ArraySlice<Posting>,
    to text: inout MutableSpan<UInt8>,
    at place: inout Int
  ) {
    write(word, with: list, of: list.count, keeping: Self.mostSections, to: &text, at: &place)
    text[place] = UInt8(ascii: "\\")
    place += 2
  }
}

/// A number for a word that says nothing about it, after Fowler, Noll and Vo.
private func cutHash(_ word: ArraySlice<UInt8>) -> UInt64 {
  word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
}
