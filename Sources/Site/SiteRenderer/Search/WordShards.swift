import Guidelines
import Threads

/// The words of the index in order, with their sections, cut into pieces.
///
/// Of the words before which a piece could end, the words themselves decide on one, so that what a page
/// adds to the index moves hardly any other cut.
struct WordShards: Sendable {
  /// Consecutive words with their sections.
  struct Piece: Sendable {
    let first: [UInt8]
    let last: [UInt8]
    /// How many bytes its lines have.
    let size: Int
    /// The name under which its words are kept; `nil` until they are.
    let key: String?
    /// Whether the index of before has the same piece at its place.
    let isOld: Bool
    /// Its words; `nil` where these are kept and nothing has needed them.
    let words: IndexedWords?
    /// How many bytes `vocabulary` has.
    let vocabularySize: Int
    /// What its words take in the file of all words, likewise.
    let vocabulary: [UInt8]?
  }

  let pieces: [Piece]
  let prefixes: [WordPrefix]
  let sectionCount: Int
  /// What all words take in the file of them; `nil` where that is as in the index of before.
  let vocabulary: [UInt8]?
  /// Gives what is kept of a piece by its key, if that is there.
  private let source: SearchMemory.Source

  /// Cuts words into pieces.
  init(_ words: IndexedWords, sectionCount: Int) {
    pieces = words.cuts.concurrentMap { Piece(words[$0]) }
    self.sectionCount = sectionCount
    vocabulary = pieces.flatMap { $0.vocabulary ?? [] }
    source = { _ in nil }
    prefixes =
      WordPrefix.all(of: pieces, sectionCount: sectionCount) { [pieces] in pieces[$0].words } ?? []
  }

  /// The pieces after other sections have taken the place of some; `nil` where what is kept of one is not
  /// there.
  /// - Parameters:
  ///   - old: The pieces of before, of which there must be one.
  ///   - moves: What has become of their sections.
  ///   - found: The words of the new sections.
  ///   - lost: Those of the sections that are gone, if they are known.
  ///   - sectionCount: How many sections there are now.
  ///   - oldVocabulary: Gives the vocabulary of before, if that is there.
  init?(
    _ old: Self,
    _ moves: SectionMoves,
    with found: IndexedWords,
    insteadOf lost: IndexedWords?,
    sectionCount: Int,
    oldVocabulary: () -> ArraySlice<UInt8>?
  ) {
    guard let draft = ShardDraft(old, moves, with: found, insteadOf: lost) else { return nil }
    var known: [[UInt8]: WordPrefix] = [:]
    if old.sectionCount == sectionCount {
      known = Dictionary(uniqueKeysWithValues: old.prefixes.map { ($0.beginning, $0) })
      for word in draft.changed { known.removeBeginnings(of: word) }
    }
    let words = { @Sendable (piece: Int) -> IndexedWords? in
      let piece = draft.pieces[piece]
      return piece.words ?? old.words(of: piece)
    }
    let prefixes = WordPrefix.all(
      of: draft.pieces,
      sectionCount: sectionCount,
      reusing: known,
      words: words
    )
    let vocabulary =
      draft.hasOldWords ? nil : Self.vocabulary(draft.pieces, after: old, oldVocabulary() ?? [])
    guard let prefixes, draft.hasOldWords || vocabulary != nil else { return nil }
    self.vocabulary = vocabulary
    pieces = draft.pieces
    self.prefixes = prefixes
    self.sectionCount = sectionCount
    source = old.source
  }

  /// Pieces that were kept.
  init(
    _ pieces: [Piece],
    _ prefixes: [WordPrefix],
    sectionCount: Int,
    source: @escaping SearchMemory.Source
  ) {
    self.pieces = pieces
    self.prefixes = prefixes
    self.sectionCount = sectionCount
    vocabulary = nil
    self.source = source
  }

  /// What all words take in the file of them, from that of each piece.
  /// - Parameters:
  ///   - pieces: The pieces.
  ///   - old: The index of before, of whose pieces these have some.
  ///   - text: The same of that index, if it is there.
  /// - Returns: `nil` where what is kept of a piece is not there.
  private static func vocabulary(
    _ pieces: [Piece],
    after old: Self,
    _ text: ArraySlice<UInt8>
  ) -> [UInt8]? {
    let isWhole = text.count == old.pieces.reduce(0) { $0 + $1.vocabularySize }
    var (vocabulary, rest) = ([UInt8](), text)
    for (place, piece) in pieces.enumerated() {
      let size = old.pieces.indices.contains(place) ? old.pieces[place].vocabularySize : 0
      if let words = piece.vocabulary {
        vocabulary += words
      } else if isWhole, piece.isOld {
        vocabulary += rest.prefix(size)
      } else if let words = old.words(of: piece) {
        vocabulary += words.words.vocabulary
      } else {
        return nil
      }
      rest = rest.dropFirst(size)
    }
    return vocabulary
  }

  /// The words of a piece, if they are there.
  func words(of piece: Piece) -> IndexedWords? {
    piece.words
      ?? piece.key.flatMap(source).flatMap { IndexedWords($0, sectionCount: sectionCount) }
  }
}

extension WordShards.Piece {
  init(_ words: IndexedWords) {
    let vocabulary = words.words.vocabulary
    self.init(
      first: Array(words.words[0]),
      last: Array(words.words[words.count - 1]),
      size: words.sizes.reduce(0) { $0 + Int($1) },
      key: nil,
      isOld: false,
      words: words,
      vocabularySize: vocabulary.count,
      vocabulary: vocabulary
    )
  }

  /// The same in the next index, with its words where it has another place there; else they are not needed.
  func kept(_ words: IndexedWords?) -> Self {
    Self(
      first: first,
      last: last,
      size: size,
      key: key,
      isOld: words == nil,
      words: words ?? self.words,
      vocabularySize: vocabularySize,
      vocabulary: vocabulary
    )
  }
}

extension IndexedWords {
  /// A piece has about so many bytes; the last one can have fewer, and one of a single word more.
  private static let (leastSize, mostSize) = (8_000, 16_000)

  /// Whether there are words behind those that decide on the end of a piece.
  var fillsPiece: Bool { sizes.dropLast().reduce(0) { $0 + Int($1) } > Self.mostSize }

  /// Whether a word that has so many bytes before it cannot belong to a piece.
  static func isBehindPiece(_ size: Int) -> Bool { size > mostSize }

  /// The places of the words of each piece.
  fileprivate var cuts: [Range<Int>] {
    var cuts: [Range<Int>] = []
    var start = 0
    while start < count {
      let end = cut(after: start) ?? count
      cuts.append(start..<end)
      start = end
    }
    return cuts
  }

  /// Where the piece ends that begins with a word; `nil` where the words do.
  func cut(after start: Int) -> Int? {
    var size = 0
    var best: (place: Int, hash: UInt64)?
    for place in start..<count {
      if size > Self.mostSize { return best?.place ?? place }
      if size >= Self.leastSize {
        let hash = cutHash(words[place])
        if best.map({ hash < $0.hash }) ?? true { best = (place, hash) }
      }
      size += Int(sizes[place])
    }
    return nil
  }

  /// The lines as a script's text, in which the end of a line is `\n`; nothing else in it needs an escape.
  var text: [UInt8] {
    let size = sizes.reduce(count) { $0 + Int($1) }
    var text = [UInt8](repeating: UInt8(ascii: "n"), count: size)
    var lines = text.mutableSpan
    var place = 0
    var writer = LineWriter()
    for word in words.indices {
      writer.writeLine(of: words[word], lists[word], to: &lines, at: &place)
    }
    return text
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
