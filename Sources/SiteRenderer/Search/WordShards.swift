/// The words of the index in order, with their sections, cut into pieces of about equal size.
struct WordShards {
  /// All words, sorted as the theme's scripts compare them.
  let words: [String]
  private(set) var texts: [String] = []
  /// The first word of each piece.
  private(set) var firstWords: [String] = []
  /// For each beginning of words that is spread over too many pieces a line like that of a word, with
  /// the sections that answer it best.
  private(set) var prefixes: [String] = []

  /// A piece is full when it has this many bytes.
  private static let fullSize = 12_000
  /// A word with more sections keeps only those that answer it best.
  private static let mostSections = 6_000
  /// A beginning of a word is looked up in at most so many pieces.
  private static let mostShards = 2
  private static let sectionsOfPrefix = 16

  private let postings: PostingLists
  private var shardOfWord: [Int] = []

  init(_ postings: PostingLists) {
    self.postings = postings
    words = postings.lists.keys.sorted { Self.precedes($0, $1) }
    var text: [UInt8] = []
    for word in words {
      if text.isEmpty { firstWords.append(word) }
      shardOfWord.append(texts.count)
      let list = postings.lists[word] ?? []
      Self.append(word, of: list, keeping: Self.mostSections, to: &text)
      text.append(UInt8(ascii: "\n"))
      if text.count >= Self.fullSize {
        texts.append(String(decoding: text, as: UTF8.self))
        text.removeAll(keepingCapacity: true)
      }
    }
    if !text.isEmpty { texts.append(String(decoding: text, as: UTF8.self)) }
    addPrefixes(of: words.indices, length: 1)
  }

  /// Whether a word comes before another by units of UTF-16, in which scripts compare.
  ///
  /// The bytes of UTF-8 have the same order but for those that begin what UTF-16 has two units for.
  private static func precedes(_ first: String, _ second: String) -> Bool {
    func rank(_ byte: UInt8) -> UInt8 {
      switch byte {
      case 0xEE, 0xEF: byte + 5
      case 0xF0...: byte - 2
      default: byte
      }
    }
    return first.utf8.lexicographicallyPrecedes(second.utf8) { rank($0) < rank($1) }
  }

  /// Adds a word and its sections.
  ///
  /// There is a group for each level from the highest: the level, then the distances from section to
  /// section. A line that keeps only the best has the number of all behind a `*`.
  private static func append(
    _ word: some StringProtocol,
    of all: [PostingLists.Posting],
    keeping most: Int,
    to text: inout [UInt8]
  ) {
    text += word.utf8
    if all.count > most { text += "*\(all.count)".utf8 }
    let present = all.reduce(into: UInt32(0)) { $0 |= 1 << UInt32($1.level) }
    var kept = 0
    for level in (0...PostingLists.highestLevel).reversed() where present & 1 << level != 0 {
      guard kept < most else { break }
      text.append(UInt8(ascii: " "))
      text.append(searchDigits: level)
      var previous = -1
      for posting in all where posting.level == level {
        text.append(searchDigits: posting.section - previous - 1)
        previous = posting.section
        kept += 1
        if kept == most { break }
      }
    }
  }

  /// Adds the beginnings of that length which some of the words share, and longer ones.
  private mutating func addPrefixes(of range: Range<Int>, length: Int) {
    var start = range.lowerBound
    while start < range.upperBound {
      let beginning = words[start].unicodeScalars.prefix(length)
      let end =
        words[start..<range.upperBound].firstIndex {
          !$0.unicodeScalars.starts(with: beginning)
        } ?? range.upperBound
      if beginning.count == length, shardOfWord[end - 1] - shardOfWord[start] >= Self.mostShards {
        let list = sections(ofWords: start..<end)
        var line: [UInt8] = []
        Self.append(String(beginning), of: list, keeping: Self.sectionsOfPrefix, to: &line)
        prefixes.append(String(decoding: line, as: UTF8.self))
        addPrefixes(of: start..<end, length: length + 1)
      }
      start = end
    }
  }

  /// The sections of several words, each with its best level: a word that stands in most sections
  /// says little, so its levels count less.
  private func sections(ofWords range: Range<Int>) -> [PostingLists.Posting] {
    var levels = [Int](repeating: 0, count: postings.sectionCount)
    for word in words[range] {
      let list = postings.lists[word] ?? []
      let share = 1 - Double(list.count) / Double(postings.sectionCount)
      for posting in list {
        let level = max(1, Int(Double(posting.level) * share))
        levels[posting.section] = max(levels[posting.section], level)
      }
    }
    return levels.indices.compactMap { section in
      levels[section] == 0
        ? nil : PostingLists.Posting(section: section, level: levels[section])
    }
  }
}
