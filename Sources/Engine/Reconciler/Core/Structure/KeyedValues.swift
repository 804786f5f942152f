/// Values of any types, each by the type that identifies it.
struct KeyedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// The value that was set for a type; `nil` if there is none.
  subscript<Value>(key: Any.Type) -> Value? {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Value } }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
