/// Identifies a value that a view passes to the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none was set.
  static var defaultValue: Value { get }
}

/// The values that a view passes to the container around it; no container of the engine reads them.
public struct ContainerValues {
  private var values = KeyedValues()

  package init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[key] ?? Key.defaultValue }
    set { values[key] = newValue }
  }
}

extension View {
  /// Sets a value for the container around this view.
  public nonisolated func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>,
    _ value: Value
  ) -> some View {
    inert(keyPath).inert(value)
  }
}
