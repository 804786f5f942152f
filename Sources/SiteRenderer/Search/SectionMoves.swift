/// What has become of the sections of an index.
struct SectionMoves: Sendable {
  /// The number that each section has now, in the old order; -1 for one that is gone.
  private let numbers: [Int]
  /// Whether any section has another number now.
  private let isMoving: Bool
  /// From the first section that is gone to the last one.
  private let gone: Range<Int>

  /// So many postings are looked at as one.
  private static let blockSize = 128

  /// - Parameter numbers: The number that each section has now, in the old order; -1 for one that is gone.
  init(_ numbers: [Int]) {
    self.numbers = numbers
    isMoving = numbers.enumerated().contains { $1 >= 0 && $1 != $0 }
    let first = numbers.firstIndex { $0 < 0 } ?? 0
    gone = first..<(numbers.lastIndex { $0 < 0 } ?? first - 1) + 1
  }

  /// Whether words stay what they are.
  /// - Parameters:
  ///   - words: The words.
  ///   - found: Those that new sections have.
  ///   - places: The places of those among them that come before the next of the words.
  func leave(_ words: IndexedWords, with found: IndexedWords, at places: Range<Int>) -> Bool {
    guard !isMoving else { return false }
    let postings = words.lists.postings
    var gone = placesOfGone(in: postings.span)[...]
    for place in places {
      for posting in found.lists[place] {
        guard let next = gone.popFirst(), postings[postings.startIndex + next] == posting,
          words.words[words.lists.place(ofPosting: next)] == found.words[place]
        else { return false }
      }
    }
    return gone.isEmpty
  }

  /// What a list has become.
  /// - Parameters:
  ///   - list: The list.
  ///   - found: The new sections of the same word.
  func list(_ list: ArraySlice<Posting>, with found: ArraySlice<Posting>) -> ArraySlice<Posting> {
    if !isMoving, found.isEmpty, placesOfGone(in: list.span).isEmpty { return list }
    var result: [Posting] = []
    result.reserveCapacity(list.count + found.count)
    for posting in list {
      let number = numbers[posting.section]
      if number >= 0 { result.append(posting.moved(to: number)) }
    }
    result += found
    result.sort { $0.bits < $1.bits }
    return result[...]
  }

  /// Where the postings are whose sections are gone.
  private func placesOfGone(in postings: Span<Posting>) -> [Int] {
    let first = Posting(section: gone.lowerBound, level: 0).bits
    let size = Posting(section: gone.count, level: 0).bits
    var places: [Int] = []
    var start = 0
    while start < postings.count {
      let end = min(start + Self.blockSize, postings.count)
      // Without a branch for each of them, many are looked at as one vector.
      var found: UInt32 = 0
      for index in start..<end { found |= postings[index].bits &- first < size ? 1 : 0 }
      if found > 0 {
        for index in start..<end where numbers[postings[index].section] < 0 { places.append(index) }
      }
      start = end
    }
    return places
  }
}
