import AttributeGraph
import ScenarioTrace
import ValueComparison

/// The storage of a `State`: one per identity (STATE-1).
///
/// Every write keeps the value it replaces until its transaction is applied, so that an update sees the
/// values of its own transaction and not those of a later one (STATE-2, TX-4):
///
///     written 1, 2 │ animated 3, 4     saved [0, 1, 2, 3], value 4
///     first transaction applied        saved [2, 3]        the update sees 2
///     second transaction applied       saved []            the update sees 4
package class StoredLocation<Value>: AnyLocation<Value> {
  /// The storage lives as long as its rule.
  final let site: PropertySite
  /// The signal for rules other than the owner; created when the first of them reads the value.
  private final var signal: Attribute<Void>?
  private final var saved: [Value] = []
  /// How many of the saved values are already obsolete.
  private final var firstSaved = 0
  private final var value: Value
  /// Whether a write is waiting to be read for the first time.
  private final var isUnreadWrite = false

  /// Storage that lives as long as the subgraph of the inputs.
  package convenience init(_ initial: Value, inputs: _ViewInputs) {
    let signal = Attribute(external: (), in: inputs.subgraph)
    let site = PropertySite(of: signal.node, identity: inputs.identity, in: inputs.shared)
    self.init(initial, at: site)
    self.signal = signal
  }

  /// Storage of a property.
  init(_ initial: Value, at site: PropertySite) {
    self.site = site
    value = initial
  }

  override final var isEnded: Bool { site.rule.isEnded }
  private final var host: ViewHost { site.host }

  /// Notifies the rule that owns this storage that a write was applied.
  func notifyOwner() {}

  override package var wasRead: Bool {
    didSet {
      guard isUnreadWrite else { return }
      isUnreadWrite = false
      if case .property(let owner, let name) = origin { host.noteRead(of: name, owner: owner) }
    }
  }

  override package func get() -> Value {
    if HostUpdate.isRunning { wasRead = true }
    return value
  }

  override package var plainValue: Value? { value }

  override package var updateValue: Value {
    firstSaved < saved.count ? saved[firstSaved] : value
  }

  override package func set(_ newValue: Value, transaction: Transaction) {
    guard !isEnded else { return DroppedWrite.note("ended", of: origin) }
    let mode = ComparisonMode.equatableAlways
    guard !isEqual(value, newValue, options: host.graph.comparisonOptions(mode: mode)) else {
      return
    }
    if HostUpdate.isRunning {
      host.warn("Modifying state during view update, this will cause undefined behavior.")
    }
    if case .property(let owner, let name) = origin {
      host.noteWrite(of: name, owner: owner, wasRead: wasRead)
      if saved.isEmpty { host.noteUnchanged(name, from: value, to: newValue, owner: owner) }
      isUnreadWrite = !wasRead
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

  /// Reports every write, whatever its value, because the signal carries no value (STATE-3).
  override package func readChange() -> Bool {
    let signal = signal ?? Attribute(external: (), in: site.subgraph)
    self.signal = signal
    return signal.read().isChanged
  }
}

/// Runs a closure under a binding's own transaction, if it has one (BIND-13).
func withTransaction(merging transaction: Transaction, _ body: () -> Void) {
  guard !transaction.isPlain else { return body() }
  withTransaction(transaction, body)
}
