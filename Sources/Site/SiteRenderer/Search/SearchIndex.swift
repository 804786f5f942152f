import Guidelines
import Threads

/// What search knows, cut into scripts of which a query loads only those it needs.
///
/// Scripts and not data, because a page from `file://` may load nothing else. `search-index.js` says
/// where things are, `search/w*.js` hold words and their sections, `search/t*.js` the titles of many
/// pages, `search/p*.js` the headings and texts of one, and `search/words.js` all words, for a query
/// with a typo. The theme's `js/search/pieces.js` reads them.
struct SearchIndex {
  /// How many pages share a file of titles.
  private static let pagesWithTitles = 128

  /// What was read of pages, and the words.
  fileprivate typealias Reading = (groups: [IndexReader.Group], tables: [WordTable])

  private let map: SiteMap
  private let shards: WordShards
  private let origin: String
  private let pages: [SearchMemory.IndexedPage]
  /// The files of the index of before that this one has too.
  private(set) var kept: [String] = []

  /// How many files went to the sink.
  var fileCount: Int {
    2 + shards.pieces.count + groupsWithTitles.count + pages.count - kept.count
  }

  /// The places of the pages that share a file of titles.
  private var groupsWithTitles: [Range<Int>] {
    stride(from: 0, to: pages.count, by: Self.pagesWithTitles)
      .map { $0..<min($0 + Self.pagesWithTitles, pages.count) }
  }

  /// What is kept for the next index.
  var memory: SearchMemory { SearchMemory(origin: origin, pages: pages, shards: shards) }

  /// Reads pages and gives the files of the index to a sink.
  /// - Parameters:
  ///   - map: The pages.
  ///   - origin: Changes whenever the same pages may give another index.
  ///   - old: What was kept of the index whose files are there; its pages are not read again.
  ///   - sink: Takes all files that may differ.
  init(
    _ map: SiteMap,
    origin: String = "",
    after old: SearchMemory? = nil,
    to sink: @escaping FileSink
  ) {
    let reader = IndexReader(map, origin: origin, after: old)
    _ = reader.groups.concurrentMap { reader.read($0, to: sink) { (_) throws(Never) in } }
    self.init(of: reader, to: sink)
  }

  /// Makes the index of pages of which all groups have been read.
  init(of reader: IndexReader, to sink: @escaping FileSink) {
    map = reader.map
    origin = reader.origin
    let (groups, tables) = reader.take()
    let counts = groups.flatMap(\.sectionCounts)
    pages = zip(map.pages, counts).map { .init(key: $0.fingerprint, sectionCount: $1) }
    shards =
      Self.shards(of: (groups, tables), pages, after: reader)
      ?? Self.shards(of: reader.old == nil ? (groups, tables) : reader.readAll(), pages)
    kept = write(to: sink, after: reader)
  }

  /// The words of pages of which all have been read, cut into pieces.
  private static func shards(of reading: Reading, _ pages: [SearchMemory.IndexedPage]) -> WordShards
  {
    let slots = pages.slots
    let words = IndexedWords(reading, pages, at: slots) { _ in true }
    return WordShards(words, sectionCount: slots.last?.upperBound ?? 0)
  }

  /// The same of pages of which the old index has some.
  /// - Returns: `nil` where there is no old index, or part of it is missing.
  private static func shards(
    of reading: Reading,
    _ pages: [SearchMemory.IndexedPage],
    after reader: IndexReader
  ) -> WordShards? {
    guard let old = reader.old, !old.shards.pieces.isEmpty else { return nil }
    let (oldSlots, slots) = (old.pages.slots, pages.slots)
    var numbers = [Int](repeating: -1, count: old.shards.sectionCount)
    for (place, known) in reader.oldPlaces.enumerated() {
      guard let known else { continue }
      for (section, number) in zip(oldSlots[known], slots[place]) { numbers[section] = number }
    }
    return WordShards(
      old.shards,
      SectionMoves(numbers),
      with: IndexedWords(reading, pages, at: slots) { reader.oldPlaces[$0] == nil },
      insteadOf: reader.lostWords,
      sectionCount: slots.last?.upperBound ?? 0
    ) {
      old.file(vocabularyPath).flatMap(vocabulary(in:))
    }
  }

  /// Gives all but the texts to a sink.
  /// - Returns: The files that stay, texts included.
  private func write(to sink: @escaping FileSink, after reader: IndexReader) -> [String] {
    func isSame(_ page: Int) -> Bool { reader.oldPlaces[page] == page }
    var kept = pages.indices.filter(isSame).map(Self.path(ofTexts:))
    var files: [@Sendable () -> OutputFile] = [{ directory }]
    if let words = shards.vocabulary {
      files.append { vocabulary(words) }
    } else {
      kept.append(Self.vocabularyPath)
    }
    for (number, piece) in shards.pieces.enumerated() {
      if piece.isOld {
        kept.append(Self.path(ofPiece: number))
      } else {
        files.append { words(of: piece, number: number) }
      }
    }
    for group in groupsWithTitles {
      // The last file may have had more of them.
      let isWhole = group.upperBound < pages.count || reader.old?.pages.count == pages.count
      if isWhole, group.allSatisfy(isSame) {
        kept.append(Self.path(ofTitles: group))
      } else {
        files.append { titles(of: group) }
      }
    }
    _ = files.concurrentMap { sink($0()) }
    return kept
  }

  private static func path(ofPiece piece: Int) -> String { "search/w\(piece).js" }

  private static let vocabularyPath = "search/words.js"

  private func words(of piece: WordShards.Piece, number: Int) -> OutputFile {
    var script = SearchScript("words", number: number)
    script.add(plain: piece.words?.text ?? [])
    return script.file(at: Self.path(ofPiece: number))
  }

  private static func path(ofTexts page: Int) -> String { "search/p\(page).js" }

  /// The headings and texts of a page.
  static func texts(of sections: [SearchSection], page: Int) -> OutputFile {
    // Escapes and headings are a small part of it.
    let size = sections.reduce(0) { $0 + $1.text.count + 200 }
    var script = SearchScript("texts", number: page, capacity: size + size / 16)
    script.addList(sections) { script, section in
      script.addList { script in
        script.add(section.heading)
        script.add(section.anchor)
        script.add(section.text)
      }
    }
    return script.file(at: path(ofTexts: page))
  }

  private var directory: OutputFile {
    let topics = Set(map.pages.map(\.searchTopic)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(topics, topics.indices))
    // No number has more than five digits.
    let fields = Array(capacity: 15 * pages.count) { text in
      for (page, indexed) in zip(map.pages, pages) {
        text.append(searchDigits: indexed.slotCount)
        text.append(searchDigits: places[page.searchTopic] ?? 0)
        text.append(searchDigits: page.scenarios.reduce(0) { $0 | ($1.verdict?.searchBit ?? 0) })
      }
    }
    let firsts = shards.pieces.map { String(decoding: $0.first, as: UTF8.self) }
    let prefixes = shards.prefixes.map { String(decoding: $0.line, as: UTF8.self) }
    let members = [
      ("pages", jsonString(String(decoding: fields, as: UTF8.self))),
      ("topics", array(topics.map(jsonString))),
      ("pagesWithTitles", "\(Self.pagesWithTitles)"),
      ("shards", jsonString(firsts.joined(separator: " "))),
      ("prefixes", jsonString(prefixes.joined(separator: "\n"))),
    ]
    return OutputFile(
      path: "search-index.js",
      text: "bodycheckSearch.directory(\(object(members)));\n"
    )
  }

  /// The words in the file of all words.
  private static func vocabulary(in file: [UInt8]) -> ArraySlice<UInt8>? {
    let quote = UInt8(ascii: "\"")
    guard let start = file.firstIndex(of: quote), let end = file.lastIndex(of: quote), start < end
    else { return nil }
    return file[start + 1..<end]
  }

  private func vocabulary(_ words: [UInt8]) -> OutputFile {
    var script = SearchScript("vocabulary")
    script.add(plain: words)
    return script.file(at: Self.vocabularyPath)
  }

  private static func path(ofTitles pages: Range<Int>) -> String {
    "search/t\(pages.lowerBound / pagesWithTitles).js"
  }

  private func titles(of pages: Range<Int>) -> OutputFile {
    var script = SearchScript("titles", number: pages.lowerBound / Self.pagesWithTitles)
    script.addList(map.pages[pages]) { script, page in
      script.addList { script in
        script.add(page.title)
        script.add(percentEncoded(page.htmlPath))
      }
    }
    return script.file(at: Self.path(ofTitles: pages))
  }

  private func array(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
}

extension IndexedWords {
  /// The words of pages that were read.
  /// - Parameters:
  ///   - reading: What was read.
  ///   - pages: All pages.
  ///   - slots: The numbers that their sections have.
  ///   - isRead: Whether the page at a place was read.
  fileprivate init(
    _ reading: SearchIndex.Reading,
    _ pages: [SearchMemory.IndexedPage],
    at slots: [Range<Int>],
    _ isRead: (Int) -> Bool
  ) {
    let parts = reading.groups.map { group in
      let sections = group.places.filter(isRead)
        .flatMap { slots[$0].prefix(pages[$0].sectionCount) }
      return Part(found: group.found, table: group.reader, sections: sections)
    }
    self.init(parts, tables: reading.tables)
  }
}

extension Page {
  /// The topic that search offers for the page.
  fileprivate var searchTopic: String {
    topic ?? kind.searchTopic
  }
}

extension Scenario.Verdict {
  /// The verdict as one bit of a set.
  fileprivate var searchBit: Int {
    switch self {
    case .avoid: 1
    case .acceptable: 2
    case .prefer: 4
    }
  }
}
