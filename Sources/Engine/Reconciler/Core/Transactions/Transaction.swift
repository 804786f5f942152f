/// The context of a change on its way through the graph, such as an animation (MOD-14).
public struct Transaction {
  /// The animation of the change; `nil` for none.
  public var animation: Animation?
  /// Whether animations below are ignored.
  public var disablesAnimations = false
  /// What runs when the animation is complete.
  var completions: [AnimationCompletion] = []
  /// The values of keys that were set.
  private var values = KeyedValues()

  /// A transaction without an animation.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[key] ?? Key.defaultValue }
    set { values[key] = newValue }
  }

  /// Whether nothing was set.
  var isPlain: Bool { animation == nil && !disablesAnimations && values.isEmpty }

  /// The transaction that writes currently join.
  package static nonisolated(unsafe) var current = Transaction()

  /// Identifies the `withTransaction` call that a write belongs to; 0 for plain writes (TX-2).
  package var id = 0
  private static nonisolated(unsafe) var lastID = 0

  static func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// How many changes of a graph have been queued.
  static nonisolated(unsafe) var changeCount = 0

  /// Whether writes of both may be applied together (TX-2); equal ids imply equal animations.
  func isMergeable(with other: Transaction) -> Bool { id == other.id }
}

/// Identifies a value of a transaction and defines its default.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none was set.
  static var defaultValue: Value { get }
}

/// Runs a closure whose writes carry a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  if Transaction.current.id == 0 { Transaction.current.id = Transaction.nextID() }
  let changeCount = Transaction.changeCount
  defer {
    Transaction.current = outer
    transaction.startCompletions(afterChange: Transaction.changeCount > changeCount)
  }
  return try body()
}

/// Runs a closure whose writes are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a closure whose writes carry a transaction with one changed property.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>,
  _ value: Value,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
