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
    guard !isQueued, let container else { return }
    isQueued = true
    container.content?.enqueue(self)
    if !container.flags.contains(.queued) { container.subgraph.enqueue(container) }
  }

  /// Pulls every dirty consumer of this subgraph and of those below it, in source order.
  package func updateConsumers() {
    isQueued = false
    while !dirtyConsumers.isEmpty {
      let consumers = dirtyConsumers.sortedUnlessOrdered { $0.order < $1.order }
      dirtyConsumers = []
      for consumer in consumers {
        consumer.flags.remove(.queued)
        guard !consumer.isEnded else { continue }
        graph.pull(consumer)
        consumer.content?.updateDirtyChildren()
      }
    }
  }

  /// Ends all attributes of this subgraph and of those below it; state kept in them is gone.
  func end() {
    for node in nodes {
      node.content?.endAll()
      node.flags.insert(.ended)
    }
    for node in nodes { node.removeAllEdges() }
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
