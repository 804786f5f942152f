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
  /// The rule of the property that keeps its value here, if it is one of the program; it needs no
  /// edge to be told of writes.
  private let rule: Node?
  private let property: PropertySite?
  /// Whether a write was applied since the rule's last run.
  private var isWritten = false
  /// What other rules read; made when the first of them does.
  private var signal: Attribute<Void>?

  /// Storage that lives as long as what is mounted with the inputs.
  package init(_ initial: Value, inputs: _ViewInputs) {
    host = inputs.host
    value = initial
    (rule, property) = (nil, nil)
    signal = Attribute(external: (), in: inputs.subgraph)
  }

  /// Storage of a property, made by its rule.
  init(_ initial: Value, of property: PropertySite, in rule: Node) {
    host = property.host
    value = initial
    self.rule = rule
    self.property = property
  }

  private var isEnded: Bool { (rule ?? signal?.node)?.isEnded ?? true }

  override package var origin: CauseOrigin? { property?.owner }

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
        tellReaders()
      }
    }
  }

  private func tellReaders() {
    guard !isEnded else { return }
    signal?.signal()
    isWritten = true
    rule?.requireRun()
  }

  /// Reports a write whatever was written: the signal carries no value (STATE-3).
  override package func readChange() -> Bool {
    if signal == nil, let rule { signal = Attribute(external: (), in: rule.subgraph) }
    return signal?.read().isChanged ?? false
  }

  /// Called by the rule of the property: whether the value was written since its last run.
  func takeWrite() -> Bool {
    defer { isWritten = false }
    return isWritten
  }
}

/// Runs a closure under a binding's own transaction, if it has one (BIND-13).
func withTransaction(merging transaction: Transaction, _ body: () -> Void) {
  guard transaction.animation != nil || transaction.disablesAnimations else { return body() }
  withTransaction(transaction, body)
}
