/// The known name that a misspelt one most likely meant, or `nil` where none is near enough.
///
/// Near enough is an edit distance of at most a third of the longer name, rounded up; letter case
/// counts half. Ties go to the name listed first.
/// - Complexity: O(*n* · *m*²) for *n* names of length *m*; names that are too long, too short or soon
///   too different cost less.
public func nearestName(to name: String, among known: [String]) -> String? {
  var distances = EditDistances(from: name)
  var best: (name: String, distance: Int)?
  for candidate in known {
    guard let distance = distances.distance(to: candidate, below: best?.distance) else { continue }
    best = (candidate, distance)
  }
  return best?.name
}

/// How far names are from one name: twice the number of letters to insert, drop, change or swap with
/// their neighbor; a change of letter case costs one.
private struct EditDistances {
  private let letters: [Unicode.Scalar]
  private var others: [Unicode.Scalar] = []
  /// The costs of making the first letters of the name into the first ones of the other: for one letter
  /// of the name less than `previous`, for that, and for one more.
  private var beforePrevious: [Int] = []
  private var previous: [Int] = []
  private var current: [Int] = []

  init(from name: String) { letters = Array(name.unicodeScalars) }

  /// The distance to a name that is near enough; `nil` if it is not below another one.
  mutating func distance(to name: String, below other: Int?) -> Int? {
    // So many bytes are at most as many letters.
    let least = letters.count - name.utf8.count
    guard least * 2 < other ?? .max, least * 2 <= (letters.count + 2) / 3 * 2 else { return nil }
    others.removeAll(keepingCapacity: true)
    let most = other.map { letters.count + ($0 - 1) / 2 } ?? .max
    for letter in name.unicodeScalars {
      guard others.count < most else { return nil }
      others.append(letter)
    }
    let limit = (max(letters.count, others.count) + 2) / 3 * 2
    let bound = min(limit, other.map { $0 - 1 } ?? limit)
    guard abs(letters.count - others.count) * 2 <= bound else { return nil }
    return distance(atMost: bound)
  }

  private mutating func distance(atMost bound: Int) -> Int? {
    // Beyond these columns so many letters are inserted or dropped that the bound is passed.
    let reach = bound / 2
    let far = bound + 1
    reserve(others.count + 1)
    for column in 0...others.count { previous[column] = column * 2 }
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
      // A swap reaches back over one row and costs two.
      if nearest > bound, nearestBefore + 2 > bound { return nil }
      nearestBefore = nearest
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[others.count] <= bound ? previous[others.count] : nil
  }

  /// Makes room for so many costs in each row, which are written before they are read.
  private mutating func reserve(_ count: Int) {
    let missing = count - previous.count
    guard missing > 0 else { return }
    beforePrevious += Array(repeating: 0, count: missing)
    previous += Array(repeating: 0, count: missing)
    current += Array(repeating: 0, count: missing)
  }
}

private func costOfChange(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
  if first == second { return 0 }
  if first.isASCII, second.isASCII {
    return first.value ^ second.value == 0x20 && first.properties.isAlphabetic ? 1 : 2
  }
  return first.properties.lowercaseMapping == second.properties.lowercaseMapping ? 1 : 2
}
