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
package class StoredLocation<Value>: AnyLocation<Value> {
  /// The storage lives as long as the rule.
  final let site: PropertySite
  /// What rules read that the storage does not belong to; made when the first of them does.
  private final var signal: Attribute<Void>?
  private final var saved: [Value] = []
  /// How many of the saved values are behind already.
  private final var firstSaved = 0
  private final var value: Value

  /// Storage that lives as long as what is mounted with the inputs.
  package init(_ initial: Value, inputs: _ViewInputs) {
    let signal = Attribute(external: (), in: inputs.subgraph)
    self.signal = signal
    site = PropertySite(of: signal.node, identity: inputs.identity, in: inputs.shared)
    value = initial
  }

  /// Storage of a property.
  init(_ initial: Value, at site: PropertySite) {
    self.site = site
    value = initial
  }

  private final var isEnded: Bool { site.rule.isEnded }
  private final var host: ViewHost { site.host }

  /// Called when a write was applied, for the rule whose storage this is.
  func notifyOwner() {}

  override package func get() -> Value {
    if ViewHost.isUpdating { wasRead = true }
    return value
  }

  override package var updateValue: Value {
    firstSaved < saved.count ? saved[firstSaved] : value
  }

  override package func set(_ newValue: Value, transaction: Transaction) {
    guard !isEnded else { return }
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
        notifyReaders()
      }
    }
  }

  private final func notifyReaders() {
    guard !isEnded else { return }
    signal?.signal()
    notifyOwner()
  }

  /// Reports a write whatever was written: the signal carries no value (STATE-3).
  override package func readChange() -> Bool {
    let signal = signal ?? Attribute(external: (), in: site.subgraph)
    self.signal = signal
    return signal.read().isChanged
  }
}

/// Runs a closure under a binding's own transaction, if it has one (BIND-13).
func withTransaction(merging transaction: Transaction, _ body: () -> Void) {
  guard transaction.animation != nil || transaction.disablesAnimations else { return body() }
  withTransaction(transaction, body)
}
