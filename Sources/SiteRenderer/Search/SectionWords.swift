import Guidelines

/// The words of sections that are numbered from 0, and how much each counts for them.
///
/// When their lists have been taken, the next sections can be read, of whose words most are known then.
struct SectionWords: Sendable {
  private var reader = SearchWords()
  private var sectionCount = 0
  /// Each word of each section by its number, section after section.
  private var found: [(word: Int32, posting: Posting)] = []
  /// By the numbers of words, what the section that is being read has of each.
  private var entries: [Entry] = []
  /// The words of that section.
  private var present: [Int32] = []
  /// By the numbers of words, those in the table that all lists share; -1 where that is not known yet.
  private var sharedNumbers: [Int32] = []

  /// Adds the next section.
  /// - Parameters:
  ///   - section: Its texts.
  ///   - title: The page's title where the section is the page's first; else empty.
  ///   - isAdvice: Whether the page is a guideline, which goes before others of the same title.
  mutating func add(_ section: SearchSection, title: String = "", isAdvice: Bool = true) {
    let length = add(section.text, weight: 1)
    add(section.code, weight: Self.codeWeight)
    add(Array(section.heading.utf8), weight: 1, boost: 1.5)
    add(Array(title.utf8), weight: 1, boost: isAdvice ? 3 : 2.5)
    for word in present {
      let level = entries[Int(word)].level(length: length)
      found.append((word, Posting(section: sectionCount, level: level)))
      entries[Int(word)] = Entry()
    }
    present.removeAll(keepingCapacity: true)
    sectionCount += 1
  }

  /// Counts the words of a text, which all count the same.
  /// - Returns: How many they are.
  @discardableResult
  private mutating func add(_ text: [UInt8], weight: Double, boost: Double? = nil) -> Int {
    guard !text.isEmpty else { return 0 }
    reader.read(text)
    let missing = reader.table.count - entries.count
    if missing > 0 { entries += repeatElement(Entry(), count: missing) }
    for word in reader.words {
      if entries[Int(word)].frequency == 0 { present.append(word) }
      entries[Int(word)].frequency += weight
      if let boost { entries[Int(word)].boost = boost }
    }
    return reader.words.count
  }

  /// What a word in code counts more than one in prose.
  private static let codeWeight = 0.5

  /// A word of one section.
  private struct Entry {
    var frequency = 0.0
    /// What standing in the heading or title adds.
    var boost = 0.0

    /// The frequency's share of BM25 and the boost, in quarters.
    ///
    /// Lengths are taken against a fixed one, not the average of all sections, so that what a page
    /// adds to the index does not depend on other pages.
    func level(length: Int) -> Int {
      let lengthShare = 0.7 + 0.3 * Double(length) / 150
      let share = frequency * 2.2 / (frequency + 1.2 * lengthShare)
      return min(max(Int(((share + boost) * 4).rounded()), 1), Posting.highestLevel)
    }
  }

  /// A list of sections for each word.
  struct Lists: Sendable {
    /// The words' numbers in the table that all lists share.
    let words: [Int32]
    /// Where the list of each word ends.
    let ends: [Int32]
    /// The lists one after another, each in ascending order.
    let postings: [Posting]
  }

  /// Gives up the sections of each word, the words with their numbers in a table that all lists share.
  mutating func takeLists(numberedBy table: inout WordTable) -> Lists {
    var sizes = [Int32](repeating: 0, count: reader.table.count)
    for (word, _) in found { sizes[Int(word)] += 1 }
    sharedNumbers += repeatElement(-1, count: sizes.count - sharedNumbers.count)
    var places = sizes
    var (words, ends): ([Int32], [Int32]) = ([], [])
    var end: Int32 = 0
    for word in sizes.indices where sizes[word] > 0 {
      places[word] = end
      end += sizes[word]
      ends.append(end)
      if sharedNumbers[word] < 0 {
        sharedNumbers[word] = Int32(table.number(of: word, in: reader.table))
      }
      words.append(sharedNumbers[word])
    }
    var postings = [Posting](repeating: Posting(bits: 0), count: found.count)
    for (word, posting) in found {
      postings[Int(places[Int(word)])] = posting
      places[Int(word)] += 1
    }
    found.removeAll(keepingCapacity: true)
    sectionCount = 0
    return Lists(words: words, ends: ends, postings: postings)
  }
}
