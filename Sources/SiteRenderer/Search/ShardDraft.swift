import Guidelines

/// The pieces of an index while other sections take the place of some.
struct ShardDraft {
  /// What has become of the words of a piece.
  fileprivate struct Part: Sendable {
    /// The words, where any of them has other sections.
    var words: IndexedWords?
    /// Those that have, those included that have come or gone.
    var changed: [[UInt8]] = []
    var hasOldWords = true
    /// All words of a piece that stays what it is.
    var vocabulary: [UInt8] = []
  }

  private let old: WordShards
  private let parts: [Part]

  private(set) var pieces: [WordShards.Piece] = []
  /// The words that have other sections than before, those included that have come or gone.
  var changed: [[UInt8]] { parts.flatMap(\.changed) }
  /// All words; `nil` where they and the pieces' ends are those of before.
  private(set) var vocabulary: [UInt8]?

  /// - Parameters:
  ///   - old: The pieces of before, of which there must be one.
  ///   - moves: What has become of their sections.
  ///   - found: The words of the new sections.
  /// - Returns: `nil` where a piece is missing.
  init?(_ old: WordShards, _ moves: SectionMoves, with found: IndexedWords) {
    self.old = old
    var start = 0
    let places = old.pieces.indices.map { piece in
      var end = found.count
      if piece + 1 < old.pieces.count {
        let next = old.pieces[piece + 1].first
        end = found.words.firstPlace(in: start..<end) { !precedesInScripts($0, next) }
      }
      defer { start = end }
      return (piece: piece, places: start..<end)
    }
    let parts = places.concurrentMap { piece, places -> Part? in
      old.words(of: old.pieces[piece]).map { Part($0, moves, with: found, at: places) }
    }
    self.parts = parts.compactMap(\.self)
    guard self.parts.count == parts.count, cut() else { return nil }
  }

  /// Cuts the parts into pieces.
  /// - Returns: Whether all that was needed for it was there.
  private mutating func cut() -> Bool {
    var vocabulary: [UInt8] = []
    var rest = IndexedWords()
    var next = 0
    while next < parts.count || !rest.isEmpty {
      if rest.isEmpty, isCutAsBefore(next) {
        let piece = old.pieces[next]
        // Only a piece at another place is written.
        let words = next == pieces.count ? nil : old.words(of: piece)
        guard next == pieces.count || words != nil else { return false }
        pieces.append(piece.kept(words))
        vocabulary += parts[next].vocabulary
        next += 1
        continue
      }
      while next < parts.count, !rest.fillsPiece {
        guard let words = parts[next].words ?? old.words(of: old.pieces[next]) else { return false }
        rest.append(words)
        next += 1
      }
      guard !rest.isEmpty else { continue }
      let end = rest.cut(after: 0) ?? rest.count
      let words = rest[0..<end]
      pieces.append(piece(of: words))
      vocabulary += words.words.vocabulary
      rest = rest[end..<rest.count]
    }
    let isSame =
      parts.allSatisfy(\.hasOldWords) && pieces.lazy.map(\.first).elementsEqual(old.pieces.lazy.map(\.first))
    self.vocabulary = isSame ? nil : vocabulary
    return true
  }

  /// The next piece, which may be the one of before.
  private func piece(of words: IndexedWords) -> WordShards.Piece {
    guard old.pieces.indices.contains(pieces.count) else { return WordShards.Piece(words) }
    let before = old.pieces[pieces.count]
    return old.words(of: before) == words ? before.kept(nil) : WordShards.Piece(words)
  }

  /// Whether the piece that begins with a part is the one of before: nothing has changed that decides on
  /// its end.
  private func isCutAsBefore(_ first: Int) -> Bool {
    var size = 0
    for place in first..<parts.count {
      guard parts[place].words == nil else { return false }
      if IndexedWords.isBehindPiece(size) { return true }
      size += old.pieces[place].size
    }
    return true
  }
}

extension ShardDraft.Part {
  /// - Parameters:
  ///   - old: The words of a piece.
  ///   - moves: What has become of their sections.
  ///   - found: The words of the new sections.
  ///   - places: The places of those among them that belong to the piece.
  fileprivate init(
    _ old: IndexedWords,
    _ moves: SectionMoves,
    with found: IndexedWords,
    at places: Range<Int>
  ) {
    guard !moves.leave(old, with: found, at: places) else {
      vocabulary = old.words.vocabulary
      return
    }
    var (words, writer) = (IndexedWords(), LineWriter())
    var rest = places
    /// Adds the new words before a word, or all that are left.
    func addNew(before word: ArraySlice<UInt8>? = nil) {
      while let next = rest.first, word.map({ precedesInScripts(found.words[next], $0) }) ?? true {
        words.append(found.words[next], found.lists[next], size: found.sizes[next])
        changed.append(Array(found.words[next]))
        hasOldWords = false
        rest.removeFirst()
      }
    }
    for place in old.words.indices {
      let (word, before) = (old.words[place], old.lists[place])
      addNew(before: word)
      var new: ArraySlice<Posting> = []
      if let next = rest.first, found.words[next] == word {
        new = found.lists[next]
        rest.removeFirst()
      }
      let now = moves.list(before, with: new)
      if now == before {
        words.append(word, before, size: old.sizes[place])
        continue
      }
      changed.append(Array(word))
      if now.isEmpty {
        hasOldWords = false
      } else {
        words.append(word, now, size: writer.lineSize(of: word.count, now))
      }
    }
    addNew()
    self.words = words
  }
}
