import AttributeGraph

/// A modifier that changes the transaction of the updates inside it (MOD-14), and the one around it.
final class TransactionScope {
  private let outer: TransactionScope?
  private let change: (inout Transaction) -> Void
  private let isClosure: Bool
  /// The last transaction inside a closure of the program, which runs once per transaction, and its number.
  private var last: (number: Int, transaction: Transaction)?

  fileprivate init(
    outer: TransactionScope?,
    isClosure: Bool,
    change: @escaping (inout Transaction) -> Void
  ) {
    self.outer = outer
    self.isClosure = isClosure
    self.change = change
  }

  /// Whether a closure of the program changes the transaction, here or further outside.
  fileprivate var hasClosure: Bool { isClosure || outer?.hasClosure == true }

  /// The transaction that is being applied, as the modifiers change it from the outermost inward.
  fileprivate func transaction(in host: ViewHost) -> Transaction {
    if let last, last.number == host.transactionNumber { return last.transaction }
    var transaction = outer?.transaction(in: host) ?? host.transaction
    change(&transaction)
    if isClosure {
      // A completion must not outlive the animation that it belongs to.
      transaction.completions = []
      last = (host.transactionNumber, transaction)
    }
    return transaction
  }
}

extension _ViewInputs {
  /// The transaction that is being applied, as the modifiers around the view change it.
  var transaction: Transaction {
    guard let scope = around.transactionScope else { return host.transaction }
    return host.graph.withoutCurrentAttribute { scope.transaction(in: host) }
  }

  /// Inputs inside a modifier that changes the transaction.
  ///
  /// - Parameters:
  ///   - isClosure: Whether a closure of the program makes the change, so that the program sees when it runs.
  ///   - change: Changes the transaction.
  /// - Returns: The inputs of the content.
  func changingTransaction(
    isClosure: Bool,
    _ change: @escaping (inout Transaction) -> Void
  ) -> _ViewInputs {
    var inputs = self
    inputs.around.transactionScope = TransactionScope(
      outer: around.transactionScope,
      isClosure: isClosure,
      change: change
    )
    return inputs
  }

  /// Inputs inside a modifier that changes the transaction of updates in which a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isClosure: Whether a closure of the program makes the change.
  ///   - change: Changes the transaction.
  /// - Returns: The inputs of the content.
  func changingTransaction<Value: Equatable>(
    when value: Attribute<Value>,
    isClosure: Bool,
    _ change: @escaping (inout Transaction) -> Void
  ) -> _ViewInputs {
    let shown = ShownValue(value)
    subgraph.addConsumer(Attribute(ShownValueRule(value: shown), in: subgraph))
    return changingTransaction(isClosure: isClosure) { if shown.isChanging { change(&$0) } }
  }

  /// Runs the closures that change the transaction around something drawn, whenever that changes (MOD-14).
  func followTransaction<Drawn>(of drawn: Attribute<Drawn>) {
    guard around.transactionScope?.hasClosure == true else { return }
    let rule = DrawnChangeRule(drawn: drawn, inputs: self)
    subgraph.addConsumer(Attribute(rule, in: subgraph), isTransactional: true)
  }
}

/// Asks for the transaction in each update, other than the first, that changes something drawn.
private struct DrawnChangeRule<Drawn>: StatefulRule {
  let drawn: Attribute<Drawn>
  let inputs: _ViewInputs
  var hasAppeared = false

  init(drawn: Attribute<Drawn>, inputs: _ViewInputs) { (self.drawn, self.inputs) = (drawn, inputs) }

  mutating func update(_ context: RuleContext<Void>) {
    let isChanged = drawn.read().isChanged
    if isChanged, hasAppeared { _ = inputs.transaction }
    hasAppeared = true
    context.output(())
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
