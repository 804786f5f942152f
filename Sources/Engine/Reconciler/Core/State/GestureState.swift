/// A value that a gesture updates and that resets when the gesture ends (PW-2).
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value
  private let resetTransaction: Transaction

  /// Creates a gesture state with its initial value, to which it resets.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// Creates a gesture state with its initial value, to which it resets.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a gesture state with its initial value and the transaction in which it resets.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    self.resetTransaction = resetTransaction
  }

  /// The value; reading it inside a body makes the body depend on it.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value during a gesture.
  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var (value, transaction) = (state.wrappedValue, Transaction())
    change(&value, &transaction)
    state._location?.set(value, transaction: transaction)
  }

  /// Resets the value to its initial value.
  func reset() { state._location?.set(initial, transaction: resetTransaction) }

  /// Connects the state inside, under the name of this property.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.addFields(of: Self.self, at: fieldOffset)
  }
}

extension GestureState: WrappedProperty { static var valueType: Any.Type { Value.self } }
