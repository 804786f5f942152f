import ValueComparison

/// The attributes that live and end together: the content of one dynamic child (AG-15).
///
///     root ── body ── body ── container ─┬─ subgraph ── body
///                                        └─ subgraph ── body ── container ── …
///
/// A subgraph also tracks its dirty consumers, so that a render visits only those, in source order.
open class Subgraph {
  package final let graph: Graph
  /// The children of the container that mounted the subgraph; `nil` for the root.
  final let siblings: ChildSubgraphs?
  /// The index among the container's children when they were last numbered.
  final var index = 0
  /// In order of creation.
  final private(set) var nodes: [Node] = []
  private final var consumerCount: Int32 = 0
  private final var dirtyConsumers: [Node] = []
  /// Whether the list of siblings contains the subgraph as one with dirty consumers.
  final private(set) var isQueued = false
  /// Whether the subgraph is set aside: kept, but neither pulled nor visible until reattached (AG-15).
  package final private(set) var isDetached = false
  /// The end actions; each runs after the `hasEnded` of its `nodeCount` nodes.
  private final var endActions: [(nodeCount: Int, run: () -> Void)] = []
  private final var visibilityActions: [(_ isAttached: Bool) -> Void] = []

  /// A root subgraph.
  public init(graph: Graph) {
    self.graph = graph
    siblings = nil
  }

  /// A subgraph that becomes active when the container adds it to its children.
  public init(among siblings: ChildSubgraphs) {
    graph = siblings.container.graph
    self.siblings = siblings
    // A row has a node for its content and one for the body of that content.
    nodes.reserveCapacity(2)
  }

  /// The container that mounted this subgraph; `nil` for the root.
  final var container: Node? { siblings?.container }

  final func add(_ node: Node) { nodes.append(node) }

  /// Whether the first attribute, which the others depend on, has been computed.
  package final var hasRun: Bool { nodes.first?.storage != nil || nodes.isEmpty }
}

// MARK: - Consumers

extension Subgraph {
  /// Makes renders pull an attribute; consumers are pulled in the order of these calls.
  package final func addConsumer<Value>(
    _ attribute: Attribute<Value>,
    isTransactional: Bool = false
  ) {
    addConsumer(attribute.node, isTransactional: isTransactional)
  }

  /// Makes renders pull a node of the subgraph; consumers are pulled in the order of these calls.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - isTransactional: Whether it is also pulled after every transaction (AG-16).
  ///   - isBatched: Whether the container's batch updates it, as long as nothing in the subgraph is
  ///     needed between a transaction and the next render, or read from outside.
  package final func addConsumer(
    _ node: Node,
    isTransactional: Bool = false,
    isBatched: Bool = false
  ) {
    node.order = consumerCount
    consumerCount += 1
    node.flags.insert([.consumer, .dirty])
    guard !isBatched else {
      require(nodes.first === node, "the batched node of a subgraph is its first")
      node.isBatched = true
      return
    }
    if isTransactional {
      node.flags.insert(.transactional)
      addContainerEdge()
    }
    enqueue(node)
  }

  /// Adds a consumer to the list of those to pull, unless it is already in it.
  final func enqueue(_ consumer: Node) {
    guard !consumer.flags.contains(.queued) else { return }
    consumer.flags.insert(.queued)
    dirtyConsumers.append(consumer)
    enqueueInContainer()
  }

  /// Notifies the container that something in the subgraph has to be pulled.
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

  /// Starts an update; whatever becomes dirty from now on queues the subgraph again.
  final func beginUpdate() { isQueued = false }

  /// Puts back consumers that the update has left for the next render.
  final func postpone(_ consumers: [Node]) {
    guard !consumers.isEmpty else { return }
    dirtyConsumers += consumers
    graph.postponed.append(self)
  }
}

// MARK: - Visibility

extension Subgraph {
  /// Adds an action for when the subgraph, or one that contains it, is set aside or reattached.
  package final func onVisibilityChange(_ action: @escaping (_ isAttached: Bool) -> Void) {
    visibilityActions.append(action)
  }

  /// Sets the subgraph aside with all its state; dirty consumers wait.
  final func detach() {
    (isDetached, isQueued) = (true, false)
    notifyVisibility(isAttached: false)
  }

  /// Sets the subgraph aside although it stays visible: it is on screen as it was.
  package final func pause() { (isDetached, isQueued) = (true, false) }

  /// Reattaches the subgraph; what became dirty meanwhile is pulled at the next render.
  final func attach() {
    isDetached = false
    if !dirtyConsumers.isEmpty { enqueueInContainer() }
    notifyVisibility(isAttached: true)
  }

  /// Makes every reader of the content, which is the first attribute, see a change (AG-8).
  package final func signalContent() { nodes.first?.signal() }

  private final func notifyVisibility(isAttached: Bool) {
    var stack = [self]
    while let subgraph = stack.popLast() {
      for action in subgraph.visibilityActions { action(isAttached) }
      let children = subgraph.nodes.flatMap { $0.childSubgraphs?.children ?? [] }
      stack += children.filter { !$0.isDetached }.reversed()
    }
  }
}

extension Subgraph {
  /// The identities of the nodes in this subgraph and in the active ones below it, outermost first.
  package final var identities: [Int] {
    var pending = [self]
    var found: [Int] = []
    while let subgraph = pending.popLast() {
      found += subgraph.nodes.lazy.map(\.identity).filter { $0 != 0 }
      pending += subgraph.nodes.flatMap { $0.childSubgraphs?.children ?? [] }
    }
    return found
  }
}

// MARK: - End

extension Subgraph {
  /// Adds an action for when the subgraph ends; actions run in the order added.
  package final func onEnd(_ action: @escaping () -> Void) {
    endActions.append((nodes.count, action))
  }

  /// Ends all attributes of this subgraph and of those below it, innermost first; their state is lost.
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

  /// Ends the nodes; everything below them has already ended.
  private final func endNodes() {
    let (ended, actions) = (nodes, endActions)
    (nodes, dirtyConsumers) = ([], [])
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
/// Frames replace recursion, so nesting depth is unlimited.
private struct EndingSubgraph {
  let subgraph: Subgraph
  private var nodes: ArraySlice<Node>
  private var container: Node?
  private var children: ArraySlice<Subgraph> = []

  init(_ subgraph: Subgraph) {
    self.subgraph = subgraph
    nodes = subgraph.nodes[...]
  }

  /// The next child to end; a node counts as ended after all its children have ended.
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
