extension Node {
  /// Whether an input has changed since the last run.
  final func isInputChanged(_ index: Int) -> Bool {
    inputs.read(index) { edge in
      edge.source.outputs.read(Int(edge.outputIndex)) { $0.isChanged }
    }
  }

  /// Marks an input as changed, or clears the mark.
  final func setInput(_ index: Int, isChanged: Bool) {
    inputs.read(index) { edge in
      edge.source.outputs.update(Int(edge.outputIndex)) { $0.isChanged = isChanged }
    }
  }

  /// Adds an edge to a source; a new edge counts as changed (AG-10).
  final func addInput(_ source: Node, at offset: Int, type: Any.Type, always: Bool) -> Int {
    if source.subgraph !== subgraph { source.subgraph.addContainerEdge() }
    let index = inputs.count
    var edge = InputEdge(
      source: source,
      offset: Int32(offset),
      outputIndex: Int32(source.outputs.count)
    )
    edge.isAlwaysEnabled = always
    inputs.append(edge)
    let range = ValueRange(offset: offset, type: type)
    source.outputs.append(OutputEdge(reader: self, inputIndex: index, range: range))
    return index
  }

  /// Removes an edge on both sides; the last output edge moves into the gap.
  ///
  /// Inputs are visited in order, so they close the gap in order; the order of outputs does not matter.
  final func removeInput(at index: Int) {
    let edge = inputs[index]
    edge.source.removeOutput(at: Int(edge.outputIndex))
    inputs.remove(at: index)
    for moved in index..<inputs.count {
      let edge = inputs[moved]
      edge.source.outputs.update(Int(edge.outputIndex)) { $0.inputIndex = Int32(moved) }
    }
  }

  private final func removeOutput(at index: Int) {
    guard let last = outputs.popLast(), index < outputs.count else { return }
    outputs.update(index) { $0 = last }
    last.reader.inputs.update(Int(last.inputIndex)) { $0.outputIndex = Int32(index) }
  }

  /// Whether the value is missing or may be stale.
  final var needsPull: Bool { flags.contains(.dirty) || storage == nil }

  /// Whether the node is a consumer that does not run now, because its last value is wanted.
  final var keepsLastValue: Bool {
    graph.showsLastValues && flags.contains(.consumer) && storage != nil
  }

  /// Whether the rule runs at the next pull even if no input has changed.
  final var mustRun: Bool { flags.contains(.pending) || storage == nil }

  /// Whether any input has changed since the last run.
  final var isAnyInputChanged: Bool {
    for index in 0..<inputs.count where isInputChanged(index) { return true }
    return false
  }

  /// Marks all inputs as not yet read, at the start of a run.
  final func disableInputs() {
    for index in 0..<inputs.count where !inputs.read(index, \.isAlwaysEnabled) {
      inputs.update(index) { $0.isEnabled = false }
    }
  }

  /// Drops the inputs that the last run did not read (AG-9), and clears the change marks of the others
  /// (AG-11).
  final func dropUnreadInputs() {
    var index = inputs.count
    while index > 0 {
      index -= 1
      if inputs.read(index, \.isEnabled) {
        setInput(index, isChanged: false)
      } else {
        removeInput(at: index)
      }
    }
  }

  /// Removes every edge from and to this node, which has ended.
  final func removeAllEdges() {
    while !inputs.isEmpty { removeInput(at: inputs.count - 1) }
    while let output = outputs.last { output.reader.removeInput(at: Int(output.inputIndex)) }
  }
}
