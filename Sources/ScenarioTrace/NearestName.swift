/// The known name that a misspelt one most likely meant, or `nil` where none is near enough.
///
/// Near enough is an edit distance of at most a third of the longer name, rounded up; letter case
/// counts half. Ties go to the name listed first.
/// - Complexity: O(*n* · *m*²) for *n* names of length *m*; names that are too long, too short or soon
///   too different cost less.
public func nearestName(to name: String, among known: some Sequence<String>) -> String? {
  let letters = Array(name.unicodeScalars)
  var best: (name: String, distance: Int)?
  for candidate in known {
    let count = candidate.unicodeScalars.count
    let limit = (max(letters.count, count) + 2) / 3 * 2
    let bound = min(limit, best.map { $0.distance - 1 } ?? limit)
    guard abs(letters.count - count) * 2 <= bound else { continue }
    let others = Array(candidate.unicodeScalars)
    if let distance = editDistance(letters, others, atMost: bound) { best = (candidate, distance) }
  }
  return best?.name
}

/// Twice the number of letters to insert, drop, change or swap with their neighbor, or `nil` where
/// that is above a bound; a change of letter case costs one.
private func editDistance(
  _ first: [Unicode.Scalar],
  _ second: [Unicode.Scalar],
  atMost bound: Int
) -> Int? {
  var previous = (0...second.count).map { $0 * 2 }
  var (beforePrevious, current) = (previous, previous)
  for row in first.indices {
    current[0] = (row + 1) * 2
    var nearest = current[0]
    for column in second.indices {
      let change = previous[column] + costOfChange(first[row], second[column])
      var best = min(change, previous[column + 1] + 2, current[column] + 2)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        best = min(best, beforePrevious[column - 1] + 2)
      }
      current[column + 1] = best
      nearest = min(nearest, best)
    }
    // A swap reaches back over one row and costs two.
    if nearest > bound, (previous.min() ?? 0) + 2 > bound { return nil }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[second.count] <= bound ? previous[second.count] : nil
}

private func costOfChange(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
  if first == second { return 0 }
  if first.isASCII, second.isASCII {
    return first.value ^ second.value == 0x20 && first.properties.isAlphabetic ? 1 : 2
  }
  return first.properties.lowercaseMapping == second.properties.lowercaseMapping ? 1 : 2
}
