import Guidelines

/// What is kept of a search index, so that the next one begins with it.
package struct SearchMemory: Sendable {
  /// A page of the index.
  struct IndexedPage: Equatable {
    /// A fingerprint of everything that decides its words.
    let key: String
    let sectionCount: Int

    /// How many numbers it has for its sections, so that a section more seldom moves those of the pages
    /// behind it.
    var slotCount: Int { Self.slotCount(sectionCount) }

    static func slotCount(_ sectionCount: Int) -> Int { (sectionCount + 7) / 8 * 8 }
  }

  /// Changes whenever the same pages may give another index.
  let origin: String
  /// In the order of the index.
  let pages: [IndexedPage]
  let shards: WordShards
  /// Where each page stands, by its key.
  let places: [String: Int]
  /// The number of each page's first section.
  let firstSections: [Int]

  init(origin: String, pages: [IndexedPage], shards: WordShards) {
    self.origin = origin
    self.pages = pages
    self.shards = shards
    places = Dictionary(pages.enumerated().map { ($1.key, $0) }) { first, _ in first }
    var next = 0
    firstSections = pages.map { page in
      defer { next += page.slotCount }
      return next
    }
  }
}

extension SearchMemory {
  /// As bytes for files.
  package var bytes: PiecedBytes {
    let pieces = shards.pieces.map { piece in
      piece.key.map { PiecedBytes.Piece(key: $0) } ?? PiecedBytes.Piece(piece.lists.bytes)
    }
    var writer = ByteWriter()
    writer.add([origin])
    writer.add(pages.map(\.key))
    writer.add(pages.map { UInt32($0.sectionCount) })
    writer.add(shards.words)
    writer.add(shards.sizes)
    writer.add(pieces.map(\.key))
    writer.add(shards.pieces.map { UInt32($0.places.upperBound) })
    writer.add(WordList(shards.prefixes.map(\.beginning)))
    writer.add(WordList(shards.prefixes.map(\.line)))
    return PiecedBytes(head: writer.bytes, pieces: pieces)
  }

  /// Reads what `bytes` gives; `nil` where it is damaged.
  /// - Parameters:
  ///   - head: The head.
  ///   - piece: Gives the piece of a key, if that is there.
  package init?(_ head: [UInt8], piece: (String) -> [UInt8]?) {
    var reader = ByteReader(head)
    guard let origin = reader.texts()?.first, let keys = reader.texts(),
      let counts = reader.numbers(), keys.count == counts.count,
      let words = reader.words(), let sizes = reader.numbers(), let pieceKeys = reader.texts(),
      let ends = reader.numbers(), ends.count == pieceKeys.count, ends.isAscending,
      let beginnings = reader.words(), let lines = reader.words(), beginnings.count == lines.count
    else { return nil }
    let sectionCount = counts.reduce(0) { $0 + IndexedPage.slotCount(Int($1)) }
    var pieces: [WordShards.Piece] = []
    for (key, end) in zip(pieceKeys, ends) {
      guard let lists = piece(key).flatMap({ PostingLists($0, sectionCount: sectionCount) }) else {
        return nil
      }
      let start = pieces.last?.places.upperBound ?? 0
      pieces.append(WordShards.Piece(places: start..<Int(end), lists: lists, key: key))
    }
    let shards = WordShards(
      words,
      sizes: sizes,
      pieces: pieces,
      prefixes: beginnings.indices.map {
        WordPrefix(beginning: Array(beginnings[$0]), line: Array(lines[$0]))
      },
      sectionCount: sectionCount
    )
    guard let shards else { return nil }
    self.init(
      origin: origin,
      pages: zip(keys, counts).map { IndexedPage(key: $0, sectionCount: Int($1)) },
      shards: shards
    )
  }
}

extension PostingLists {
  fileprivate var bytes: [UInt8] {
    var writer = ByteWriter(capacity: 4 * (ends.count + postings.count + 2))
    writer.add(ends)
    writer.add(postings)
    return writer.bytes
  }

  fileprivate init?(_ bytes: [UInt8], sectionCount: Int) {
    var reader = ByteReader(bytes)
    guard let ends = reader.numbers(), let postings = reader.numbers(as: Posting.self) else {
      return nil
    }
    self.init(ends: ends, postings: postings, sectionCount: sectionCount)
  }
}

extension ByteWriter {
  fileprivate mutating func add(_ words: WordList) {
    add(words.bytes)
    add(words.ends)
  }
}

extension ByteReader {
  fileprivate mutating func words() -> WordList? {
    guard let bytes = numbers(as: UInt8.self), let ends = numbers() else { return nil }
    return WordList(bytes: bytes, ends: ends)
  }
}
