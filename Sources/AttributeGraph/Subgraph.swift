/// The attributes that live and end together: the content of one dynamic child (AG-15).
///
/// A subgraph also remembers which of its consumers are dirty, so that a render visits nothing else
/// and in the order of the source:
///
///     root ── body ── body ── container ─┬─ subgraph ── body
///                                        └─ subgraph ── body ── container ── …
public final class Subgraph {
  package let graph: Graph
  /// The container that mounted this subgraph; `nil` for the root.
  let container: Node?
  /// The position among the container's subgraphs.
  var index = 0
  private var firstNode: Node?
  private var lastNode: Node?
  private var consumers: Int32 = 0
  private var dirtyConsumers = DirtyConsumers()
  /// Whether those who hear of the end of this subgraph are told before anything new is.
  package var isMissedFirst = false
  private(set) var isQueued = false
  /// Whether nothing in here is needed before a render, or read from outside.
  var isSelfContained = true
  /// The attribute that the container's pass supplies.
  package internal(set) var supplied: Node?
  /// Set aside: kept, but neither pulled nor seen, until it is attached again (AG-15).
  private(set) var isDetached = false
  /// What runs at the end, each with the node that was the last when it was added.
  private var endActions: [(after: Node?, run: () -> Void)] = []
  private var visibilityActions: [(_ isAttached: Bool) -> Void] = []

  /// A root subgraph.
  package init(graph: Graph) {
    self.graph = graph
    container = nil
  }

  init(below container: Node) {
    graph = container.graph
    self.container = container
  }

  func adopt(_ node: Node) {
    if let lastNode { lastNode.nextInSubgraph = node } else { firstNode = node }
    lastNode = node
  }

  /// Makes renders pull an attribute, in the order in which this is called.
  package func addConsumer<Value>(_ attribute: Attribute<Value>, isTransactional: Bool = false) {
    addConsumer(attribute.node, isTransactional: isTransactional)
  }

  /// Makes renders pull a node, in the order in which this is called.
  package func addConsumer(_ node: Node, isTransactional: Bool = false) {
    node.order = consumers
    consumers += 1
    node.flags.insert(.consumer)
    if isTransactional {
      node.flags.insert(.transactional)
      endSelfContainment()
    }
    // What is supplied waits for the container's pass.
    if !node.isSupplied { node.markDirty() }
  }

  /// Runs when the subgraph ends, in the order added.
  package func onEnd(_ action: @escaping () -> Void) { endActions.append((lastNode, action)) }

  /// Runs when the subgraph, or one that it lies in, is set aside or taken back.
  package func onVisibilityChange(_ action: @escaping (_ isAttached: Bool) -> Void) {
    visibilityActions.append(action)
  }

  func enqueue(_ consumer: Node) {
    consumer.flags.insert(.queued)
    dirtyConsumers.insert(consumer)
    queue(isTransactional: consumer.flags.contains(.transactional))
  }

  /// Tells the container that something in here waits to be pulled.
  private func queue(isTransactional: Bool) {
    guard !isDetached, !isQueued || isTransactional, let container else { return }
    if isTransactional { container.content?.hasTransactionalConsumers = true }
    guard !isQueued else { return }
    isQueued = true
    supplied?.endRest()
    container.content?.enqueue(self)
    if !container.flags.contains(.queued) { container.subgraph.enqueue(container) }
  }

  private func dequeue() {
    guard isQueued else { return }
    isQueued = false
    container?.content?.dequeue()
  }

  /// Pulls every dirty consumer of this subgraph and of those below it, in source order.
  package func updateConsumers() { updateConsumers(.all) }

  /// Pulls what must be current after each transaction (AG-16), in source order; other consumers
  /// stay queued until the next render.
  ///
  /// A container comes before what is inside it, so that nothing is evaluated that is about to end.
  package func updateTransactionalConsumers() {
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

  func updateConsumers(_ scope: UpdateScope) {
    dequeue()
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
  func detach() {
    isDetached = true
    dequeue()
    tellVisibility(isAttached: false)
  }

  /// Takes the subgraph back; what became dirty meanwhile is pulled at the next render.
  func attach() {
    isDetached = false
    if !dirtyConsumers.isEmpty { queue(isTransactional: true) }
    tellVisibility(isAttached: true)
  }

  private func tellVisibility(isAttached: Bool) {
    for action in visibilityActions { action(isAttached) }
    var node = firstNode
    while let holder = node {
      for child in holder.content?.children ?? [] where !child.isDetached {
        child.tellVisibility(isAttached: isAttached)
      }
      node = holder.nextInSubgraph
    }
  }

  /// Ends all attributes of this subgraph and of those below it; state kept in them is gone.
  package func end() {
    var node = firstNode
    while let ending = node {
      ending.content?.endAll()
      ending.flags.insert(.ended)
      node = ending.nextInSubgraph
    }
    node = firstNode
    while let ended = node {
      ended.removeAllEdges()
      ended.letGo()
      node = ended.nextInSubgraph
    }
    node = firstNode
    (firstNode, lastNode, supplied) = (nil, nil, nil)
    var actions = endActions[...]
    (endActions, visibilityActions) = ([], [])
    while dirtyConsumers.removeFirst() != nil {}
    while let action = actions.first, action.after == nil { actions.removeFirst().run() }
    while let ended = node {
      ended.hasEnded()
      while let action = actions.first, action.after === ended { actions.removeFirst().run() }
      node = ended.nextInSubgraph
      ended.nextInSubgraph = nil
    }
  }
}

/// Consumers that wait to be pulled, in the order of the source: a list through the nodes, so that
/// a dirty row costs no memory of its own.
struct DirtyConsumers {
  private var first: Node?
  private var last: Node?

  var isEmpty: Bool { first == nil }

  /// Adds a consumer at its place, which is nearly always the last.
  mutating func insert(_ node: Node) {
    guard let last, let first else {
      (self.first, self.last) = (node, node)
      return
    }
    guard node.order < last.order else {
      last.nextDirty = node
      self.last = node
      return
    }
    guard node.order >= first.order else {
      node.nextDirty = first
      self.first = node
      return
    }
    var place = first
    while let next = place.nextDirty, next.order <= node.order { place = next }
    node.nextDirty = place.nextDirty
    place.nextDirty = node
  }

  mutating func removeFirst() -> Node? {
    guard let node = first else { return nil }
    first = node.nextDirty
    node.nextDirty = nil
    if first == nil { last = nil }
    return node
  }
}
