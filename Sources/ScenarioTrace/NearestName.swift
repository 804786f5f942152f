/// The known name that a misspelt one most likely meant, or `nil` where none is near enough.
///
/// Near enough is an edit distance of at most a third of the longer name, rounded up; letter case
/// counts half. Ties go to the name listed first.
/// - Complexity: O(*n* · *m*²) for *n* names of length *m*.
public func nearestName(to name: String, among known: some Sequence<String>) -> String? {
  var best: (name: String, distance: Int)?
  for candidate in known {
    let distance = editDistance(Array(name), Array(candidate))
    let limit = (max(name.count, candidate.count) + 2) / 3 * 2
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// Twice the number of letters to insert, drop, change or swap with their neighbor; a change of
/// letter case costs one.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count).map { $0 * 2 }
  for row in first.indices {
    var current = [(row + 1) * 2]
    for column in second.indices {
      let change = previous[column] + costOfChange(first[row], second[column])
      var best = min(change, previous[column + 1] + 2, current[column] + 2)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        best = min(best, beforePrevious[column - 1] + 2)
      }
      current.append(best)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[second.count]
}

private func costOfChange(_ first: Character, _ second: Character) -> Int {
  if first == second { return 0 }
  return first.lowercased() == second.lowercased() ? 1 : 2
}
