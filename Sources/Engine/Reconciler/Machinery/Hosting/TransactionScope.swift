import AttributeGraph

/// A modifier that changes the transaction of the updates inside it (MOD-14), and the one around it.
final class TransactionScope {
  private let outer: TransactionScope?
  private let change: (inout Transaction) -> Void

  fileprivate init(outer: TransactionScope?, change: @escaping (inout Transaction) -> Void) {
    (self.outer, self.change) = (outer, change)
  }

  /// Applies the changes to a transaction, from the outermost modifier inward.
  fileprivate func apply(to transaction: inout Transaction) {
    outer?.apply(to: &transaction)
    change(&transaction)
  }
}

extension _ViewInputs {
  /// The transaction that is being applied, as the modifiers around the view change it.
  var transaction: Transaction {
    var transaction = host.transaction
    host.graph.withoutCurrentAttribute { around.transactionScope?.apply(to: &transaction) }
    return transaction
  }

  /// Inputs inside a modifier that changes the transaction.
  func changingTransaction(_ change: @escaping (inout Transaction) -> Void) -> _ViewInputs {
    var inputs = self
    inputs.around.transactionScope = TransactionScope(
      outer: around.transactionScope,
      change: change
    )
    return inputs
  }

  /// Inputs inside a modifier that changes the transaction of updates in which a value changes.
  func changingTransaction<Value: Equatable>(
    when value: Attribute<Value>,
    _ change: @escaping (inout Transaction) -> Void
  ) -> _ViewInputs {
    let shown = ShownValue(value)
    subgraph.addConsumer(Attribute(ShownValueRule(value: shown), in: subgraph))
    return changingTransaction { if shown.isChanging { change(&$0) } }
  }
}

/// A value, and what it was when the views were last brought up to date.
private final class ShownValue<Value: Equatable> {
  private let value: Attribute<Value>
  private var last: Value?

  init(_ value: Attribute<Value>) { self.value = value }

  func update() { last = value.value }

  /// Whether the value changes in this update.
  var isChanging: Bool {
    guard let last, let value = value.currentValue else { return false }
    return last != value
  }
}

private struct ShownValueRule<Shown: Equatable>: Rule {
  let shown: ShownValue<Shown>

  init(value: ShownValue<Shown>) { shown = value }

  var value: Void { shown.update() }
}
