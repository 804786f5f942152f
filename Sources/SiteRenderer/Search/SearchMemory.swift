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
  /// As bytes for a file.
  package var bytes: [UInt8] {
    let words = shards.lists.words.reduce(0) { $0 + $1.utf8.count + 16 }
    var writer = ByteWriter(capacity: 4 * shards.lists.postings.count + words + 100 * pages.count)
    writer.add([origin])
    writer.add(pages.map(\.key))
    writer.add(pages.map { UInt32($0.sectionCount) })
    writer.add(shards.lists.words)
    writer.add(shards.lists.ends.map(UInt32.init))
    writer.add(shards.sizes.map(UInt32.init))
    writer.add(shards.starts.map(UInt32.init))
    writer.add(shards.prefixes.map(\.beginning))
    writer.add(shards.prefixes.map(\.line))
    // Last, since they take nearly all of the room.
    writer.add(shards.lists.postings)
    return writer.bytes
  }

  /// Reads what `bytes` gives; `nil` where it is damaged.
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let origin = reader.texts()?.first, let keys = reader.texts(),
      let counts = reader.numbers(), let words = reader.texts(),
      let ends = reader.numbers(), let sizes = reader.numbers(), let starts = reader.numbers(),
      let beginnings = reader.texts(), let lines = reader.texts(),
      let postings = reader.numbers(as: PostingLists.Posting.self),
      keys.count == counts.count, beginnings.count == lines.count
    else { return nil }
    let lists = PostingLists(
      words: words,
      ends: ends.map(Int.init),
      postings: postings,
      sectionCount: counts.reduce(0) { $0 + IndexedPage.slotCount(Int($1)) }
    )
    let shards = lists.flatMap { lists in
      WordShards(
        lists,
        sizes: sizes.map(Int.init),
        starts: starts.map(Int.init),
        prefixes: zip(beginnings, lines).map(WordShards.Prefix.init)
      )
    }
    guard let shards else { return nil }
    self.init(
      origin: origin,
      pages: zip(keys, counts).map { IndexedPage(key: $0, sectionCount: Int($1)) },
      shards: shards
    )
  }
}
