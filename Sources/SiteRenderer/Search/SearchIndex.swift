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

  /// How many pages are read before their words go into the index, so that not all are in memory.
  private static let pagesAtOnce = 128

  private let map: SiteMap
  private let shards: WordShards
  private let origin: String
  private let pages: [SearchMemory.IndexedPage]
  /// The index of before, and the place that each word had there if its list is still the same, or
  /// else -1.
  private let old: (memory: SearchMemory, origins: [Int])?
  /// The files of the index of before that this one has too.
  private(set) var kept: [String] = []

  /// How many files went to the sink.
  var fileCount: Int {
    let titles = (pages.count + Self.pagesWithTitles - 1) / Self.pagesWithTitles
    return 2 + shards.starts.count + titles + pages.count - kept.count
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
    let old = old?.origin == origin ? old : nil
    self.map = map
    self.origin = origin
    var numbers = [Int](repeating: -1, count: old?.shards.lists.sectionCount ?? 0)
    var found: [String: [PostingLists.Posting]] = [:]
    var pages: [SearchMemory.IndexedPage] = []
    var sectionCount = 0
    let keys = map.pages.map(\.digest)
    for first in stride(from: 0, to: keys.count, by: Self.pagesAtOnce) {
      let places = Array(first..<min(first + Self.pagesAtOnce, keys.count))
      let read = places.concurrentMap { place -> PageWords? in
        let known = old?.places[keys[place]]
        if known == place { return nil }
        let sections = SearchSection.sections(of: map.pages[place])
        sink(Self.texts(of: sections, page: place))
        return known == nil ? PageWords(of: sections, on: map.pages[place]) : nil
      }
      for (place, words) in zip(places, read) {
        let known = old?.places[keys[place]]
        if known == place { kept.append(Self.path(ofTexts: place)) }
        let sections = words?.sectionCount ?? old?.pages[known ?? 0].sectionCount ?? 0
        if let old, let known {
          for section in 0..<sections {
            numbers[old.firstSections[known] + section] = sectionCount + section
          }
        }
        for (word, list) in words?.lists ?? [:] {
          found[word, default: []] += list.map { $0.moved(to: sectionCount + $0.section) }
        }
        sectionCount += sections
        pages.append(.init(key: keys[place], sectionCount: sections))
      }
    }
    let (lists, origins) = (old?.shards.lists ?? PostingLists())
      .replacing(numbers, with: found, sectionCount: sectionCount)
    self.pages = pages
    self.old = old.map { ($0, origins) }
    shards = WordShards(lists, after: old?.shards, origins: origins)
    kept += write(to: sink)
  }

  /// Gives all but the texts to a sink.
  /// - Returns: The files that stay.
  private func write(to sink: @escaping FileSink) -> [String] {
    sink(directory)
    let hasWords = old?.memory.shards.lists.words == shards.lists.words
    if !hasWords { sink(vocabulary) }
    let pieces = Array(shards.starts.indices)
    let same = pieces.filter { piece in
      old.map { shards.isSame(piece, in: $0.memory.shards, origins: $0.origins) } ?? false
    }
    _ = Set(pieces).subtracting(same).sorted().concurrentMap { sink(words(ofPiece: $0)) }
    for first in stride(from: 0, to: pages.count, by: Self.pagesWithTitles) {
      sink(titles(from: first))
    }
    return (hasWords ? [Self.vocabularyPath] : []) + same.map(Self.path(ofPiece:))
  }

  private static func path(ofPiece piece: Int) -> String { "search/w\(piece).js" }

  private static let vocabularyPath = "search/words.js"

  private func words(ofPiece piece: Int) -> OutputFile {
    var script = SearchScript("words", number: piece)
    script.add(String(decoding: shards.text(of: piece), as: UTF8.self))
    return script.file(at: Self.path(ofPiece: piece))
  }

  private static func path(ofTexts page: Int) -> String { "search/p\(page).js" }

  private static func texts(of sections: [SearchSection], page: Int) -> OutputFile {
    var script = SearchScript("texts", number: page)
    script.addList(sections) { script, section in
      script.addList([section.heading, section.anchor, section.text]) { $0.add($1) }
    }
    return script.file(at: path(ofTexts: page))
  }

  private var directory: OutputFile {
    let topics = Set(map.pages.map(\.searchTopic)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(topics, topics.indices))
    let pages = zip(map.pages, pages).map { page, indexed in
      let verdicts = Set(page.scenarios.compactMap(\.verdict)).reduce(0) { $0 | $1.searchBit }
      return searchDigits(indexed.sectionCount) + searchDigits(places[page.searchTopic] ?? 0)
        + searchDigits(verdicts)
    }
    let members = [
      ("pages", jsonString(pages.joined())),
      ("topics", array(topics.map(jsonString))),
      ("pagesWithTitles", "\(Self.pagesWithTitles)"),
      ("shards", jsonString(shards.firstWords.joined(separator: " "))),
      ("prefixes", jsonString(shards.prefixes.map(\.line).joined(separator: "\n"))),
    ]
    return OutputFile(
      path: "search-index.js",
      text: "bodycheckSearch.directory(\(object(members)));\n"
    )
  }

  /// All words in order, each as the number of letters it shares with the one before, and the rest.
  ///
  /// Letters are counted as scripts count them, in units of UTF-16, so none of two units is shared.
  private var vocabulary: OutputFile {
    var previous: Substring.UnicodeScalarView = ""[...].unicodeScalars
    var text = ""
    for word in shards.lists.words {
      let scalars = word[...].unicodeScalars
      let shared = zip(previous, scalars).prefix { $0 == $1 && $0.value < 0x10000 }.count
      text += searchDigits(shared) + String(scalars.dropFirst(shared)) + " "
      previous = scalars
    }
    var script = SearchScript("vocabulary")
    script.add(text)
    return script.file(at: Self.vocabularyPath)
  }

  private func titles(from first: Int) -> OutputFile {
    let number = first / Self.pagesWithTitles
    var script = SearchScript("titles", number: number)
    let own = map.pages[first..<min(first + Self.pagesWithTitles, map.pages.count)]
    script.addList(own) { script, page in
      script.addList([page.title, percentEncoded(map.path(of: page).text)]) { $0.add($1) }
    }
    return script.file(at: "search/t\(number).js")
  }

  private func array(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }
}

/// The words of a page.
private struct PageWords: Sendable {
  let sectionCount: Int
  /// The sections of each word, counted from the page's first.
  private(set) var lists: [String: [PostingLists.Posting]] = [:]

  init(of sections: [SearchSection], on page: Page) {
    sectionCount = sections.count
    for (number, section) in sections.enumerated() {
      let levels = PostingLists.levels(
        of: section,
        title: number == 0 ? page.title : "",
        isAdvice: page.kind == .guideline
      )
      for (word, level) in levels {
        lists[word, default: []].append(PostingLists.Posting(section: number, level: level))
      }
    }
  }
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
