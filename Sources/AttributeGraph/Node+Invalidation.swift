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
  final func store<Value>(_ new: Value) -> Bool {
    guard let storage else {
      storage = ValueStorage(new)
      for index in outputs.indices { markChanged(output: index) }
      return true
    }
    return storage.replace(with: new) { change in
      outputs.isEmpty ? false : markReaders(of: change)
    }
  }

  private final func markReaders(of change: ValueChange) -> Bool {
    var isChanged = false
    let options = graph.comparisonOptions(mode: comparisonMode)
    var last: RangeComparison?
    for index in outputs.indices {
      let output = outputs[index]
      let (reader, input) = (output.reader, output.inputIndex)
      guard !reader.inputs[input].isChanged else {
        isChanged = true
        continue
      }
      let (offset, type) = (Int(reader.inputs[input].offset), reader.inputs[input].type)
      let comparison: RangeComparison
      if let last, last.offset == offset, last.type == type {
        comparison = last
      } else {
        comparison = compare(change, type: type, at: offset, options: options)
        last = comparison
      }
      graph.compared(output, isEqual: comparison.isEqual, fields: comparison.differing)
      if !comparison.isEqual {
        reader.inputs[input].isChanged = true
        isChanged = true
      }
    }
    return isChanged
  }

  /// Compares a range of the value; the differing fields are named only for a trace.
  private final func compare(
    _ change: ValueChange,
    type: Any.Type,
    at offset: Int,
    options: ComparisonOptions
  ) -> RangeComparison {
    guard graph.onComparison != nil else {
      let isEqual = change.isUnchanged(type, at: offset, options: options)
      return RangeComparison(offset: offset, type: type, isEqual: isEqual, differing: [])
    }
    let answer = change.compareNamingFields(of: type, at: offset, options: options)
    return RangeComparison(
      offset: offset,
      type: type,
      isEqual: answer.isEqual,
      differing: answer.differing
    )
  }

  private final func markChanged(output index: Int) {
    let output = outputs[index]
    output.reader.inputs[output.inputIndex].isChanged = true
  }

  /// Makes every reader see a change, without any comparison: how a signal fires (AG-8).
  final func signal() {
    for index in outputs.indices { markChanged(output: index) }
    pushDirty()
  }

  /// Makes the rule run at the next pull, whatever its inputs say (AG-8).
  final func invalidateSelf() {
    flags.formUnion([.pending, .selfModified])
    markDirty()
    pushDirty()
  }

  /// Pushes the dirty mark to all who read this node, directly or not (AG-3).
  final func pushDirty() {
    var stack: [Node] = [self]
    while let node = stack.popLast() {
      for index in node.outputs.indices {
        let reader = node.outputs[index].reader
        guard !reader.flags.contains(.dirty) else { continue }
        reader.markDirty()
        if !reader.outputs.isEmpty { stack.append(reader) }
      }
    }
  }

  /// Marks this node alone, and queues it where something will pull it.
  final func markDirty() {
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
