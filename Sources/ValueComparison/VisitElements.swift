extension RandomAccessCollection {
  /// Calls a closure with one element after the other until it returns `false`: in place, without
  /// a copy, where the elements lie side by side in memory.
  ///
  /// - Parameters:
  ///   - start: The position of the first element, counted from 0.
  ///   - step: What leads from one position to the next.
  ///   - body: Is given an element and its position.
  package func visitElements(
    from start: Int = 0,
    by step: Int = 1,
    _ body: (_ position: Int, Element) -> Bool
  ) {
    let contiguous: Void? = withContiguousStorageIfAvailable { elements in
      guard let first = elements.baseAddress else { return }
      var position = start
      while elements.indices.contains(position),
        lend(first + position, { body(position, $0) })
      {
        position += step
      }
    }
    guard contiguous == nil else { return }
    let positions = 0..<count
    var position = start
    while positions.contains(position),
      body(position, self[index(startIndex, offsetBy: position)])
    {
      position += step
    }
  }
}
