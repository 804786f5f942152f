import ValueComparison

extension Node {
  /// Stores a new value; marks the edges of the readers whose range of it differs, and only theirs
  /// (AG-6, AG-7, AG-12).
  ///
  /// Each reader is asked once, over its own range by the range's own type; the answer for the whole
  /// value is not needed then, so a parent with *n* children costs *n* comparisons. Readers of the
  /// same range, one after the other, share one comparison (AG-14).
  /// - Returns: Whether any reader's range differs, or there was no value before.
  @discardableResult
  func store(_ new: ValueStorage) -> Bool {
    guard let old = storage else {
      storage = new
      for index in outputs.indices { markChanged(output: index) }
      return true
    }
    var isChanged = false
    let options = graph.comparisonOptions(mode: comparisonMode)
    var last: RangeComparison?
    for index in outputs.indices {
      let output = outputs[index]
      let edge = output.reader.inputs[output.inputIndex]
      guard !edge.isChanged else {
        isChanged = true
        continue
      }
      let comparison: RangeComparison
      if let last, last.offset == edge.offset, last.type == edge.type {
        comparison = last
      } else {
        comparison = compare(old, new, over: edge, options: options)
        last = comparison
      }
      graph.compared(output, isEqual: comparison.isEqual, fields: comparison.differing)
      if !comparison.isEqual {
        markChanged(output: index)
        isChanged = true
      }
    }
    storage = new
    return isChanged
  }

  /// Compares the range that an edge reads; the differing fields are named only for a trace.
  private func compare(
    _ old: ValueStorage,
    _ new: ValueStorage,
    over edge: InputEdge,
    options: ComparisonOptions
  ) -> RangeComparison {
    let (type, offset) = (edge.type, edge.offset)
    guard graph.onComparison != nil else {
      let isEqual = old.isEqual(to: new, type: type, at: offset, options: options)
      return RangeComparison(offset: offset, type: type, isEqual: isEqual, differing: [])
    }
    let answer = compareNamingFields(old, new, type: type, at: offset, options: options)
    return RangeComparison(
      offset: offset,
      type: type,
      isEqual: answer.isEqual,
      differing: answer.differing
    )
  }

  private func markChanged(output index: Int) {
    let output = outputs[index]
    output.reader.inputs[output.inputIndex].isChanged = true
  }

  /// Makes every reader see a change, without any comparison: how a signal fires (AG-8).
  func signal() {
    for index in outputs.indices { markChanged(output: index) }
    pushDirty()
  }

  /// Makes the rule run at the next pull, whatever its inputs say (AG-8).
  func invalidateSelf() {
    flags.formUnion([.pending, .selfModified])
    markDirty()
    pushDirty()
  }

  /// Pushes the dirty mark to all who read this node, directly or not (AG-3).
  func pushDirty() {
    var stack: [Node] = [self]
    while let node = stack.popLast() {
      for output in node.outputs where !output.reader.flags.contains(.dirty) {
        output.reader.markDirty()
        stack.append(output.reader)
      }
    }
  }

  /// Marks this node alone, and queues it where something will pull it.
  func markDirty() {
    flags.insert(.dirty)
    if flags.contains(.consumer), !flags.contains(.queued) { subgraph.enqueue(self) }
  }
}

/// What the last comparison was about, and its answer.
private struct RangeComparison {
  let offset: Int
  let type: Any.Type
  let isEqual: Bool
  let differing: [String]
}
