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

  /// The lists of several parts of the sections.
  /// - Parameters:
  ///   - parts: Their words, with the number that each section of a part has among all, in ascending order.
  ///   - table: The words that the parts have numbers of.
  ///   - sectionCount: How many sections there are.
  init(
    _ parts: [(lists: SectionWords.Lists, sections: [Int])],
    table: WordTable,
    sectionCount: Int
  ) {
    self.sectionCount = sectionCount
    var sizes = [Int](repeating: 0, count: table.count)
    for (lists, _) in parts {
      var start: Int32 = 0
      for (word, end) in zip(lists.words, lists.ends) {
        sizes[Int(word)] += Int(end - start)
        start = end
      }
    }
    // First where each list begins, and in the end where it has ended.
    var places = sizes
    let sorted = table.sorted
    words.reserveCapacity(sorted.count)
    ends.reserveCapacity(sorted.count)
    var end = 0
    for word in sorted {
      places[word] = end
      end += sizes[word]
      words.append(String(decoding: table[word], as: UTF8.self))
      ends.append(end)
    }
    postings = [Posting](repeating: Posting(bits: 0), count: end)
    for (lists, sections) in parts {
      var start = 0
      for (word, end) in zip(lists.words, lists.ends) {
        for posting in lists.postings[start..<Int(end)] {
          postings[places[Int(word)]] = posting.moved(to: sections[posting.section])
          places[Int(word)] += 1
        }
        start = Int(end)
      }
    }
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
    postings[start(of: place)..<ends[place]]
  }

  /// The sections of a word.
  subscript(word: String) -> ArraySlice<Posting> {
    words.firstIndex(of: word).map { self[$0] } ?? []
  }

  /// The lists after other sections have taken the place of some.
  /// - Parameters:
  ///   - numbers: The number that each section has now, in the old order; -1 for one that is gone.
  ///   - found: The words of the new sections, with their numbers now.
  /// - Returns: The lists, and of each word the place that it had before if its list is still the same,
  ///   or else -1.
  func replacing(_ numbers: [Int], with found: Self) -> (lists: Self, origins: [Int]) {
    if words.isEmpty { return (found, [Int](repeating: -1, count: found.words.count)) }
    var result = Self()
    result.sectionCount = found.sectionCount
    result.words.reserveCapacity(words.count + found.words.count)
    result.ends.reserveCapacity(words.count + found.words.count)
    result.postings.reserveCapacity(postings.count + found.postings.count)
    var origins: [Int] = []
    var added = found.words.indices
    let change = Change(numbers)
    // The lists before this posting are in the result; those after it that stay are copied together.
    var copied = 0
    for (place, word) in words.enumerated() {
      while let first = added.first, precedesInScripts(found.words[first].utf8, word.utf8) {
        added.removeFirst()
        result.add(postings[copied..<start(of: place)])
        copied = start(of: place)
        result.add(found.words[first], found[first])
        origins.append(-1)
      }
      let same = added.first.flatMap { found.words[$0] == word ? $0 : nil }
      if same == nil, !change.concerns(self[place]) {
        result.words.append(word)
        result.ends.append(result.postings.count + ends[place] - copied)
        origins.append(place)
        continue
      }
      if same != nil { added.removeFirst() }
      result.add(postings[copied..<start(of: place)])
      copied = ends[place]
      let start = result.postings.count
      let isMoved = result.addMoved(self[place], numbers)
      if let same { result.merge(found[same], from: start) }
      let isSame = !isMoved && same == nil || result.postings[start...] == self[place]
      guard result.postings.count > start else { continue }
      result.words.append(word)
      result.ends.append(result.postings.count)
      origins.append(isSame ? place : -1)
    }
    result.add(postings[copied...])
    for place in added {
      result.add(found.words[place], found[place])
      origins.append(-1)
    }
    return (result, origins)
  }

  /// Where the list of a word begins.
  private func start(of place: Int) -> Int { place == 0 ? 0 : ends[place - 1] }

  private mutating func add(_ list: ArraySlice<Posting>) { postings += list }

  private mutating func add(_ word: String, _ list: ArraySlice<Posting>) {
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

  /// What has become of the sections.
  private struct Change {
    /// Whether any section has another number now.
    let isMoving: Bool
    /// The sections that are gone.
    let gone: [Range<Int>]

    /// So many ranges are looked for in each list; with more of them, looking at all postings is faster.
    private static let mostRanges = 4

    init(_ numbers: [Int]) {
      var gone: [Range<Int>] = []
      var isMoving = false
      for (section, number) in numbers.enumerated() where number != section {
        if number >= 0 {
          isMoving = true
        } else if gone.last?.upperBound == section {
          gone[gone.count - 1] = gone[gone.count - 1].lowerBound..<section + 1
        } else {
          gone.append(section..<section + 1)
        }
      }
      self.gone = gone
      self.isMoving = isMoving
    }

    /// Whether a list may be another one now.
    func concerns(_ list: ArraySlice<Posting>) -> Bool {
      guard !isMoving, gone.count <= Self.mostRanges else { return true }
      return gone.contains { sections in
        var (low, high) = (list.startIndex, list.endIndex)
        while low < high {
          let middle = (low + high) / 2
          if list[middle].section < sections.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < list.endIndex && list[low].section < sections.upperBound
      }
    }
  }

  /// Puts a list into the one that begins at an index and ends at the end.
  private mutating func merge(_ list: ArraySlice<Posting>, from start: Int) {
    postings += list
    postings[start...].sort { $0.bits < $1.bits }
  }
}
