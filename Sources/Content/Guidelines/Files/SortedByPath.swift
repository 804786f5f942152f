extension Array {
  /// Where the element of a path stands in a list that is sorted by path.
  /// - Parameters:
  ///   - path: The path.
  ///   - likely: Where it stands most probably, since another list has it there.
  ///   - pathOf: The path of an element.
  /// - Returns: Its place; `nil` where there is none.
  /// - Complexity: O(log *n*), constant where it stands there.
  package func place(
    of path: String,
    near likely: Int,
    by pathOf: (Element) -> String
  ) -> Int? {
    if likely < count, pathOf(self[likely]) == path { return likely }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if pathOf(self[middle]) < path { low = middle + 1 } else { high = middle }
    }
    return low < count && pathOf(self[low]) == path ? low : nil
  }
}
