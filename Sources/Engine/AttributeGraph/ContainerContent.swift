/// The subgraphs that a dynamic container has mounted, in their order.
public final class ContainerContent {
  let container: Node
  package private(set) var children: [Subgraph] = []
  private var detached: [Subgraph] = []
  private var dirtyChildren: [Subgraph] = []
  /// Whether each child knows its place among the children.
  private var areNumbered = true
  /// Gives the children their values, where they do not read the container by edges of their own.
  private var supplier: (any ChildSupplier)?
  /// Whether a child was made since the children were supplied last.
  var hasNewChildren = false
  /// Whether the children wait for new values, which the next render supplies.
  private(set) var awaitsSupply = false
  /// Whether a consumer that must be pulled after each transaction waits here, or further below.
  var hasTransactionalConsumers = false

  fileprivate init(container: Node) { self.container = container }

  /// A new, empty subgraph; it takes part once `arrange` has given it a place.
  package func makeChild() -> Subgraph { Subgraph(among: self) }

  /// Replaces the children by these, in this order.
  ///
  /// - Parameters:
  ///   - subgraphs: The children; those that were set aside take part again.
  ///   - setAside: All children that are kept with their state and not updated (LAZY-3).
  ///   - ended: Children that end.
  package func arrange(
    _ subgraphs: [Subgraph],
    settingAside setAside: [Subgraph] = [],
    ending ended: [Subgraph] = []
  ) {
    for subgraph in subgraphs where subgraph.isDetached { subgraph.attach() }
    (children, detached, areNumbered) = (subgraphs, setAside, false)
    for subgraph in setAside where !subgraph.isDetached { subgraph.detach() }
    for subgraph in ended { subgraph.end() }
  }

  /// Replaces a stretch of the children by others, in this order.
  package func replaceChildren(
    in range: Range<Int>,
    with subgraphs: some Collection<Subgraph>,
    ending ended: [Subgraph]
  ) {
    children.replaceSubrange(range, with: subgraphs)
    areNumbered = false
    for subgraph in ended { subgraph.end() }
  }

  /// Notes that something in a child waits; a pass that is to come goes by those that it supplies.
  func enqueue(_ child: Subgraph) {
    if !child.isSupplied || !hasNewChildren && !awaitsSupply { list(child) }
    queueContainer()
  }

  /// Lets the container be asked for what waits in its children.
  func queueContainer() {
    if !container.flags.contains(.queued) { container.subgraph.enqueue(container) }
  }

  /// Notes a child that is to be updated without a pass.
  func list(_ child: Subgraph) { dirtyChildren.append(child) }

  /// Makes the next render supply all children anew.
  func supplyChildren(from supplier: any ChildSupplier) {
    self.supplier = supplier
    (awaitsSupply, hasNewChildren) = (true, false)
  }

  func updateDirtyChildren(_ scope: Subgraph.UpdateScope) {
    if scope == .transactional, awaitsSupply || !hasTransactionalConsumers {
      if awaitsSupply || !dirtyChildren.isEmpty {
        container.graph.postponedContainers.append(container)
      }
      guard hasTransactionalConsumers else { return }
    }
    hasTransactionalConsumers = false
    while !dirtyChildren.isEmpty || scope == .all && awaitsSupply {
      if scope == .all, awaitsSupply {
        awaitsSupply = false
        let isComplete = supplier?.supplyChildren(self) ?? false
        if !isComplete { children.filter(\.isQueued).forEach(list) }
      }
      let subgraphs = takeDirtyChildren()
      for subgraph in subgraphs where !subgraph.isDetached { subgraph.updateConsumers(scope) }
    }
  }

  /// The children that wait to be updated, in their order.
  private func takeDirtyChildren() -> [Subgraph] {
    defer { dirtyChildren = [] }
    guard dirtyChildren.count > 1 else { return dirtyChildren }
    if !areNumbered {
      for (index, child) in children.enumerated() { child.index = index }
      areNumbered = true
    }
    return dirtyChildren.sortedUnlessOrdered { $0.index < $1.index }
  }

  func endAll() {
    for child in children { child.end() }
    for child in detached { child.end() }
    (children, detached, dirtyChildren) = ([], [], [])
    (supplier, awaitsSupply) = (nil, false)
  }
}

extension RuleContext {
  /// Where the running rule mounts its children, if it is a dynamic container.
  package var content: ContainerContent {
    if let content = node.content { return content }
    let content = ContainerContent(container: node)
    node.content = content
    return content
  }
}

extension Array {
  /// The elements in order; an array that is in order already, as most are, is only read.
  func sortedUnlessOrdered(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    let isOrdered = !zip(self, dropFirst()).contains { areInOrder($1, $0) }
    return isOrdered ? self : sorted(by: areInOrder)
  }
}
