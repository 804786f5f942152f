import AttributeGraph

/// A signal of the graph that a store has changed; the changes until the next update are one.
package final class StoreSignal {
  private unowned let host: ViewHost
  private let signal: Attribute<Void>
  private var isQueued = false

  package init(at site: PropertySite) {
    host = site.host
    signal = Attribute(external: (), in: site.subgraph)
  }

  /// Called inside a rule: whether the store has changed since the rule last ran.
  package func readChange() -> Bool { signal.read().isChanged }

  /// Queues a change, in a transaction of its own if one is given.
  package func queue(in transaction: Transaction?) {
    guard !isQueued else { return }
    isQueued = true
    let notify = { [weak self] in
      guard let self else { return }
      isQueued = false
      if !signal.node.isEnded { signal.signal() }
    }
    guard let transaction else { return host.enqueue(notify) }
    withTransaction(transaction) { host.enqueue(notify) }
  }
}
