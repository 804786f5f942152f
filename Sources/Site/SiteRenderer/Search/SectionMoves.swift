/// What has become of the sections of an index.
struct SectionMoves: Sendable {
  /// The number that each section has now, in the old order; -1 for one that is gone.
  private let numbers: [Int]
  /// Whether any section has another number now.
  let isMoving: Bool

  /// - Parameter numbers: The number that each section has now, in the old order; -1 for one that is gone.
  init(_ numbers: [Int]) {
    self.numbers = numbers
    isMoving = numbers.enumerated().contains { $1 >= 0 && $1 != $0 }
  }

  /// What a list has become, where these are the new sections of the same word.
  func list(_ list: ArraySlice<Posting>, with found: ArraySlice<Posting>) -> ArraySlice<Posting> {
    if !isMoving, found.isEmpty, list.allSatisfy({ numbers[$0.section] >= 0 }) { return list }
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
}
