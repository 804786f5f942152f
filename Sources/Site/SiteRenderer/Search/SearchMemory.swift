import Guidelines

/// What is kept of a search index, so that the next one begins with it.
package struct SearchMemory: Sendable {
  /// A page of the index.
  struct IndexedPage: Equatable {
    /// A fingerprint of everything that decides its words.
    let key: Fingerprint
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
  /// Gives a file of the site that has the index, if that is there.
  var file: Source = { _ in nil }

  /// Gives bytes by a name.
  package typealias Source = @Sendable (String) -> [UInt8]?
}

extension [SearchMemory.IndexedPage] {
  /// The numbers that each page has for its sections.
  var slots: [Range<Int>] {
    var next = 0
    return map { page in
      defer { next += page.slotCount }
      return next..<next + page.slotCount
    }
  }
}

extension SearchMemory {
  /// As bytes for files.
  package var bytes: PiecedBytes {
    let pieces = shards.pieces.map { piece in
      piece.key.map { PiecedBytes.Piece(key: $0) } ?? PiecedBytes.Piece(piece.words?.bytes ?? [])
    }
    var writer = ByteWriter()
    writer.add([origin])
    writer.add(pages.map(\.key))
    writer.add(pages.map { UInt32($0.sectionCount) })
    writer.add(pieces.map(\.key))
    writer.add(WordList(shards.pieces.map(\.first)))
    writer.add(WordList(shards.pieces.map(\.last)))
    writer.add(shards.pieces.map { UInt32($0.size) })
    writer.add(shards.pieces.map { UInt32($0.vocabularySize) })
    writer.add(WordList(shards.prefixes.map(\.beginning)))
    writer.add(WordList(shards.prefixes.map(\.line)))
    return PiecedBytes(head: writer.bytes, pieces: pieces)
  }

  /// Reads what `bytes` gives; `nil` where it is damaged.
  /// - Parameters:
  ///   - head: The head.
  ///   - source: Gives the piece of a key, if that is there.
  ///   - file: Gives a file of the site that has the index, if that is there.
  package init?(_ head: [UInt8], piece source: @escaping Source, file: @escaping Source) {
    var reader = ByteReader(head)
    guard let origin = reader.texts()?.first, let keys = reader.numbers(as: Fingerprint.self),
      let counts = reader.numbers(), keys.count == counts.count,
      let pieceKeys = reader.texts(),
      let firsts = reader.words(), firsts.count == pieceKeys.count,
      let lasts = reader.words(), lasts.count == pieceKeys.count,
      let sizes = reader.numbers(), sizes.count == pieceKeys.count,
      let vocabularySizes = reader.numbers(), vocabularySizes.count == pieceKeys.count,
      let beginnings = reader.words(), let lines = reader.words(), beginnings.count == lines.count
    else { return nil }
    self.origin = origin
    self.file = file
    pages = zip(keys, counts).map { IndexedPage(key: $0, sectionCount: Int($1)) }
    shards = WordShards(
      pieceKeys.indices.map { place in
        WordShards.Piece(
          first: Array(firsts[place]),
          last: Array(lasts[place]),
          size: Int(sizes[place]),
          key: pieceKeys[place],
          isOld: true,
          words: nil,
          vocabularySize: Int(vocabularySizes[place]),
          vocabulary: nil
        )
      },
      beginnings.indices.map {
        WordPrefix(beginning: Array(beginnings[$0]), line: Array(lines[$0]))
      },
      sectionCount: pages.slots.last?.upperBound ?? 0,
      source: source
    )
  }
}
