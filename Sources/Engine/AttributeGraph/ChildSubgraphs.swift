/// The subgraphs that a dynamic container has mounted, in order.
public final class ChildSubgraphs {
  let container: Node
  private(set) var children: [Subgraph] = []
  private var detached: [Subgraph] = []
  private var dirtyChildren: [Subgraph] = []
  /// Whether each child knows its index among the children.
  private var areNumbered = true
  /// Updates the children that have no edge to the container.
  private var batchUpdater: (any BatchUpdater)?
  /// Whether the next render must update the batched children.
  private(set) var needsBatchUpdate = false

  init(container: Node) { self.container = container }

  /// Replaces the children.
  ///
  /// - Parameters:
  ///   - subgraphs: The children in order; children that were set aside become active again.
  ///   - setAside: All children that are kept with their state and not updated (LAZY-3).
  ///   - ended: Children that end.
  package func replaceAll(
    with subgraphs: [Subgraph],
    settingAside setAside: [Subgraph] = [],
    ending ended: [Subgraph] = []
  ) {
    for subgraph in subgraphs where subgraph.isDetached { subgraph.attach() }
    (children, detached, areNumbered) = (subgraphs, setAside, false)
    for subgraph in setAside where !subgraph.isDetached { subgraph.detach() }
    for subgraph in ended { subgraph.end() }
  }

  /// Replaces a range of the children.
  package func replace(
    _ range: Range<Int>,
    with subgraphs: [Subgraph],
    ending ended: [Subgraph]
  ) {
    if children.isEmpty {
      children = subgraphs
    } else {
      children.replaceSubrange(range, with: subgraphs)
    }
    areNumbered = false
    for subgraph in ended { subgraph.end() }
  }

  /// Ends a child that has left.
  package func end(_ child: Subgraph) {
    children.removeAll { $0 === child }
    detached.removeAll { $0 === child }
    areNumbered = false
    child.end()
  }

  /// Sets a child aside that has left and is kept.
  package func setAside(_ child: Subgraph) {
    children.removeAll { $0 === child }
    if !detached.contains(where: { $0 === child }) { detached.append(child) }
    areNumbered = false
    child.detach()
  }

  /// Lists a child as one with dirty consumers.
  func enqueue(_ child: Subgraph) {
    dirtyChildren.append(child)
    container.subgraph.enqueue(container)
  }

  /// Whether some children may have dirty consumers.
  package var haveDirtyConsumers: Bool { !dirtyChildren.isEmpty }

  /// The children with dirty consumers, in order.
  func takeDirtyChildren() -> [Subgraph] {
    guard !dirtyChildren.isEmpty else { return [] }
    defer { dirtyChildren = [] }
    // The batch has already updated some of them.
    dirtyChildren.removeAll { !$0.isQueued }
    guard dirtyChildren.count > 1 else { return dirtyChildren }
    if !areNumbered {
      for (index, child) in children.enumerated() { child.index = index }
      areNumbered = true
    }
    return dirtyChildren.sortedUnlessOrdered { $0.index < $1.index }
  }

  /// Makes the next render update the children in a batch.
  func setNeedsBatchUpdate(by updater: any BatchUpdater) {
    (batchUpdater, needsBatchUpdate) = (updater, true)
  }

  /// The batch to run, if one is needed.
  func takeBatchUpdate() -> (any BatchUpdater)? {
    guard needsBatchUpdate else { return nil }
    needsBatchUpdate = false
    return batchUpdater
  }

  /// All children, so that they end with the container.
  func takeAll() -> [Subgraph] {
    defer {
      (children, detached, dirtyChildren) = ([], [], [])
      (batchUpdater, needsBatchUpdate) = (nil, false)
    }
    return children + detached
  }
}

extension RuleContext {
  /// The subgraphs of the running rule, if it is a dynamic container.
  package var childSubgraphs: ChildSubgraphs {
    if let children = node.childSubgraphs { return children }
    let children = ChildSubgraphs(container: node)
    node.childSubgraphs = children
    return children
  }
}

extension Array {
  /// The elements in order; an array that is already sorted, as most are, is returned unchanged.
  func sortedUnlessOrdered(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    guard count > 1 else { return self }
    let isOrdered = !zip(self, dropFirst()).contains { areInOrder($1, $0) }
    return isOrdered ? self : sorted(by: areInOrder)
  }
}
