/// The distance between two names, if they are similar enough and closer than another distance.
///
/// It is twice the number of letters to insert, delete, replace or swap with their neighbor; a change of
/// letter case costs one.
///
/// Similar enough means an edit distance of at most a third of the longer name, but at least one letter.
/// - Complexity: O(*m*²) for names of *m* letters; very different names cost less.
func editDistance(
  from letters: [Unicode.Scalar],
  to others: [Unicode.Scalar],
  below other: Int
) -> Int? {
  let bound = min(max(1, max(letters.count, others.count) / 3) * 2, other - 1)
  guard abs(letters.count - others.count) * 2 <= bound else { return nil }
  // Outside these columns, the insertions or deletions alone exceed the bound.
  let reach = bound / 2
  let far = bound + 1
  // The costs of turning prefixes of the name into prefixes of the other name: for one letter of the name
  // less than `previous`, for the same number, and for one more.
  var previous = (0...others.count).map { $0 * 2 }
  var beforePrevious = previous
  var current = previous
  var nearestBefore = 0
  for row in letters.indices {
    let columns = max(0, row - reach)..<min(others.count, row + reach + 1)
    current[columns.lowerBound] = columns.lowerBound == 0 ? (row + 1) * 2 : far
    var nearest = current[columns.lowerBound]
    for column in columns {
      let change = previous[column] + costOfChange(letters[row], others[column])
      var best = min(change, previous[column + 1] + 2, current[column] + 2)
      if row > 0, column > 0, letters[row] == others[column - 1],
        letters[row - 1] == others[column]
      {
        best = min(best, beforePrevious[column - 1] + 2)
      }
      current[column + 1] = best
      nearest = min(nearest, best)
    }
    if columns.upperBound < others.count { current[columns.upperBound + 1] = far }
    // A swap uses the row before the previous one and costs two.
    if nearest > bound, nearestBefore + 2 > bound { return nil }
    nearestBefore = nearest
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[others.count] <= bound ? previous[others.count] : nil
}

private func costOfChange(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
  if first == second { return 0 }
  if first.isASCII, second.isASCII {
    return first.value ^ second.value == 0x20 && first.properties.isAlphabetic ? 1 : 2
  }
  return first.properties.lowercaseMapping == second.properties.lowercaseMapping ? 1 : 2
}
