/// What has become of the sections of an index.
struct SectionMoves: Sendable {
  /// The number that each section has now, in the old order; -1 for one that is gone.
  private let numbers: [Int]
  /// Whether any section has another number now.
  private let isMoving: Bool
  /// The sections that are gone.
  private let gone: [Range<Int>]

  /// So many ranges are looked for in each list; with more of them, looking at all postings is faster.
  private static let mostRanges = 4

  /// - Parameter numbers: The number that each section has now, in the old order; -1 for one that is gone.
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
    self.numbers = numbers
    self.gone = gone
    self.isMoving = isMoving
  }

  /// Whether it can be told at once that a list stays what it is.
  /// - Parameters:
  ///   - list: The list.
  ///   - found: The new sections of the same word.
  /// - Returns: `false` also where it has to be worked out.
  func leaves(_ list: ArraySlice<Posting>, with found: ArraySlice<Posting>) -> Bool {
    guard !isMoving, gone.count <= Self.mostRanges else { return false }
    var rest = found
    for sections in gone {
      let part = list.part(in: sections)
      guard rest.starts(with: part) else { return false }
      rest = rest.dropFirst(part.count)
    }
    return rest.isEmpty
  }

  /// What a list has become.
  func list(_ list: ArraySlice<Posting>, with found: ArraySlice<Posting>) -> [Posting] {
    var result: [Posting] = []
    result.reserveCapacity(list.count + found.count)
    for posting in list {
      let number = numbers[posting.section]
      if number >= 0 { result.append(posting.moved(to: number)) }
    }
    result += found
    result.sort { $0.bits < $1.bits }
    return result
  }
}
