import Guidelines

/// The words of sections that are numbered from 0, and how much each counts for them.
///
/// When they have been taken, the next sections can be read, of whose words most are known then.
struct SectionWords: Sendable {
  private var reader = SearchWords()
  private var found = Found()
  /// By the numbers of words, what the section that is being read has of each.
  private var entries: [Entry] = []

  /// All words by the numbers that what was found has of them.
  var table: WordTable { reader.table }

  /// Adds the next section.
  /// - Parameters:
  ///   - section: Its texts.
  ///   - title: The page's title where the section is the page's first; else empty.
  ///   - isAdvice: Whether the page is a guideline, which goes before others of the same title.
  mutating func add(_ section: SearchSection, title: String = "", isAdvice: Bool = true) {
    let first = found.words.count
    let length = add(section.text, weight: 2)
    add(section.code, weight: 1)
    add(Array(section.heading.utf8), weight: 2, boost: 1.5)
    add(Array(title.utf8), weight: 2, boost: isAdvice ? 3 : 2.5)
    found.end(at: first, of: length, &entries)
  }

  /// Counts the words of a text, which all count the same.
  /// - Returns: How many they are.
  @discardableResult
  private mutating func add(_ text: [UInt8], weight: Int32, boost: Float = 0) -> Int {
    guard !text.isEmpty else { return 0 }
    reader.read(text)
    let missing = reader.table.count - entries.count
    if missing > 0 { entries += repeatElement(Entry(), count: missing) }
    found.add(reader, weight: weight, boost: boost, to: &entries)
    return reader.wordCount
  }

  /// A word of one section.
  fileprivate struct Entry {
    /// How often it stands there, in halves: a word in code counts half more than one in prose.
    var frequency: Int32 = 0
    /// What standing in the heading or title adds.
    var boost: Float = 0

    /// Counts it once more, among the section's words if that is the first time.
    @inline(__always)
    mutating func add(
      _ weight: Int32,
      _ boost: Float,
      of word: Int,
      to words: inout OutputSpan<LeveledWord>
    ) {
      if frequency == 0 { words.append(LeveledWord(word)) }
      frequency += weight
      if boost > 0 { self.boost = boost }
    }

    /// The frequency's share of BM25 and the boost, in quarters.
    ///
    /// Lengths are taken against a fixed one, not the average of all sections, so that what a page
    /// adds to the index does not depend on other pages.
    func level(_ lengthShare: Double) -> Int {
      let frequency = Double(frequency) / 2
      let share = frequency * 2.2 / (frequency + 1.2 * lengthShare)
      return min(max(Int((share + Double(boost)) * 4 + 0.5), 1), Posting.highestLevel)
    }
  }

  /// What some sections have.
  struct Found: Sendable {
    /// The words of each section, section after section.
    fileprivate(set) var words: [LeveledWord] = []
    /// Where the words of each section end.
    fileprivate(set) var ends: [Int] = []

    /// Adds the words of a text to the entries of a section, and those to its words that it did not have.
    fileprivate mutating func add(
      _ text: SearchWords,
      weight: Int32,
      boost: Float,
      to entries: inout [Entry]
    ) {
      let read = text.tokens.span
      var entries = entries.mutableSpan
      words.append(addingCapacity: text.wordCount) { words in
        for place in read.indices {
          let number = Int(read[place])
          if number >= 0 {
            entries[number].add(weight, boost, of: number, to: &words)
          } else {
            for word in text.forms(of: ~number) {
              entries[Int(word)].add(weight, boost, of: Int(word), to: &words)
            }
          }
        }
      }
    }

    /// Ends a section, and gives up the entries of its words.
    /// - Parameters:
    ///   - first: Where its words begin.
    ///   - length: How many words its text has, one as often as it stands there.
    ///   - entries: What it has of each word.
    fileprivate mutating func end(at first: Int, of length: Int, _ entries: inout [Entry]) {
      let lengthShare = 0.7 + 0.3 * Double(length) / 150
      var words = words.mutableSpan
      var entries = entries.mutableSpan
      for place in first..<words.count {
        let word = words[place].word
        words[place].level = entries[word].level(lengthShare)
        entries[word] = Entry()
      }
      ends.append(words.count)
    }

    fileprivate mutating func removeAll() {
      words.removeAll(keepingCapacity: true)
      ends.removeAll()
    }
  }

  /// Gives up what the sections have.
  mutating func take() -> Found {
    // A copy takes no more memory than it needs, and the next sections need none.
    defer { found.removeAll() }
    return Found(words: Array(found.words[...]), ends: found.ends)
  }
}

/// A word of a section, and how well that answers it.
struct LeveledWord: Sendable {
  private var bits: UInt32

  init(_ word: Int) { bits = UInt32(word) << 5 }

  /// Its number.
  var word: Int { Int(bits >> 5) }

  var level: Int {
    get { Int(bits & 31) }
    set { bits = bits & ~31 | UInt32(newValue) }
  }
}
