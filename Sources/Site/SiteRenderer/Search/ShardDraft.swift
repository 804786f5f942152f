import Guidelines
import Threads

/// The pieces of an index while other sections take the place of some.
struct ShardDraft {
  /// What has become of the words of a piece.
  fileprivate struct Part: Sendable {
    /// The words, where any of them has other sections.
    var words: IndexedWords?
    /// Those that have, those included that have come or gone.
    var changed: [[UInt8]] = []
    var hasOldWords = true
  }

  private let old: WordShards
  private var parts: [Part]

  private(set) var pieces: [WordShards.Piece] = []
  /// The words that have other sections than before, those included that have come or gone.
  var changed: [[UInt8]] { parts.flatMap(\.changed) }
  /// Whether the pieces have the words that they had before.
  var hasOldWords: Bool {
    parts.allSatisfy(\.hasOldWords)
      && pieces.lazy.map(\.first).elementsEqual(old.pieces.lazy.map(\.first))
  }

  /// Makes pieces of others; `nil` where what is kept of one is not there.
  /// - Parameters:
  ///   - old: The pieces of before, of which there must be one.
  ///   - moves: What has become of their sections.
  ///   - found: The words of the new sections.
  ///   - lost: Those of the sections that are gone, if they are known.
  init?(
    _ old: WordShards,
    _ moves: SectionMoves,
    with found: IndexedWords,
    insteadOf lost: IndexedWords?
  ) {
    self.old = old
    var changing = Array(old.pieces.indices)
    if let lost, !moves.isMoving {
      changing = Set(found.wordsDiffering(from: lost).map(old.pieces.place)).sorted()
    }
    parts = old.pieces.map { _ in Part() }
    let changed = changing.concurrentMap { place -> Part? in
      old.words(of: old.pieces[place]).map { words in
        Part(words, moves, with: found, at: old.pieces.places(in: found.words, ofPiece: place))
      }
    }
    for (place, part) in zip(changing, changed) {
      guard let part else { return nil }
      parts[place] = part
    }
    guard cut() else { return nil }
  }

  /// Cuts the parts into pieces.
  /// - Returns: Whether all that was needed for it was there.
  private mutating func cut() -> Bool {
    var words = parts.map(\.words)
    // The part in which the next piece begins, and how many of its words come before.
    var (next, offset) = (0, 0)
    while next < parts.count {
      if offset == 0, isCutAsBefore(next) {
        let piece = old.pieces[next]
        // Only a piece at another place is written.
        let words = next == pieces.count ? nil : old.words(of: piece)
        guard next == pieces.count || words != nil else { return false }
        pieces.append(piece.kept(words))
        next += 1
        continue
      }
      var rest = IndexedWords()
      var end = next
      while end < parts.count, !rest.fillsPiece {
        words[end] = words[end] ?? old.words(of: old.pieces[end])
        guard let words = words[end] else { return false }
        rest.append(words[(end == next ? offset : 0)..<words.count])
        end += 1
      }
      let size = rest.cut(after: 0) ?? rest.count
      if size > 0 {
        pieces.append(piece(of: rest[0..<size]))
      }
      offset += size
      while next < end, let count = words[next]?.count, offset >= count {
        words[next] = nil
        offset -= count
        next += 1
      }
    }
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
    self.words = changed.isEmpty ? nil : words
  }
}

extension [WordShards.Piece] {
  /// The place of the piece that has a word, or would have it.
  fileprivate func place(of word: ArraySlice<UInt8>) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if precedesInScripts(word, self[middle].first) { high = middle } else { low = middle + 1 }
    }
    return Swift.max(0, low - 1)
  }

  /// The places of those words that a piece has, or would have.
  fileprivate func places(in words: WordList, ofPiece piece: Int) -> Range<Int> {
    func start(of piece: Int) -> Int {
      guard piece > 0 else { return 0 }
      guard piece < count else { return words.count }
      return words.firstPlace(in: words.indices) { !precedesInScripts($0, self[piece].first) }
    }
    return start(of: piece)..<start(of: piece + 1)
  }
}
