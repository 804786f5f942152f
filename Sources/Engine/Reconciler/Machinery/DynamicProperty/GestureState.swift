/// A value that lasts as long as a gesture (PW-2).
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value
  private let resetTransaction: Transaction

  /// A value with what it is between gestures.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// A value with what it is between gestures.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A value with what it is between gestures, and the transaction in which it becomes that again.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    self.resetTransaction = resetTransaction
  }

  /// The value; reading it inside a body makes the body depend on it.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value while a gesture lasts.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (state.wrappedValue, Transaction())
    change(&value, &transaction)
    state._location?.set(value, transaction: transaction)
  }

  /// Makes the value what it is between gestures.
  func reset() { state._location?.set(initial, transaction: resetTransaction) }

  /// Connects the state inside, under the name of this property.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.addFields(of: Self.self, at: fieldOffset)
  }
}
