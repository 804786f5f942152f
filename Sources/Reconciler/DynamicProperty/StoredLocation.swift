import AttributeGraph
import ScenarioTrace
import ValueComparison

/// The storage of a `State`: one for each identity (STATE-1).
///
/// Every write keeps the value it replaces until its transaction is applied, so that an update sees
/// the values of its own transaction and not those of a later one (STATE-2, TX-4):
///
///     written 1, 2 │ animated 3, 4     saved [0, 1, 2, 3], value 4
///     first transaction applied        saved [2, 3]        the update sees 2
///     second transaction applied       saved []            the update sees 4
package final class StoredLocation<Value>: AnyLocation<Value> {
  private unowned let host: ViewHost
  private var value: Value
  private var saved: [Value] = []
  /// How many of the saved values are behind already.
  private var firstSaved = 0
  private let signal: Attribute<Void>
  private let owner: CauseOrigin?

  /// Storage of a property of the identity that the inputs name.
  package convenience init(_ initial: Value, inputs: _ViewInputs, property: String? = nil) {
    let owner = property.map { CauseOrigin.property(owner: inputs.identity, name: $0) }
    self.init(initial, in: inputs.subgraph, of: inputs.host, owner: owner)
  }

  /// Storage that lives as long as a subgraph.
  init(_ initial: Value, in subgraph: Subgraph, of host: ViewHost, owner: CauseOrigin?) {
    self.owner = owner
    self.host = host
    value = initial
    signal = Attribute(external: (), in: subgraph)
  }

  override package var origin: CauseOrigin? { owner }

  override package func get() -> Value {
    if ViewHost.isUpdating { wasRead = true }
    return value
  }

  override package var updateValue: Value {
    firstSaved < saved.count ? saved[firstSaved] : value
  }

  override package func set(_ newValue: Value, transaction: Transaction) {
    guard !signal.node.isEnded else { return }
    let mode = ComparisonMode.equatableAlways
    guard !isEqual(value, newValue, options: host.graph.comparisonOptions(mode: mode)) else {
      return
    }
    if ViewHost.isUpdating {
      host.warn("Modifying state during view update, this will cause undefined behavior.")
    }
    saved.append(value)
    value = newValue
    withTransaction(merging: transaction) {
      host.enqueue { [weak self] in
        guard let self else { return }
        firstSaved += 1
        if firstSaved == saved.count { (saved, firstSaved) = ([], 0) }
        if !signal.node.isEnded { signal.signal() }
      }
    }
  }

  /// Reports a write whatever was written: the signal carries no value (STATE-3).
  override package func readChange() -> Bool { signal.read().isChanged }
}

/// Runs a closure under a binding's own transaction, if it has one (BIND-13).
func withTransaction(merging transaction: Transaction, _ body: () -> Void) {
  guard transaction.animation != nil || transaction.disablesAnimations else { return body() }
  withTransaction(transaction, body)
}
