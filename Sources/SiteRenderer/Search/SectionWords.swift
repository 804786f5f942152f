/// The words of sections that are numbered from 0, and how much each counts for them.
struct SectionWords: Sendable {
  private var reader = SearchWords()
  private(set) var sectionCount = 0
  /// Each word of each section by its number, section after section.
  private var found: [(word: Int32, posting: PostingLists.Posting)] = []
  /// By the numbers of words, what the section that is being read has of each.
  private var entries: [Entry] = []
  /// The words of that section.
  private var present: [Int] = []

  /// Adds the next section.
  /// - Parameters:
  ///   - section: Its texts.
  ///   - title: The page's title where the section is the page's first; else empty.
  ///   - isAdvice: Whether the page is a guideline, which goes before others of the same title.
  mutating func add(_ section: SearchSection, title: String = "", isAdvice: Bool = true) {
    let length = add(section.text, weight: 1)
    add(section.code, weight: Self.codeWeight)
    add(section.heading, weight: 1, boost: 1.5)
    add(title, weight: 1, boost: isAdvice ? 3 : 2.5)
    for word in present {
      let level = entries[word].level(length: length)
      found.append((Int32(word), .init(section: sectionCount, level: level)))
      entries[word] = Entry()
    }
    present.removeAll(keepingCapacity: true)
    sectionCount += 1
  }

  /// Counts the words of a text, which all count the same.
  /// - Returns: How many they are.
  @discardableResult
  private mutating func add(_ text: String, weight: Double, boost: Double? = nil) -> Int {
    guard !text.isEmpty else { return 0 }
    reader.read(text)
    let missing = reader.table.count - entries.count
    if missing > 0 { entries += repeatElement(Entry(), count: missing) }
    for word in reader.words {
      if entries[word].frequency == 0 { present.append(word) }
      entries[word].frequency += weight
      if let boost { entries[word].boost = boost }
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
      return min(max(Int(((share + boost) * 4).rounded()), 1), PostingLists.highestLevel)
    }
  }

  /// A list of sections for each word.
  struct Lists: Sendable {
    /// The words' numbers in the table that all lists share.
    let words: [Int32]
    /// Where the list of each word ends.
    let ends: [Int32]
    /// The lists one after another, each in ascending order.
    let postings: [PostingLists.Posting]
  }

  /// The sections of each word, the words with their numbers in a table that all lists share.
  func lists(numberedBy table: inout WordTable) -> Lists {
    var ends = [Int32](repeating: 0, count: reader.table.count)
    for (word, _) in found { ends[Int(word)] += 1 }
    var places = ends
    var end: Int32 = 0
    for word in ends.indices {
      places[word] = end
      end += ends[word]
      ends[word] = end
    }
    let none = PostingLists.Posting(bits: 0)
    var postings = [PostingLists.Posting](repeating: none, count: found.count)
    for (word, posting) in found {
      postings[Int(places[Int(word)])] = posting
      places[Int(word)] += 1
    }
    let words = ends.indices.map { Int32(table.number(of: reader.table[$0])) }
    return Lists(words: words, ends: ends, postings: postings)
  }
}
