import ValueComparison

/// Updates the children of a container in one batch, which keeps the rows of a `ForEach` cheap.
///
/// With an edge to its container, each of *n* children would be marked dirty, queued and pulled at
/// every change, which costs several times as much as computing the new value. A batched child has no
/// such edge: while it renders, the container computes the values of its children one by one and stores
/// each like the value of an external attribute. If a child's readers see no difference, the engine does
/// no further work for that child.
///
/// Only the next render needs these values. A child that is needed at any other time gets the edge
/// after all; see `Subgraph.addContainerEdge`.
package protocol BatchUpdater: AnyObject {
  /// Starts at the first child.
  func beginBatch()
  /// Updates children until one of them has something to pull.
  /// - Parameter children: All children.
  /// - Returns: That child, or `nil` after the last one.
  func nextDirtyChild(of children: ChildSubgraphs) -> Subgraph?
}

extension RuleContext {
  /// Outputs a value; if it differs from the last one, or if there are new children, a batch follows.
  package func output(
    _ value: Value,
    hasNewChildren: Bool,
    batchUpdater: any BatchUpdater
  ) {
    let isChanged = node.storeWhole(value)
    if isChanged || hasNewChildren { updateChildren(by: batchUpdater) }
  }

  /// Makes the next render update the children in a batch, which may also add children.
  package func updateChildren(by updater: any BatchUpdater) {
    childSubgraphs.setNeedsBatchUpdate(by: updater)
  }
}

extension Node {
  /// Stores a new value that all readers and batched children depend on as a whole.
  /// - Returns: Whether it differs from the last one.
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

  /// Sets the value of a batched node without running its rule.
  package final func updateInBatch<Value>(_ value: consuming Value) {
    flags.subtract([.dirty, .pending, .selfModified])
    if store(value, in: graph) { pushDirty() }
  }
}

extension Subgraph {
  /// Whether the subgraph has something to pull.
  package final var needsUpdate: Bool { isQueued }

  /// Adds an edge from the batched node to the container, which then updates it like any other node.
  final func addContainerEdge() {
    guard let node = nodes.first, node.isBatched else { return }
    node.isBatched = false
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
