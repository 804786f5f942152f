/// The attributes that live and end together: the content of one dynamic child (AG-15).
///
///     root ── body ── body ── container ─┬─ subgraph ── body
///                                        └─ subgraph ── body ── container ── …
///
/// A subgraph also remembers which of its consumers are dirty, so that a render visits nothing else,
/// in source order.
open class Subgraph {
  package final let graph: Graph
  /// The children of the container that mounted the subgraph; `nil` for the root.
  final let siblings: ChildSubgraphs?
  /// The index among the container's children, as of the last time that they were numbered.
  final var index = 0
  /// In the order of creation.
  final private(set) var nodes: [Node] = []
  private final var consumerCount: Int32 = 0
  private final var dirtyConsumers: [Node] = []
  /// The list of the siblings has the subgraph as one with dirty consumers.
  final private(set) var isQueued = false
  /// Set aside: kept, but neither pulled nor seen, until it is attached again (AG-15).
  final private(set) var isDetached = false
  /// The node to which the container's batch gives values; see `BatchUpdater`.
  final var batchedNode: Node?
  /// What runs at the end, each after the `hasEnded` of so many nodes.
  private final var endActions: [(nodeCount: Int, run: () -> Void)] = []
  private final var visibilityActions: [(_ isAttached: Bool) -> Void] = []

  /// A root subgraph.
  public init(graph: Graph) {
    self.graph = graph
    siblings = nil
  }

  /// A subgraph that takes part once the container has given it a place among its children.
  public init(among siblings: ChildSubgraphs) {
    graph = siblings.container.graph
    self.siblings = siblings
    // A row has a node for what it shows, and one for the body of that.
    nodes.reserveCapacity(2)
  }

  /// The container that mounted this subgraph; `nil` for the root.
  final var container: Node? { siblings?.container }

  final func add(_ node: Node) { nodes.append(node) }
}

// MARK: - Consumers

extension Subgraph {
  /// Makes renders pull an attribute, in the order in which this is called.
  package final func addConsumer<Value>(
    _ attribute: Attribute<Value>,
    isTransactional: Bool = false
  ) {
    addConsumer(attribute.node, isTransactional: isTransactional)
  }

  /// Makes renders pull a node of the subgraph, in the order in which this is called.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - isTransactional: Whether it is pulled after every transaction too (AG-16).
  ///   - isBatched: Whether it is left to the container's batch, as long as nothing in here is needed
  ///     between a transaction and the render that follows, or read from outside.
  package final func addConsumer(
    _ node: Node,
    isTransactional: Bool = false,
    isBatched: Bool = false
  ) {
    node.order = consumerCount
    consumerCount += 1
    node.flags.insert([.consumer, .dirty])
    guard !isBatched else {
      batchedNode = node
      return
    }
    if isTransactional {
      node.flags.insert(.transactional)
      addContainerEdge()
    }
    enqueue(node)
  }

  /// Lists a consumer among those to pull, unless it is listed already.
  final func enqueue(_ consumer: Node) {
    guard !consumer.flags.contains(.queued) else { return }
    consumer.flags.insert(.queued)
    dirtyConsumers.append(consumer)
    enqueueInContainer()
  }

  /// Tells the container that something in here has to be pulled.
  final func enqueueInContainer() {
    guard !isDetached, !isQueued, let siblings else { return }
    isQueued = true
    siblings.enqueue(self)
  }

  /// The consumers to pull, in source order.
  final func takeDirtyConsumers() -> [Node] {
    guard !dirtyConsumers.isEmpty else { return [] }
    defer { dirtyConsumers = [] }
    return dirtyConsumers.sortedUnlessOrdered { $0.order < $1.order }
  }

  /// Begins an update: what becomes dirty from here on lists the subgraph again.
  final func beginUpdate() { isQueued = false }

  /// Lists consumers again that the update has left for the next render.
  final func postpone(_ consumers: [Node]) {
    guard !consumers.isEmpty else { return }
    dirtyConsumers += consumers
    graph.postponed.append(self)
  }
}

// MARK: - Visibility

extension Subgraph {
  /// Runs when the subgraph, or one that contains it, is set aside or taken back.
  package final func onVisibilityChange(_ action: @escaping (_ isAttached: Bool) -> Void) {
    visibilityActions.append(action)
  }

  /// Sets the subgraph aside with all its state; what becomes dirty waits.
  final func detach() {
    (isDetached, isQueued) = (true, false)
    notifyVisibility(isAttached: false)
  }

  /// Takes the subgraph back; what became dirty meanwhile is pulled at the next render.
  final func attach() {
    isDetached = false
    if !dirtyConsumers.isEmpty { enqueueInContainer() }
    notifyVisibility(isAttached: true)
  }

  private final func notifyVisibility(isAttached: Bool) {
    var stack = [self]
    while let subgraph = stack.popLast() {
      for action in subgraph.visibilityActions { action(isAttached) }
      let children = subgraph.nodes.flatMap { $0.childSubgraphs?.children ?? [] }
      stack += children.filter { !$0.isDetached }.reversed()
    }
  }
}

// MARK: - End

extension Subgraph {
  /// Runs when the subgraph ends, in the order added.
  package final func onEnd(_ action: @escaping () -> Void) {
    endActions.append((nodes.count, action))
  }

  /// Ends all attributes of this subgraph and of those below it, the innermost first; state kept in
  /// them is gone.
  package final func end() {
    var frames = [EndingSubgraph(self)]
    while !frames.isEmpty {
      if let child = frames[frames.count - 1].nextChild() {
        frames.append(EndingSubgraph(child))
      } else {
        frames.removeLast().subgraph.endNodes()
      }
    }
  }

  /// Ends the nodes, below which everything has ended.
  private final func endNodes() {
    let (ended, actions) = (nodes, endActions)
    (nodes, dirtyConsumers, batchedNode) = ([], [], nil)
    (endActions, visibilityActions) = ([], [])
    for node in ended {
      node.removeAllEdges()
      node.tearDown()
    }
    var next = 0
    for count in 0...ended.count {
      if count > 0 { ended[count - 1].hasEnded() }
      while next < actions.count, actions[next].nodeCount == count {
        actions[next].run()
        next += 1
      }
    }
  }
}

/// A subgraph whose children are being ended.
///
/// Frames take the place of recursion: nesting has no limit.
private struct EndingSubgraph {
  let subgraph: Subgraph
  private var nodes: ArraySlice<Node>
  private var container: Node?
  private var children: ArraySlice<Subgraph> = []

  init(_ subgraph: Subgraph) {
    self.subgraph = subgraph
    nodes = subgraph.nodes[...]
  }

  /// The next child to end; a node whose children have ended counts as ended.
  mutating func nextChild() -> Subgraph? {
    while true {
      if let child = children.popFirst() { return child }
      container?.flags.insert(.ended)
      container = nodes.popFirst()
      guard let container else { return nil }
      children = container.childSubgraphs?.takeAll()[...] ?? []
    }
  }
}
