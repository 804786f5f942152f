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
  private let pages: [IndexedPage]
  private let postings: PostingLists

  init(_ map: SiteMap) {
    self.map = map
    var postings = PostingLists()
    var indexed: [IndexedPage] = []
    for first in stride(from: 0, to: map.pages.count, by: Self.pagesAtOnce) {
      let numbers = Array(first..<min(first + Self.pagesAtOnce, map.pages.count))
      let read = numbers.concurrentMap { IndexedPage.read(map.pages[$0], number: $0) }
      for (page, levels) in read {
        indexed.append(page)
        for section in levels { postings.add(section) }
      }
    }
    pages = indexed
    self.postings = postings
  }

  var files: [OutputFile] {
    let shards = WordShards(postings)
    var files = [directory(shards), vocabulary(shards)]
    for (number, text) in shards.texts.enumerated() {
      var script = SearchScript("words", number: number)
      script.add(text)
      files.append(script.file(at: "search/w\(number).js"))
    }
    files += pages.map(\.texts)
    return files + stride(from: 0, to: pages.count, by: Self.pagesWithTitles).map(titles)
  }

  private func directory(_ shards: WordShards) -> OutputFile {
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
      ("prefixes", jsonString(shards.prefixes.joined(separator: "\n"))),
    ]
    return OutputFile(
      path: "search-index.js",
      text: "bodycheckSearch.directory(\(object(members)));\n"
    )
  }

  /// All words in order, each as the number of letters it shares with the one before, and the rest.
  ///
  /// Letters are counted as scripts count them, in units of UTF-16, so none of two units is shared.
  private func vocabulary(_ shards: WordShards) -> OutputFile {
    var previous: Substring.UnicodeScalarView = ""[...].unicodeScalars
    var text = ""
    for word in shards.words {
      let scalars = word[...].unicodeScalars
      let shared = zip(previous, scalars).prefix { $0 == $1 && $0.value < 0x10000 }.count
      text += searchDigits(shared) + String(scalars.dropFirst(shared)) + " "
      previous = scalars
    }
    var script = SearchScript("vocabulary")
    script.add(text)
    return script.file(at: "search/words.js")
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

/// What the index keeps of a page once its words are counted.
private struct IndexedPage: Sendable {
  let sectionCount: Int
  /// The script with the headings, anchors and texts of its sections.
  let texts: OutputFile

  /// Reads a page; with it the levels of each section's words.
  static func read(_ page: Page, number: Int) -> (page: Self, levels: [[String: Int]]) {
    let sections = SearchSection.sections(of: page)
    var script = SearchScript("texts", number: number)
    script.addList(sections) { script, section in
      script.addList([section.heading, section.anchor, section.text]) { $0.add($1) }
    }
    let levels = sections.enumerated().map { index, section in
      PostingLists.levels(
        of: section,
        title: index == 0 ? page.title : "",
        isAdvice: page.kind == .guideline
      )
    }
    let indexed = Self(
      sectionCount: sections.count,
      texts: script.file(at: "search/p\(number).js")
    )
    return (indexed, levels)
  }
}

/// A script of the index: one call, with texts and lists of them.
private struct SearchScript {
  private var bytes: [UInt8]
  private var needsComma = false

  init(_ function: String, number: Int? = nil) {
    bytes = Array("bodycheckSearch.\(function)(".utf8)
    guard let number else { return }
    bytes += "\(number)".utf8
    needsComma = true
  }

  mutating func add(_ text: String) {
    separate()
    bytes.append(jsonString: text)
    needsComma = true
  }

  mutating func addList<Items: Sequence>(_ items: Items, _ add: (inout Self, Items.Element) -> Void)
  {
    openList()
    for item in items { add(&self, item) }
    closeList()
  }

  mutating func openList() {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
  }

  mutating func closeList() {
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  func file(at path: String) -> OutputFile {
    OutputFile(path: path, bytes: bytes + Array(");\n".utf8))
  }
}

/// A number in digits of five bits, the lowest first, each but the last marked by a sixth bit.
func searchDigits(_ number: Int) -> String {
  var bytes: [UInt8] = []
  bytes.append(searchDigits: number)
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Adds what `searchDigits(_:)` gives.
  mutating func append(searchDigits number: Int) {
    var rest = number
    repeat {
      let digit = rest & 31
      rest >>= 5
      append(digits[rest > 0 ? digit | 32 : digit])
    } while rest > 0
  }
}

private let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

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
