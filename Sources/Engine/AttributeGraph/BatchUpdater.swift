import ValueComparison

/// Gives the children of a container their values in one batch, as the rows of a `ForEach` need it.
///
/// With an edge to its container, each of *n* children would be marked dirty, queued and pulled at
/// every change, which costs several times what the new value does. A batched child has no such edge:
/// while it renders, the container computes the value of one child after the other, and stores it as
/// that of an external attribute. A child whose readers see no difference is not touched any further.
///
/// Only the render that follows needs such values. A child that is needed at another time gets the edge
/// after all; see `Subgraph.addContainerEdge`.
package protocol BatchUpdater: AnyObject {
  /// Begins with the first child.
  func beginBatch()
  /// Updates children until one of them has something to pull.
  /// - Returns: That child, or `nil` after the last.
  func nextDirtyChild() -> Subgraph?
}

extension RuleContext {
  /// Puts out a value; where it differs from the last, or there are new children, a batch follows.
  package func output(
    _ value: Value,
    hasNewChildren: Bool,
    batchUpdater: any BatchUpdater
  ) {
    let isChanged = node.storeWhole(value)
    if isChanged || hasNewChildren { childSubgraphs.setNeedsBatchUpdate(by: batchUpdater) }
  }
}

extension Node {
  /// Whether the container's batch gives the node its values; the node then reads nothing of it.
  package final var isBatched: Bool { subgraph.batchedNode === self }

  /// Stores a new value that all readers and batched children take as a whole.
  /// - Returns: Whether it differs from the last.
  fileprivate final func storeWhole<Value>(_ new: Value) -> Bool {
    guard let storage else {
      storage = ValueStorage(new)
      markAllChanged()
      return true
    }
    let options = graph.comparisonOptions(mode: comparisonMode)
    let isChanged = storage.replace(with: new) { !$0.isUnchanged(options: options) }
    graph.countComparison()
    if isChanged { markAllChanged() }
    return isChanged
  }

  /// Gives a batched node its value, in place of a run of its rule.
  package final func updateInBatch<Value>(_ value: consuming Value) {
    flags.subtract([.dirty, .pending, .selfModified])
    if store(value, in: graph) { pushDirty() }
  }
}

extension Subgraph {
  /// Whether the subgraph has something to pull.
  package final var needsUpdate: Bool { isQueued }

  /// Gives the batched node an edge to the container, which then updates it like any other.
  final func addContainerEdge() {
    guard let node = batchedNode else { return }
    batchedNode = nil
    // A node that has never run adds the edge when it does.
    guard node.storage != nil else { return node.markDirty() }
    guard let container, let storage = container.storage else { return }
    let isPending = container.childSubgraphs?.needsBatchUpdate == true
    let index = node.addInput(container, at: 0, type: storage.type, always: false)
    node.setInput(index, isChanged: isPending)
    guard isPending || container.flags.contains(.dirty) else { return }
    node.markDirty()
    node.pushDirty()
  }
}
