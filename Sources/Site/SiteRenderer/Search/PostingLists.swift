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
  init(ends: [UInt32], postings: [Posting]) {
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
