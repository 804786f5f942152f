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
    words = postings.lists.keys.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) }
    var text = ""
    for word in words {
      if text.isEmpty { firstWords.append(word) }
      shardOfWord.append(texts.count)
      let list = postings.lists[word] ?? []
      text += line(word, of: list, keeping: Self.mostSections) + "\n"
      if text.utf8.count >= Self.fullSize {
        texts.append(text)
        text = ""
      }
    }
    if !text.isEmpty { texts.append(text) }
    addPrefixes(of: words.indices, length: 1)
  }

  /// A word and its sections.
  ///
  /// There is a group for each level from the highest: the level, then the distances from section to
  /// section. A line that keeps only the best has the number of all behind a `*`.
  private func line(
    _ word: some StringProtocol,
    of all: [PostingLists.Posting],
    keeping most: Int
  ) -> String {
    var kept = 0
    var text = all.count > most ? "\(word)*\(all.count)" : "\(word)"
    let levels = Dictionary(grouping: all, by: \.level).sorted { $0.key > $1.key }
    for (level, postings) in levels where kept < most {
      text += " " + searchDigits(level)
      var previous = -1
      for posting in postings.prefix(most - kept) {
        text += searchDigits(posting.section - previous - 1)
        previous = posting.section
      }
      kept += postings.count
    }
    return text
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
        prefixes.append(line(String(beginning), of: list, keeping: Self.sectionsOfPrefix))
        addPrefixes(of: start..<end, length: length + 1)
      }
      start = end
    }
  }

  /// The sections of several words, each with its best level: a word that stands in most sections
  /// says little, so its levels count less.
  private func sections(ofWords range: Range<Int>) -> [PostingLists.Posting] {
    var levels: [Int: Int] = [:]
    for word in words[range] {
      let list = postings.lists[word] ?? []
      let share = 1 - Double(list.count) / Double(postings.sectionCount)
      for posting in list {
        let level = max(1, Int(Double(posting.level) * share))
        levels[posting.section] = max(levels[posting.section] ?? 0, level)
      }
    }
    return levels.sorted { $0.key < $1.key }
      .map { PostingLists.Posting(section: $0.key, level: $0.value) }
  }
}
