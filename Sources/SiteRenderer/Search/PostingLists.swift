/// Which sections have which of some words, and how much each counts for it.
///
/// The words themselves are elsewhere, in the same order.
struct PostingLists: Equatable, Sendable {
  /// Where the list of each word ends among the postings, which are counted from 0.
  private(set) var ends: [UInt32] = []
  /// The sections of all words, one list after another, each in ascending order.
  private(set) var postings: ArraySlice<Posting> = []

  /// No words.
  init() {}

  /// Lists that fit together.
  fileprivate init(ends: [UInt32], postings: [Posting]) {
    self.ends = ends
    self.postings = postings[...]
  }

  /// Lists that were kept, none of them empty, or `nil` where they do not fit together.
  init?(ends: [UInt32], postings: [Posting], sectionCount: Int) {
    guard Int(ends.last ?? 0) == postings.count, ends.isAscending,
      ends.allSatisfy({ $0 > 0 && postings[Int($0) - 1].section < sectionCount })
    else { return nil }
    self.init(ends: ends, postings: postings)
  }

  /// How many words have a list.
  var count: Int { ends.count }

  /// The sections of the word at a place.
  subscript(place: Int) -> ArraySlice<Posting> {
    postings[postings.startIndex + start(of: place)..<postings.startIndex + Int(ends[place])]
  }

  /// The lists of consecutive words.
  subscript(places: Range<Int>) -> Self {
    var lists = Self()
    guard let last = places.last else { return lists }
    let start = start(of: places.lowerBound)
    lists.ends = ends[places].map { $0 - UInt32(start) }
    lists.postings =
      postings[postings.startIndex + start..<postings.startIndex + Int(ends[last])]
    return lists
  }

  mutating func append(_ list: ArraySlice<Posting>) {
    postings += list
    ends.append(UInt32(postings.count))
  }

  /// Adds the lists of other words.
  mutating func append(_ other: Self) {
    let start = UInt32(postings.count)
    postings += other.postings
    for end in other.ends { ends.append(start + end) }
  }

  private func start(of place: Int) -> Int { place == 0 ? 0 : Int(ends[place - 1]) }
}

/// Words in the order of the theme's scripts, with their sections.
struct IndexedWords: Sendable {
  private(set) var words = WordList()
  private(set) var lists = PostingLists()

  /// No words.
  init() {}

  /// The words of several parts of the sections.
  /// - Parameters:
  ///   - parts: What they have, with the number that each section of a part has among all, in ascending
  ///     order, and the place of the table that the part's words are numbered by.
  ///   - tables: The words.
  init(_ parts: [Part], tables: [WordTable]) {
    var table = WordTable()
    let numbers = tables.map { table.numbers(ofWordsIn: $0) }
    let sorted = table.sorted
    var places = [Int32](repeating: 0, count: table.count)
    words = table.list(of: sorted)
    for (place, word) in sorted.enumerated() { places[word] = Int32(place) }
    lists = PostingLists(
      parts,
      places: numbers.map { $0.map { places[Int($0)] } },
      count: table.count
    )
  }

  /// What a part of the sections has.
  struct Part {
    let found: SectionWords.Found
    let table: Int
    let sections: [Int]
  }
}

extension PostingLists {
  /// The lists of so many words, each of which has a place by its number in each table.
  fileprivate init(_ parts: [IndexedWords.Part], places: [[Int32]], count: Int) {
    // First how long each list is, then where it begins, and in the end where it has ended.
    var ends = [UInt32](repeating: 0, count: count)
    var list = ends.mutableSpan
    for part in parts {
      let table = places[part.table]
      let places = table.span
      let words = part.found.words.span
      for word in words.indices { list[Int(places[words[word].word])] += 1 }
    }
    var end: UInt32 = 0
    for place in list.indices { (list[place], end) = (end, end + list[place]) }
    var postings = [Posting](repeating: Posting(bits: 0), count: Int(end))
    var posting = postings.mutableSpan
    for part in parts {
      let table = places[part.table]
      let places = table.span
      let words = part.found.words.span
      var start = 0
      for (section, end) in zip(part.sections, part.found.ends) {
        for word in start..<end {
          let place = Int(places[words[word].word])
          posting[Int(list[place])] = Posting(section: section, level: words[word].level)
          list[place] += 1
        }
        start = end
      }
    }
    self.init(ends: ends, postings: postings)
  }
}
