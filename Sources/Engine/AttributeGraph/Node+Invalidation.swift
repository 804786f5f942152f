import ValueComparison

extension Node {
  /// Stores a new value and marks the edges of only those readers whose range of it differs (AG-6, AG-7,
  /// AG-12).
  ///
  /// Each reader's range is compared once, by the range's own type, without comparing the whole value: a
  /// parent with *n* children costs *n* comparisons. Consecutive readers of the same range share one
  /// comparison (AG-14).
  /// - Returns: Whether any reader's range differs, or there was no value before.
  @discardableResult
  final func store<Value>(_ new: consuming Value, in graph: Graph) -> Bool {
    guard let storage else {
      storage = ValueStorage(new)
      markAllChanged()
      return true
    }
    return storage.replace(with: new) { change in
      outputs.isEmpty ? false : markReaders(of: change, in: graph)
    }
  }

  /// Stores a new value as `store` does.
  /// - Returns: How the value repeats the one before. What no reader depends on is compared without running
  ///   code of the program, and so is everything where only captures may differ.
  final func storeComparingWhole<Value>(_ new: consuming Value, in graph: Graph) -> Repetition {
    guard let storage else {
      store(new, in: graph)
      return .none
    }
    return storage.replace(with: new) { change in
      if !markReaders(of: change, in: graph) {
        let ranges = outputs.map { (part: $0.range.type, offset: $0.range.offset) }
        if change.isIdentical(except: ranges, closures: graph.closures) { return .whole }
      }
      let isSame = change.isIdentical(except: [], closures: .actionCapturesIgnored)
      return isSame ? .exceptCaptures : .none
    }
  }

  private final func markReaders(of change: ValueChange, in graph: Graph) -> Bool {
    let options = graph.comparisonOptions(mode: comparisonMode)
    var isChanged = false
    var last: (range: ValueRange, isEqual: Bool)?
    for index in outputs.indices {
      // Copying an edge would retain its reader, and so touch each row of a list.
      guard !outputs.read(index, { $0.isChanged }) else {
        isChanged = true
        continue
      }
      let range = outputs.read(index) { $0.range }
      let isEqual =
        if let last, last.range == range {
          last.isEqual
        } else {
          graph.compare(change, range, options: options)
        }
      last = (range, isEqual)
      outputs.read(index) { graph.reportComparison(of: $0, change, isEqual: isEqual) }
      guard !isEqual else { continue }
      outputs.update(index) { $0.isChanged = true }
      isChanged = true
    }
    return isChanged
  }

  /// Makes every reader see a change.
  final func markAllChanged() {
    for index in 0..<outputs.count { outputs.update(index) { $0.isChanged = true } }
  }

  /// Makes every reader see a change without any comparison, as a signal does (AG-8).
  final func signal() {
    markAllChanged()
    pushDirty()
  }

  /// Makes the rule run at the next pull even if no input has changed (AG-8); has no effect after the node
  /// has ended.
  package final func invalidate() {
    guard !isEnded else { return }
    flags.insert(.selfModified)
    requireRun()
  }

  /// Makes the rule run at the next pull, as if an input had changed.
  package final func requireRun() {
    flags.insert(.pending)
    markDirty()
    pushDirty()
  }

  /// Pushes the dirty mark to all direct and indirect readers of this node (AG-3).
  final func pushDirty() {
    var stack: [Node] = []
    markReadersDirty(below: &stack)
    while let node = stack.popLast() { node.markReadersDirty(below: &stack) }
  }

  /// Marks the direct readers of this node, and pushes those that have readers themselves on the stack.
  @inline(__always)
  private final func markReadersDirty(below stack: inout [Node]) {
    for index in 0..<outputs.count where !outputs.read(index, { $0.reader.flags.contains(.dirty) })
    {
      let reader = outputs[index].reader
      reader.markDirty()
      if !reader.outputs.isEmpty { stack.append(reader) }
    }
  }

  /// Marks only this node, and queues it if it is a consumer.
  final func markDirty() {
    flags.insert(.dirty)
    if flags.contains(.consumer) { subgraph.enqueue(self) }
  }
}
