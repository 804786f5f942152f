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
  ///   - parts: Their words, with the number that each section of a part has among all, in ascending order.
  ///   - table: The words that the parts have numbers of.
  init(_ parts: [(lists: SectionWords.Lists, sections: [Int])], table: WordTable) {
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
    words.reserveCapacity(sorted.count, bytes: table.words.bytes.count)
    var ends: [UInt32] = []
    ends.reserveCapacity(sorted.count)
    var end = 0
    for word in sorted {
      places[word] = end
      end += sizes[word]
      words.append(table[word])
      ends.append(UInt32(end))
    }
    var postings = [Posting](repeating: Posting(bits: 0), count: end)
    for (lists, sections) in parts {
      var start = 0
      for (word, end) in zip(lists.words, lists.ends) {
        var place = places[Int(word)]
        for posting in start..<Int(end) {
          let posting = lists.postings[posting]
          postings[place] = posting.moved(to: sections[posting.section])
          place += 1
        }
        places[Int(word)] = place
        start = Int(end)
      }
    }
    lists = PostingLists(ends: ends, postings: postings)
  }
}
