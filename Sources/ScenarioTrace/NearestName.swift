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

/// Twice the Levenshtein distance, a change of letter case costing one.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var previous = Array(0...second.count).map { $0 * 2 }
  for (row, character) in first.enumerated() {
    var current = [(row + 1) * 2]
    for (column, other) in second.enumerated() {
      let sameLetter = character.lowercased() == other.lowercased()
      let change = character == other ? 0 : sameLetter ? 1 : 2
      current.append(
        min(previous[column] + change, previous[column + 1] + 2, current[column] + 2)
      )
    }
    previous = current
  }
  return previous[second.count]
}
