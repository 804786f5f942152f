import ValueComparison

/// Gives all children of a container their values in one pass.
///
/// A child whose values nobody needs before the render has no edge to its container: a change of the
/// container then marks nothing but the container, and costs each child no more than its new value
/// and the comparison with the last.
package protocol ChildSupplier: AnyObject {
  /// Supplies every child with its value, in order, and updates it before the next where any child
  /// is queued.
  /// - Returns: Whether it came by all children.
  func supplyChildren(_ children: ContainerContent) -> Bool
}

extension RuleContext {
  /// Puts out a value; where it differs from the last, or a child is new, the children are supplied.
  package func output(_ value: Value, supplyingFrom supplier: any ChildSupplier) {
    let isChanged = node.storeForChildren(value)
    if isChanged || content.hasNewChildren { content.supplyChildren(from: supplier) }
  }
}

extension Node {
  /// Whether the pass of the container supplies the node, which then reads nothing of it.
  package final var isSupplied: Bool { flags.contains(.supplied) }
}

extension Node {
  /// Stores a new value that all readers and supplied children take as a whole, after a single
  /// comparison.
  /// - Returns: Whether it differs from the last.
  fileprivate final func storeForChildren<Value>(_ new: Value) -> Bool {
    guard let storage, content?.awaitsSupply != true else {
      put(new)
      markAllChanged()
      return true
    }
    let options = graph.comparisonOptions(mode: comparisonMode)
    let isChanged = storage.replace(with: new) { !$0.isUnchanged(options: options) }
    graph.countComparisons(1)
    if isChanged { markAllChanged() }
    return isChanged
  }
}

extension Node {
  /// Stores a value without any comparison.
  private final func put<Value>(_ new: Value) {
    guard let storage else {
      storage = ValueStorage(new)
      return
    }
    storage.replace(with: new)
  }
}

extension Subgraph {
  /// Gives the subgraph, if it was supplied, an edge to the container: somebody needs it who does not
  /// wait for the container's pass.
  func endSelfContainment() {
    guard isSelfContained else { return }
    isSelfContained = false
    listIfQueued()
    guard isSupplied, !isEnded else { return }
    endRest()
    flags.remove(.supplied)
    // What has never run reads the container when it does.
    guard self.storage != nil else { return markDirty() }
    guard let container, let storage = container.storage else { return }
    let isPending = container.content?.awaitsSupply == true
    let index = addInput(container, at: 0, type: storage.type, always: false)
    setInput(index, isChanged: isPending)
    guard isPending || container.flags.contains(.dirty) else { return }
    markDirty()
    pushDirty()
  }

  /// Pulls what is dirty in here, as the container's pass comes by.
  package func updateIfDirty() {
    if isQueued { updateConsumers() }
  }
}
