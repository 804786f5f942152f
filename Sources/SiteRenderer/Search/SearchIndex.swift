import Guidelines

/// What search knows, cut into scripts of which a query loads only those it needs.
///
/// Scripts and not data, because a page from `file://` may load nothing else. `search-index.js` says
/// where things are, `search/w*.js` hold words and their sections, `search/h*.js` the titles and headings
/// of a few pages, `search/p*.js` the texts of one, and `search/words.js` all words, for a query with a
/// typo. The theme's `js/search/index.js` reads them.
struct SearchIndex {
  /// How many pages share a file of titles and headings.
  private static let pagesWithHeads = 4

  private let map: SiteMap
  private let sections: [[SearchSection]]
  private let postings: PostingLists

  init(_ map: SiteMap) {
    self.map = map
    let read = map.pages.concurrentMap { page in
      let sections = SearchSection.sections(of: page)
      let levels = sections.enumerated().map { index, section in
        PostingLists.levels(
          of: section,
          title: index == 0 ? page.title : "",
          isAdvice: page.kind == .guideline
        )
      }
      return (sections: sections, levels: levels)
    }
    sections = read.map(\.sections)
    var postings = PostingLists()
    for levels in read.flatMap(\.levels) { postings.add(levels) }
    self.postings = postings
  }

  var files: [OutputFile] {
    let shards = WordShards(postings)
    var files = [directory(shards), vocabulary(shards)]
    for (number, text) in shards.texts.enumerated() {
      files.append(script("search/w\(number).js", "words", ["\(number)", jsonString(text)]))
    }
    files += Array(map.pages.indices).concurrentMap { texts(ofPage: $0) }
    let firsts = Array(stride(from: 0, to: map.pages.count, by: Self.pagesWithHeads))
    return files + firsts.concurrentMap { heads(from: $0) }
  }

  private func directory(_ shards: WordShards) -> OutputFile {
    let topics = Set(map.pages.map(\.searchTopic)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(topics, topics.indices))
    let pages = zip(map.pages, sections).map { page, sections in
      let verdicts = Set(page.scenarios.compactMap(\.verdict)).reduce(0) { $0 | $1.searchBit }
      return searchDigits(sections.count) + searchDigits(places[page.searchTopic] ?? 0)
        + searchDigits(verdicts)
    }
    let members = [
      ("pages", jsonString(pages.joined())),
      ("topics", array(topics.map(jsonString))),
      ("pagesWithHeads", "\(Self.pagesWithHeads)"),
      ("shards", jsonString(shards.firstWords.joined(separator: " "))),
      ("prefixes", jsonString(shards.prefixes.joined(separator: "\n"))),
    ]
    return script("search-index.js", "directory", [object(members)])
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
    return script("search/words.js", "vocabulary", [jsonString(text)])
  }

  private func texts(ofPage number: Int) -> OutputFile {
    let texts = sections[number].map { jsonString($0.text) }
    return script("search/p\(number).js", "texts", ["\(number)", array(texts)])
  }

  private func heads(from first: Int) -> OutputFile {
    let pages = first..<min(first + Self.pagesWithHeads, map.pages.count)
    let heads = pages.map { number in
      let page = map.pages[number]
      let headings = sections[number].map {
        array([jsonString($0.heading), jsonString($0.anchor)])
      }
      return array([
        jsonString(page.title), jsonString(percentEncoded(map.path(of: page).text)),
        array(headings),
      ])
    }
    let number = first / Self.pagesWithHeads
    return script("search/h\(number).js", "heads", ["\(number)", array(heads)])
  }

  private func array(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }

  private func script(_ path: String, _ function: String, _ arguments: [String]) -> OutputFile {
    let call = "bodycheckSearch.\(function)(\(arguments.joined(separator: ",")));\n"
    return OutputFile(path: path, text: call)
  }
}

/// A number in digits of five bits, the lowest first, each but the last marked by a sixth bit.
func searchDigits(_ number: Int) -> String {
  var rest = number
  var bytes: [UInt8] = []
  repeat {
    let digit = rest & 31
    rest >>= 5
    bytes.append(digits[rest > 0 ? digit | 32 : digit])
  } while rest > 0
  return String(decoding: bytes, as: UTF8.self)
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
