import ValueComparison

/// Gives all children of a container their values in one pass.
///
/// A child whose values nobody needs before the render has no edge to its container: a change of the
/// container then marks nothing but the container, and costs each child no more than its new value
/// and the comparison with the last.
package protocol ChildSupplier: AnyObject {
  /// Supplies every child with its value and updates it, in order.
  func supplyChildren()
}

extension RuleContext {
  /// Puts out a value; where it differs from the last, the children are supplied anew.
  package func output(_ value: Value, supplyingFrom supplier: any ChildSupplier) {
    let isFirst = node.storage == nil
    guard node.storeForChildren(value), !isFirst else { return }
    content.supplyChildren(from: supplier)
  }

  /// Called by the rule of a child's attribute: whether its container supplies it, so that the rule
  /// reads nothing of the container.
  package var isSupplied: Bool { node.subgraph.isSupplying(node) }
}

extension Node {
  /// Puts a value in the place of the last, without running the rule.
  package final func supply<Value>(_ value: consuming Value) {
    flags.subtract([.dirty, .pending, .selfModified])
    if store(value) { pushDirty() }
  }

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
    graph.countComparison()
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
  /// Whether a node's value comes from the container's pass: nothing in here is needed between a
  /// transaction and the render that follows, and nothing is read from elsewhere.
  fileprivate func isSupplying(_ node: Node) -> Bool {
    if isSelfContained { supplied = node }
    return supplied === node
  }

  /// Gives what was supplied an edge to the container: somebody needs it who does not wait for the
  /// container's pass.
  func endSelfContainment() {
    guard isSelfContained else { return }
    isSelfContained = false
    guard let node = supplied, let container, let storage = container.storage else { return }
    supplied = nil
    let isPending = container.content?.awaitsSupply == true
    let index = node.addInput(container, at: 0, type: storage.type, always: false)
    node.inputs[index].isChanged = isPending
    guard isPending || container.flags.contains(.dirty) else { return }
    node.markDirty()
    node.pushDirty()
  }

  /// The attribute that the container has to supply again.
  package var suppliedNode: Node? { supplied?.storage == nil ? nil : supplied }

  /// Pulls what is dirty in here, as the container's pass comes by.
  package func updateIfDirty() {
    if isQueued { updateConsumers() }
  }
}
