/// Identifies a value that the focused view, or a view around it, publishes.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and the views around it publish (PW-10).
public struct FocusedValues {
  private var values = KeyedValues()

  init() {}

  /// The value of a key; `nil` if nothing publishes one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The value of an entry, whose type is optional.
  public subscript<Key: _EntryKey>(key: Key.Type) -> Key.Value
  where Key.Value: ExpressibleByNilLiteral {
    get { values[key] ?? nil }
    set { values[key] = newValue }
  }

  /// The object published for a type, if any.
  subscript<Object: AnyObject>(identity: ObjectIdentity<Object>) -> Object? {
    get { values[Object.self] }
    set { values[Object.self] = newValue }
  }
}
