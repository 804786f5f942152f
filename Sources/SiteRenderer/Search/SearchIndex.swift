import Guidelines

/// What search knows, cut into scripts of which a query loads only those it needs.
///
/// Scripts and not data, because a page from `file://` may load nothing else. `search-index.js` says
/// where things are, `search/w*.js` hold words and their sections, `search/t*.js` the titles of many
/// pages, `search/p*.js` the headings and texts of one, and `search/words.js` all words, for a query
/// with a typo. The theme's `js/search/pieces.js` reads them.
struct SearchIndex {
  /// How many pages share a file of titles.
  private static let pagesWithTitles = 128

  private let map: SiteMap
  private let shards: WordShards
  private let origin: String
  private let pages: [SearchMemory.IndexedPage]
  /// Whether the index of before has the same words.
  private let hasOldWords: Bool
  /// The files of the index of before that this one has too.
  private(set) var kept: [String] = []

  /// How many files went to the sink.
  var fileCount: Int {
    let titles = (pages.count + Self.pagesWithTitles - 1) / Self.pagesWithTitles
    return 2 + shards.pieces.count + titles + pages.count - kept.count
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
    pages = zip(map.pages, counts).map { .init(key: $0.digest, sectionCount: $1) }
    shards = Self.shards(of: groups, tables, after: reader)
    hasOldWords = reader.old?.shards.words == shards.words
    kept = map.pages.indices.filter { reader.oldPlace(of: $0) == $0 }.map(Self.path(ofTexts:))
    kept += write(to: sink)
  }

  /// The words of all pages, cut into pieces.
  private static func shards(
    of groups: [IndexReader.Group],
    _ tables: [WordTable],
    after reader: IndexReader
  ) -> WordShards {
    let old = reader.old.flatMap { $0.shards.pieces.isEmpty ? nil : $0 }
    var numbers = [Int](repeating: -1, count: old?.shards.sectionCount ?? 0)
    var parts: [IndexedWords.Part] = []
    var next = 0
    for group in groups {
      var sections: [Int] = []
      for (place, count) in zip(group.places, group.sectionCounts) {
        let slots = next..<next + SearchMemory.IndexedPage.slotCount(count)
        if let old, let known = reader.oldPlace(of: place) {
          for (section, number) in zip(old.firstSections[known]..., slots) {
            numbers[section] = number
          }
        } else {
          sections += slots.prefix(count)
        }
        next = slots.upperBound
      }
      parts.append(.init(found: group.found, table: group.reader, sections: sections))
    }
    let found = IndexedWords(parts, tables: tables)
    guard let old else { return WordShards(found, sectionCount: next) }
    return WordShards(old.shards, SectionMoves(numbers), with: found, sectionCount: next)
  }

  /// Gives all but the texts to a sink.
  /// - Returns: The files that stay.
  private func write(to sink: @escaping FileSink) -> [String] {
    let pieces = shards.pieces.indices
    let same = pieces.filter { shards.pieces[$0].origin == $0 }
    var files: [@Sendable () -> OutputFile] = hasOldWords ? [] : [{ vocabulary }]
    files.append { directory }
    files += pieces.filter { shards.pieces[$0].origin != $0 }.map { piece in
      { @Sendable in words(ofPiece: piece) }
    }
    files += stride(from: 0, to: pages.count, by: Self.pagesWithTitles)
      .map { first in { @Sendable in titles(from: first) } }
    _ = files.concurrentMap { sink($0()) }
    return (hasOldWords ? [Self.vocabularyPath] : []) + same.map(Self.path(ofPiece:))
  }

  private static func path(ofPiece piece: Int) -> String { "search/w\(piece).js" }

  private static let vocabularyPath = "search/words.js"

  private func words(ofPiece piece: Int) -> OutputFile {
    var script = SearchScript("words", number: piece)
    script.add(plain: shards.text(of: piece))
    return script.file(at: Self.path(ofPiece: piece))
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
    let pages = zip(map.pages, pages).map { page, indexed in
      let verdicts = Set(page.scenarios.compactMap(\.verdict)).reduce(0) { $0 | $1.searchBit }
      return searchDigits(indexed.slotCount) + searchDigits(places[page.searchTopic] ?? 0)
        + searchDigits(verdicts)
    }
    let prefixes = shards.prefixes.map { String(decoding: $0.line, as: UTF8.self) }
    let members = [
      ("pages", jsonString(pages.joined())),
      ("topics", array(topics.map(jsonString))),
      ("pagesWithTitles", "\(Self.pagesWithTitles)"),
      ("shards", jsonString(shards.firstWords.joined(separator: " "))),
      ("prefixes", jsonString(prefixes.joined(separator: "\n"))),
    ]
    return OutputFile(
      path: "search-index.js",
      text: "bodycheckSearch.directory(\(object(members)));\n"
    )
  }

  private var vocabulary: OutputFile {
    var script = SearchScript("vocabulary")
    script.add(plain: shards.words.vocabulary)
    return script.file(at: Self.vocabularyPath)
  }

  private func titles(from first: Int) -> OutputFile {
    let number = first / Self.pagesWithTitles
    var script = SearchScript("titles", number: number)
    let own = map.pages[first..<min(first + Self.pagesWithTitles, map.pages.count)]
    script.addList(own) { script, page in
      script.addList { script in
        script.add(page.title)
        script.add(percentEncoded(map.path(of: page).text))
      }
    }
    return script.file(at: "search/t\(number).js")
  }

  private func array(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
}

extension Page {
  /// The topic that search offers for the page.
  fileprivate var searchTopic: String {
    switch kind {
    case .home: "Home"
    case .guideline, .reference: topic ?? "Reference"
    case .source: "Sources"
    case .rules: "Rules"
    }
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
