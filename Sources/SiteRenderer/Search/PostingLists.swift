/// Which sections have which word, and how much each counts for it.
struct PostingLists: Equatable, Sendable {
  /// A section in which a word stands.
  struct Posting: Equatable, Sendable {
    let bits: UInt32

    init(bits: UInt32) { self.bits = bits }

    init(section: Int, level: Int) { bits = UInt32(section) << 5 | UInt32(level) }

    /// The section's number, counted over all pages from 0.
    var section: Int { Int(bits >> 5) }
    /// How well the section answers the word, from 1 to `highestLevel`.
    var level: Int { Int(bits & 31) }

    /// The same in another section.
    func moved(to section: Int) -> Self { Self(section: section, level: level) }
  }

  /// A level that only a word of a heading or title can have is above this one.
  static let highestTextLevel = 9
  static let highestLevel = 31

  /// All words, sorted as the theme's scripts compare them.
  private(set) var words: [String] = []
  private(set) var sectionCount = 0
  /// The sections of all words, one list after another, each in ascending order.
  private(set) var postings: [Posting] = []
  /// Where the list of each word ends.
  private(set) var ends: [Int] = []

  /// No words.
  init() {}

  /// The words of sections that are numbered from 0, each with its `levels(of:title:isAdvice:)`.
  init(_ sections: [[String: Int]]) {
    var found: [String: [Posting]] = [:]
    for (section, levels) in sections.enumerated() {
      for (word, level) in levels {
        found[word, default: []].append(Posting(section: section, level: level))
      }
    }
    self = Self().replacing([], with: found, sectionCount: sections.count).lists
  }

  /// Lists that were kept, or `nil` where they do not fit together.
  init?(words: [String], ends: [Int], postings: [Posting], sectionCount: Int) {
    guard words.count == ends.count, ends.last ?? 0 == postings.count,
      zip(ends, ends.dropFirst()).allSatisfy({ $0 <= $1 }),
      postings.allSatisfy({ $0.section < sectionCount })
    else { return nil }
    self.words = words
    self.ends = ends
    self.postings = postings
    self.sectionCount = sectionCount
  }

  /// The sections of a word by its place among the words.
  subscript(place: Int) -> ArraySlice<Posting> {
    postings[(place == 0 ? 0 : ends[place - 1])..<ends[place]]
  }

  /// The sections of a word.
  subscript(word: String) -> ArraySlice<Posting> {
    words.firstIndex(of: word).map { self[$0] } ?? []
  }

  /// The lists after other sections have taken the place of some.
  /// - Parameters:
  ///   - numbers: The number that each section has now, in the old order; -1 for one that is gone.
  ///   - found: The sections of each word in the new sections, in ascending order.
  ///   - sectionCount: How many sections there are now.
  /// - Returns: The lists, and of each word the place that it had before if its list is still the same,
  ///   or else -1.
  func replacing(
    _ numbers: [Int],
    with found: [String: [Posting]],
    sectionCount: Int
  ) -> (lists: Self, origins: [Int]) {
    var result = Self()
    result.sectionCount = sectionCount
    result.words.reserveCapacity(words.count + found.count)
    result.ends.reserveCapacity(words.count + found.count)
    result.postings.reserveCapacity(postings.count + found.values.reduce(0) { $0 + $1.count })
    var origins: [Int] = []
    var added = found.keys.sorted(by: Self.precedes)[...]
    for (place, word) in words.enumerated() {
      while let first = added.first, Self.precedes(first, word) {
        added.removeFirst()
        result.add(first, found[first] ?? [])
        origins.append(-1)
      }
      let isFound = added.first == word
      if isFound { added.removeFirst() }
      let start = result.postings.count
      let isMoved = result.addMoved(self[place], numbers)
      if isFound { result.merge(found[word] ?? [], from: start) }
      let isSame = !isMoved && !isFound || result.postings[start...] == self[place]
      guard result.postings.count > start else { continue }
      result.words.append(word)
      result.ends.append(result.postings.count)
      origins.append(isSame ? place : -1)
    }
    for word in added {
      result.add(word, found[word] ?? [])
      origins.append(-1)
    }
    return (result, origins)
  }

  private mutating func add(_ word: String, _ list: [Posting]) {
    words.append(word)
    postings += list
    ends.append(postings.count)
  }

  /// Adds what is left of a list.
  /// - Returns: Whether that is another list.
  private mutating func addMoved(_ list: ArraySlice<Posting>, _ numbers: [Int]) -> Bool {
    var isMoved = false
    for posting in list {
      let number = numbers[posting.section]
      if number != posting.section { isMoved = true }
      if number >= 0 { postings.append(posting.moved(to: number)) }
    }
    return isMoved
  }

  /// Puts a list into the one that begins at an index and ends at the end.
  private mutating func merge(_ list: [Posting], from start: Int) {
    postings += list
    postings[start...].sort { $0.bits < $1.bits }
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
}

extension PostingLists {
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
