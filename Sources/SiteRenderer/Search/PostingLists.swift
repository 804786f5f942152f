import Guidelines

/// Which sections have which word, and how much each counts for it.
struct PostingLists {
  /// A section in which a word stands.
  struct Posting: Equatable {
    private let bits: UInt32

    init(section: Int, level: Int) { bits = UInt32(section) << 5 | UInt32(level) }

    /// The section's number, counted over all pages from 0.
    var section: Int { Int(bits >> 5) }
    /// How well the section answers the word, from 1 to `highestLevel`.
    var level: Int { Int(bits & 31) }
  }

  /// A level that only a word of a heading or title can have is above this one.
  static let highestTextLevel = 9
  static let highestLevel = 31

  /// Each word's sections in ascending order.
  private(set) var lists: [String: [Posting]] = [:]
  private(set) var sectionCount = 0

  /// The words of a section with their levels.
  /// - Parameters:
  ///   - section: Its texts.
  ///   - title: The page's title where the section is the page's first; else empty.
  ///   - isAdvice: Whether the page is a guideline, which goes before others of the same title.
  /// - Returns: How much each word counts for the section.
  static func levels(
    of section: SearchSection,
    title: String,
    isAdvice: Bool = true
  ) -> [String: Int] {
    var entries: [String: Entry] = [:]
    let words = SearchWords.words(of: section.text)
    for word in words { entries[word, default: Entry()].frequency += 1 }
    for word in SearchWords.words(of: section.code) {
      entries[word, default: Entry()].frequency += codeWeight
    }
    for (text, boost) in [(section.heading, 1.5), (title, isAdvice ? 3 : 2.5)] {
      for word in SearchWords.words(of: text) {
        entries[word, default: Entry()].frequency += 1
        entries[word, default: Entry()].boost = boost
      }
    }
    return entries.mapValues { $0.level(length: words.count) }
  }

  /// Adds the next section by its `levels(of:title:isAdvice:)`.
  mutating func add(_ levels: [String: Int]) {
    for (word, level) in levels {
      lists[word, default: []].append(Posting(section: sectionCount, level: level))
    }
    sectionCount += 1
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
}
