/// The pieces of an index while other sections take the place of some.
struct ShardDraft {
  private let moves: SectionMoves
  /// The words of the new sections, and those of them that are still to be added.
  private let found: IndexedWords
  private var rest: Range<Int>
  /// The old pieces with what they are now, before they are cut anew.
  private var drafted: [WordShards.Piece] = []
  private var writer = LineWriter()

  private(set) var words = WordList()
  /// How many bytes the line of each word has.
  private(set) var sizes: [UInt32] = []
  /// The words that have other lists than before, those included that have come or gone.
  private(set) var changed: [[UInt8]] = []

  /// - Parameters:
  ///   - moves: What has become of the sections.
  ///   - found: The words of the new sections.
  init(_ moves: SectionMoves, _ found: IndexedWords) {
    self.moves = moves
    self.found = found
    rest = found.words.indices
  }

  /// Adds a piece, after those before it.
  mutating func add(_ number: Int, of old: WordShards) {
    let piece = old.pieces[number]
    var added = rest
    if old.pieces.indices.contains(number + 1) {
      let next = old.words[old.pieces[number + 1].places.lowerBound]
      added = rest.lowerBound..<found.words.firstPlace(in: rest) { !precedesInScripts($0, next) }
    }
    rest = added.upperBound..<rest.upperBound
    let start = words.count
    var lists = piece.lists
    var isSame = leaves(piece, of: old, with: added)
    if isSame {
      words.append(piece.places, of: old.words)
      sizes += old.sizes[piece.places]
    } else {
      let changedBefore = changed.count
      lists = merge(added, into: piece, of: old)
      isSame = changed.count == changedBefore
    }
    drafted.append(
      WordShards.Piece(
        places: start..<words.count,
        lists: isSame ? piece.lists : lists,
        key: isSame ? piece.key : nil,
        origin: isSame ? number : nil
      )
    )
  }

  /// The piece of some of the words.
  func piece(of places: Range<Int>) -> WordShards.Piece {
    var (low, high) = (0, drafted.count)
    while low < high {
      let middle = (low + high) / 2
      if drafted[middle].places.upperBound <= places.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if drafted[low].places == places { return drafted[low] }
    var lists = PostingLists()
    for part in drafted[low...].prefix(while: { $0.places.lowerBound < places.upperBound }) {
      let own = part.places.clamped(to: places)
      let start = part.places.lowerBound
      lists.append(part.lists[own.lowerBound - start..<own.upperBound - start])
    }
    return WordShards.Piece(places: places, lists: lists)
  }

  /// Whether it can be told at once that a piece stays what it is.
  private func leaves(
    _ piece: WordShards.Piece,
    of old: WordShards,
    with added: Range<Int>
  ) -> Bool {
    var next = added.lowerBound
    for (list, place) in piece.places.enumerated() {
      var new: ArraySlice<Posting> = []
      if next < added.upperBound {
        let (word, oldWord) = (found.words[next], old.words[place])
        if word == oldWord {
          new = found.lists[next]
          next += 1
        } else if precedesInScripts(word, oldWord) {
          return false
        }
      }
      guard moves.leaves(piece.lists[list], with: new) else { return false }
    }
    return next == added.upperBound
  }

  /// Adds the words of a piece and new ones.
  /// - Returns: Their lists.
  private mutating func merge(
    _ added: Range<Int>,
    into piece: WordShards.Piece,
    of old: WordShards
  ) -> PostingLists {
    var lists = PostingLists()
    var next = added.lowerBound
    for (list, place) in piece.places.enumerated() {
      let word = old.words[place]
      while next < added.upperBound, precedesInScripts(found.words[next], word) {
        add(found.words[next], found.lists[next], to: &lists)
        next += 1
      }
      var new: ArraySlice<Posting> = []
      if next < added.upperBound, found.words[next] == word {
        new = found.lists[next]
        next += 1
      }
      let before = piece.lists[list]
      let now = moves.leaves(before, with: new) ? before : moves.list(before, with: new)[...]
      if now == before {
        words.append(word)
        sizes.append(old.sizes[place])
        lists.append(before)
      } else if now.isEmpty {
        changed.append(Array(word))
      } else {
        add(word, now, to: &lists)
      }
    }
    for place in next..<added.upperBound { add(found.words[place], found.lists[place], to: &lists) }
    return lists
  }

  /// Adds a word whose list is a new one.
  private mutating func add(
    _ word: ArraySlice<UInt8>,
    _ list: ArraySlice<Posting>,
    to lists: inout PostingLists
  ) {
    changed.append(Array(word))
    words.append(word)
    sizes.append(writer.lineSize(of: word.count, list))
    lists.append(list)
  }
}
