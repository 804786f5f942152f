import Threads

/// An inverted index: for each word, the sections of pages in which it occurs.
///
/// It is written as scripts, because a page opened as a local file can load only scripts. Each script is
/// one call with JSON, and is loaded only when a query needs it:
///
///     search-index.js         bodycheckSearch.site({
///                               "topics": ["Identity", …],
///                               "verdicts": ["acceptable", …],
///                               "synonyms": [[word, word, …], …],
///                               "pages": [[title, address, topic, verdicts, sections, weight, evidence, answers],
///                                         …],
///                               "words": ["first word of search/words-0.js", …],
///                               "beginnings": [entry, …],
///                               "texts": [first page of search/texts-0.js, …],
///                               "vocabulary": ["first word of search/vocabulary-0.js", …]
///                             });
///     search/words-0.js       bodycheckSearch.words(0, [entry, …]);
///     search/texts-0.js       bodycheckSearch.texts(0, [[[heading, anchor, text], …], …]);
///     search/vocabulary-0.js  bodycheckSearch.vocabulary(0, ["word", …]);
///
/// - A page's topic is an index into `topics`. Its verdicts are bits; the lowest bit is the first of
///   `verdicts`. `sections` is its number of sections, which are numbered in reading order across all pages.
///   `weight` is how much its matches count, in percent.
/// - An entry is `[word, count, [level, section, gap, gap, …], …]`. `count` is the number of sections with
///   the word. Each group lists the sections of one level; after the first, each is given as the distance
///   from the previous one. A word in very many sections lists only the best of them.
/// - The entry of the first group of synonyms is that of the word `=0`.
/// - Words are sorted by JavaScript's `<`. If the words with a common prefix fill more than three files,
///   `beginnings` has an entry for the prefix with the best sections.
///
/// The theme's `js/search/parts.js` reads the files.
package struct SearchIndex: Sendable {
  /// A file of the index, with its path from the site's root.
  package typealias File = (path: String, bytes: [UInt8])

  /// The maximum size of a file with several words or pages, in bytes.
  private static let maxFileSize = 12_000
  private static let maxPostings = 6_000
  /// The maximum number of files to load for a word prefix.
  private static let maxFilesOfBeginning = 3
  private static let maxPostingsOfBeginning = 16
  private static let pagesCountedTogether = 100

  private let pages: [SearchablePage]
  private let synonyms: [[String]]
  private let sectionCount: Int
  /// The words, sorted by JavaScript's `<`.
  private let entries: [Entry]

  /// - Parameters:
  ///   - pages: The pages in the order in which equal ones are shown.
  ///   - synonyms: Words that mean the same, a group for each item, separated by spaces.
  package init(_ pages: [SearchablePage], synonyms: [String] = []) {
    self.pages = pages
    self.synonyms = synonyms.map { $0.lowercased().split(separator: " ").map(String.init) }
    var slices: [(pages: ArraySlice<SearchablePage>, firstSection: Int)] = []
    var sectionCount = 0
    for start in stride(from: 0, to: pages.count, by: Self.pagesCountedTogether) {
      let slice = pages[start...].prefix(Self.pagesCountedTogether)
      slices.append((slice, sectionCount))
      sectionCount += slice.reduce(0) { $0 + $1.sectionCount }
    }
    self.sectionCount = sectionCount
    let counters = slices.concurrentMap { slice in
      WordCounter(slice.pages, firstSection: slice.firstSection)
    }
    var words: [String: [Posting]] = [:]
    for counter in counters {
      for (word, postings) in zip(counter.words, counter.postings) {
        words[word, default: []] += postings
      }
    }
    let found = words.map { Entry(word: $0.key, postings: $0.value) }
    let groups = Self.groups(self.synonyms, of: words, sectionCount: sectionCount)
    entries = (found + groups)
      .sorted { $0.word.utf16.lexicographicallyPrecedes($1.word.utf16) }
  }

  /// An entry for each group of synonyms, so that a query needs only one more file for all of them.
  private static func groups(
    _ synonyms: [[String]],
    of words: [String: [Posting]],
    sectionCount: Int
  ) -> [Entry] {
    synonyms.enumerated().compactMap { number, group in
      let known = group.compactMap { word in
        words[word].map { Entry(word: word, postings: $0) }
      }
      // No token begins like this and goes on with a digit.
      return known.isEmpty
        ? nil : Entry(beginning: "=\(number)", of: known[...], sectionCount: sectionCount)
    }
  }

  /// All files; the same pages produce the same bytes.
  package var files: [File] {
    var files: [File] = []
    forEachFile { files.append($0) }
    return files
  }

  /// Makes one file after another, because all files of a large site take much memory.
  package func forEachFile<Problem: Error>(
    _ body: (File) throws(Problem) -> Void
  ) throws(Problem) {
    let words = try split("words", entries.count, body) {
      entries[$0].json(limit: Self.maxPostings)
    }
    let texts = try split("texts", pages.count, body) { Self.texts(of: pages[$0]) }
    let vocabulary = try split("vocabulary", entries.count, body) { JSON(entries[$0].word) }
    let site = site(words: words, texts: texts, vocabulary: vocabulary)
    try body(Self.script("search-index.js", "site", [site]))
  }

  private static func script(_ path: String, _ function: String, _ arguments: [JSON]) -> File {
    (path, JSON.list("bodycheckSearch.\(function)(", arguments.map(\.bytes), ");\n"))
  }
}

// The contents of the files.
extension SearchIndex {
  /// Makes files of consecutive items; there is always at least one, which may be empty.
  /// - Returns: The index of the first item in each file.
  private func split<Problem: Error>(
    _ name: String,
    _ count: Int,
    _ body: (File) throws(Problem) -> Void,
    item: (Int) -> JSON
  ) throws(Problem) -> [Int] {
    var starts = [0]
    var items: [JSON] = []
    var size = 0
    func end() throws(Problem) {
      let number = starts.count - 1
      try body(
        Self.script("search/\(name)-\(number).js", name, [JSON(number), JSON(items)])
      )
      items = []
      size = 0
    }
    for index in 0..<count {
      let next = item(index)
      if size > 0, size + next.bytes.count > Self.maxFileSize {
        try end()
        starts.append(index)
      }
      items.append(next)
      size += next.bytes.count + 1
    }
    try end()
    return starts
  }

  private static func texts(of page: SearchablePage) -> JSON {
    JSON(page.sections.map { JSON([JSON($0.heading), JSON($0.anchor), JSON($0.text)]) })
  }

  /// The list of pages, given the first item of each other file.
  private func site(words: [Int], texts: [Int], vocabulary: [Int]) -> JSON {
    let firstWords = { (starts: [Int]) in
      JSON(entries.isEmpty ? [] : starts.map { JSON(entries[$0].word) })
    }
    let topics = Set(pages.map(\.topic)).sorted()
    let verdicts = Set(pages.flatMap(\.verdicts)).sorted()
    let heads = pages.map { page in
      JSON([
        JSON(page.title), JSON(page.address), JSON(topics.firstIndex(of: page.topic) ?? 0),
        JSON(
          verdicts.indices.reduce(0) { $0 | (page.verdicts.contains(verdicts[$1]) ? 1 << $1 : 0) }
        ),
        JSON(page.sectionCount), JSON(page.weight), JSON(page.evidence),
        JSON(page.answers.count),
      ])
    }
    return JSON([
      "topics": JSON(topics.map { JSON($0) }),
      "verdicts": JSON(verdicts.map { JSON($0) }),
      "synonyms": JSON(synonyms.map { JSON($0.map { JSON($0) }) }),
      "pages": JSON(heads),
      "words": firstWords(words),
      "beginnings": JSON(
        beginnings(zip(words, words.dropFirst() + [entries.count]).map { $0..<$1 })
      ),
      "texts": JSON(texts),
      "vocabulary": firstWords(vocabulary),
    ])
  }

  /// The entries for all prefixes whose words fill too many files, given the entries of each file.
  private func beginnings(_ files: [Range<Int>]) -> [JSON] {
    var found: Set<String> = []
    // A common prefix of a file's last word and a later file's first word is in all files between them.
    for (file, far) in zip(files, files.dropFirst(Self.maxFilesOfBeginning)) {
      let last = entries[file.upperBound - 1].word.unicodeScalars
      var beginning = ""
      for (scalar, other) in zip(last, entries[far.lowerBound].word.unicodeScalars) {
        guard scalar == other else { break }
        beginning.unicodeScalars.append(scalar)
        found.insert(beginning)
      }
    }
    return found.sorted().map { beginning in
      let isPart = { (entry: Entry) in entry.word.utf8.starts(with: beginning.utf8) }
      let start = entries.firstIndex(where: isPart) ?? entries.endIndex
      let entry = Entry(
        beginning: beginning,
        of: entries[start...].prefix(while: isPart),
        sectionCount: sectionCount
      )
      return entry.json(limit: Self.maxPostingsOfBeginning)
    }
  }
}
