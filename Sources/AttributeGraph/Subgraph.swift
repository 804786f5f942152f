/// The attributes that live and end together: the content of one dynamic child (AG-15).
///
/// A subgraph also remembers which of its consumers are dirty, so that a render visits nothing else
/// and in the order of the source:
///
///     root ── body ── body ── container ─┬─ subgraph ── body
///                                        └─ subgraph ── body ── container ── …
package final class Subgraph {
  package let graph: Graph
  /// The container that mounted this subgraph; `nil` for the root.
  private unowned let container: Node?
  /// The position among the container's subgraphs.
  var index = 0
  private var nodes: [Node] = []
  private var consumers = 0
  private var dirtyConsumers: [Node] = []
  private var isQueued = false
  /// Set aside: kept, but neither pulled nor seen, until it is attached again (AG-15).
  private(set) var isDetached = false
  private var endActions: [() -> Void] = []

  /// A root subgraph.
  package init(graph: Graph) {
    self.graph = graph
    container = nil
  }

  init(below container: Node) {
    graph = container.graph
    self.container = container
  }

  func adopt(_ node: Node) { nodes.append(node) }

  /// Makes renders pull an attribute, in the order in which this is called.
  package func addConsumer<Value>(_ attribute: Attribute<Value>, isTransactional: Bool = false) {
    let node = attribute.node
    node.order = consumers
    consumers += 1
    node.flags.insert(.consumer)
    if isTransactional { node.flags.insert(.transactional) }
    node.markDirty()
  }

  /// Runs when the subgraph ends, in the order added.
  package func onEnd(_ action: @escaping () -> Void) { endActions.append(action) }

  func enqueue(_ consumer: Node) {
    consumer.flags.insert(.queued)
    dirtyConsumers.append(consumer)
    queue()
  }

  private func queue() {
    guard !isQueued, !isDetached, let container else { return }
    isQueued = true
    container.content?.enqueue(self)
    if !container.flags.contains(.queued) { container.subgraph.enqueue(container) }
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
    for subgraph in subgraphs { subgraph.queue() }
  }

  enum UpdateScope {
    case all
    case transactional
  }

  func updateConsumers(_ scope: UpdateScope) {
    isQueued = false
    var waiting: [Node] = []
    while !dirtyConsumers.isEmpty {
      let consumers = dirtyConsumers.sortedUnlessOrdered { $0.order < $1.order }
      dirtyConsumers = []
      for consumer in consumers {
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
    dirtyConsumers = waiting
    graph.postponed.append(self)
  }

  /// Sets the subgraph aside with all its state; what becomes dirty waits.
  func detach() { (isDetached, isQueued) = (true, false) }

  /// Takes the subgraph back; what became dirty meanwhile is pulled at the next render.
  func attach() {
    isDetached = false
    if !dirtyConsumers.isEmpty { queue() }
  }

  /// Ends all attributes of this subgraph and of those below it; state kept in them is gone.
  func end() {
    for node in nodes {
      node.content?.endAll()
      node.flags.insert(.ended)
    }
    for node in nodes {
      node.removeAllEdges()
      node.letGo()
    }
    let actions = endActions
    (nodes, dirtyConsumers, endActions) = ([], [], [])
    for action in actions { action() }
  }
}

extension Array {
  /// The elements in order; an array that is in order already, as most are, is only read.
  func sortedUnlessOrdered(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    let isOrdered = !zip(self, dropFirst()).contains { areInOrder($1, $0) }
    return isOrdered ? self : sorted(by: areInOrder)
  }
}
