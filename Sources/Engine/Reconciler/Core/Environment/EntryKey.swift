/// The key of an `@Entry` of any kind: the macro does not see which structure it extends.
public typealias _EntryKey = ContainerValueKey & EnvironmentKey & TransactionKey

/// The key of an `@Entry` without a type annotation, whose default determines the type of its value.
///
/// A computed default needs a written type; the result of a closure does not. The default is evaluated at
/// each access, as with a type annotation (ENV-20).
public protocol _InferredEntryKey: _EntryKey {
  /// The type of the value.
  associatedtype Value
  /// Evaluates the default.
  static var _makeDefaultValue: () -> Value { get }
}

extension _InferredEntryKey {
  /// A new default.
  public static var defaultValue: Value { _makeDefaultValue() }
}
