/// The attributes that live and end together: the content of one dynamic child (AG-15).
///
/// A subgraph also remembers which of its consumers are dirty, so that a render visits nothing else
/// and in the order of the source:
///
///     root ── body ── body ── container ─┬─ subgraph ── body
///                                        └─ subgraph ── body ── container ── …
///
/// It is a node itself, so that an attribute on which all others of a child depend, such as what a row
/// shows, needs no object besides.
open class Subgraph: Node {
  /// The container's children, of which this is one; `nil` for the root.
  private final let siblings: ContainerContent?
  /// The position among the container's subgraphs.
  final var index = 0
  private final var lastNode: Node?
  private final var consumers: Int32 = 0
  private final var dirtyConsumers = DirtyConsumers()
  /// Whether those who hear of the end of this subgraph are told before anything new is.
  package final var isMissedFirst = false
  private(set) final var isQueued = false
  /// Whether nothing in here is needed before a render, or read from outside.
  final var isSelfContained = true
  /// Set aside: kept, but neither pulled nor seen, until it is attached again (AG-15).
  private(set) final var isDetached = false
  /// What runs at the end, each with the node that was the last when it was added.
  private final var endActions: [(after: Node?, run: () -> Void)] = []
  private final var visibilityActions: [(_ isAttached: Bool) -> Void] = []

  /// A root subgraph.
  public init(graph: Graph) {
    siblings = nil
    super.init(asSubgraphOf: graph)
  }

  /// A subgraph that takes part once `arrange` has given it a place among the children of a container.
  ///
  /// - Parameters:
  ///   - siblings: The children of the container.
  ///   - isConsumer: Whether it is an attribute too, the first of its own that renders pull.
  ///   - awaitsSupply: Whether the container's pass supplies that, as long as nothing in here is
  ///     needed between a transaction and the render that follows, or read from elsewhere.
  public init(
    among siblings: ContainerContent,
    isConsumer: Bool = false,
    awaitsSupply: Bool = false
  ) {
    self.siblings = siblings
    super.init(asSubgraphOf: siblings.container.graph)
    siblings.hasNewChildren = true
    guard isConsumer else { return }
    adopt(self)
    if awaitsSupply {
      flags.insert(.supplied)
      // The pass that supplies it brings up to date what waits in here.
      isQueued = true
      siblings.queueContainer()
    }
    addConsumer(self)
  }

  override final var itself: Subgraph { self }

  /// The container that mounted this subgraph; `nil` for the root.
  final var container: Node? { siblings?.container }

  final func adopt(_ node: Node) {
    node.neighbor = lastNode.take()
    lastNode = node
  }

  /// Makes renders pull an attribute, in the order in which this is called.
  package final func addConsumer<Value>(
    _ attribute: Attribute<Value>,
    isTransactional: Bool = false
  ) {
    addConsumer(attribute.node, isTransactional: isTransactional)
  }

  /// Makes renders pull a node of the subgraph, in the order in which this is called.
  package final func addConsumer(_ node: Node, isTransactional: Bool = false) {
    node.order = consumers
    consumers += 1
    node.flags.insert(.consumer)
    if isTransactional {
      node.flags.insert(.transactional)
      endSelfContainment()
    }
    // What is supplied waits for the container's pass.
    guard !node.flags.contains(.supplied) else { return }
    node.flags.insert(.dirty)
    if !node.flags.contains(.queued) { enqueue(node) }
  }

  /// Runs when the subgraph ends, in the order added.
  package final func onEnd(_ action: @escaping () -> Void) { endActions.append((lastNode, action)) }

  /// Runs when the subgraph, or one that it lies in, is set aside or taken back.
  package final func onVisibilityChange(_ action: @escaping (_ isAttached: Bool) -> Void) {
    visibilityActions.append(action)
  }

  final func enqueue(_ consumer: Node) {
    consumer.flags.insert(.queued)
    dirtyConsumers.insert(consumer)
    queue(isTransactional: consumer.flags.contains(.transactional))
  }

  /// Tells the container that something in here waits to be pulled.
  private final func queue(isTransactional: Bool) {
    guard !isDetached, !isQueued || isTransactional, let siblings else { return }
    if isTransactional { siblings.hasTransactionalConsumers = true }
    guard !isQueued else { return }
    isQueued = true
    endRest()
    siblings.enqueue(self)
  }

  /// Lets the container update what waits in here, without a pass that comes by.
  final func listIfQueued() {
    if isQueued { siblings?.list(self) }
  }

  /// Pulls every dirty consumer of this subgraph and of those below it, in source order.
  package final func updateConsumers() { updateConsumers(.all) }

  /// Pulls what must be current after each transaction (AG-16), in source order; other consumers
  /// stay queued until the next render.
  ///
  /// A container comes before what is inside it, so that nothing is evaluated that is about to end.
  package final func updateTransactionalConsumers() {
    updateConsumers(.transactional)
    let subgraphs = graph.postponed
    graph.postponed = []
    for subgraph in subgraphs { subgraph.queue(isTransactional: false) }
    let containers = graph.postponedContainers
    graph.postponedContainers = []
    for container in containers where !container.isEnded && !container.flags.contains(.queued) {
      container.subgraph.enqueue(container)
    }
  }

  enum UpdateScope {
    case all
    case transactional
  }

  final func updateConsumers(_ scope: UpdateScope) {
    isQueued = false
    var waiting: [Node] = []
    while !dirtyConsumers.isEmpty {
      var consumers = dirtyConsumers
      dirtyConsumers = DirtyConsumers()
      while let consumer = consumers.removeFirst() {
        if scope == .transactional, !consumer.flags.contains(.transactional) {
          waiting.append(consumer)
          continue
        }
        consumer.flags.remove(.queued)
        guard !consumer.isEnded else { continue }
        graph.pull(consumer)
        consumer.content?.updateDirtyChildren(scope)
      }
    }
    guard !waiting.isEmpty else { return }
    for consumer in waiting { dirtyConsumers.insert(consumer) }
    graph.postponed.append(self)
  }

  /// Sets the subgraph aside with all its state; what becomes dirty waits.
  final func detach() {
    (isDetached, isQueued) = (true, false)
    tellVisibility(isAttached: false)
  }

  /// Takes the subgraph back; what became dirty meanwhile is pulled at the next render.
  final func attach() {
    isDetached = false
    if !dirtyConsumers.isEmpty { queue(isTransactional: true) }
    tellVisibility(isAttached: true)
  }

  private final func tellVisibility(isAttached: Bool) {
    for action in visibilityActions { action(isAttached) }
    for holder in sequence(first: lastNode, next: { $0?.neighbor }).compactMap(\.self).reversed() {
      for child in holder.content?.children ?? [] where !child.isDetached {
        child.tellVisibility(isAttached: isAttached)
      }
    }
  }

  /// Ends all attributes of this subgraph and of those below it; state kept in them is gone.
  package final func end() {
    let first = takeNodes()
    var node = first
    while let ending = node {
      ending.content?.endAll()
      ending.flags.insert(.ended)
      node = ending.neighbor
    }
    node = first
    while let ended = node {
      ended.removeAllEdges()
      ended.letGo()
      node = ended.neighbor
    }
    node = first
    var actions = endActions[...]
    (endActions, visibilityActions) = ([], [])
    while dirtyConsumers.removeFirst() != nil {}
    while let action = actions.first, action.after == nil { actions.removeFirst().run() }
    while let ended = node {
      ended.hasEnded()
      while let action = actions.first, action.after === ended { actions.removeFirst().run() }
      node = ended.neighbor.take()
    }
  }

  /// Turns the list of the nodes around.
  /// - Returns: The first, in the order of creation; the others follow.
  private final func takeNodes() -> Node? {
    var first: Node?
    while let node = lastNode.take() {
      lastNode = node.neighbor.take()
      node.neighbor = first
      first = node
    }
    return first
  }
}

/// Consumers that wait to be pulled, in the order of the source: a list through the nodes, so that
/// a dirty row costs no memory of its own.
struct DirtyConsumers {
  private var first: Node?
  /// The last of several; nearly always there is only one.
  private var last: Node?

  var isEmpty: Bool { first == nil }

  /// Adds a consumer at its place, which is nearly always the last.
  mutating func insert(_ node: Node) {
    guard let first else {
      self.first = node
      return
    }
    let last = self.last ?? first
    guard node.order < last.order else {
      last.nextDirty = node
      self.last = node
      return
    }
    guard node.order >= first.order else {
      node.nextDirty = first
      (self.first, self.last) = (node, last)
      return
    }
    var place = first
    while let next = place.nextDirty, next.order <= node.order { place = next }
    node.nextDirty = place.nextDirty
    place.nextDirty = node
  }

  mutating func removeFirst() -> Node? {
    guard let node = first.take() else { return nil }
    first = node.nextDirty.take()
    if first == nil { last = nil }
    return node
  }
}
