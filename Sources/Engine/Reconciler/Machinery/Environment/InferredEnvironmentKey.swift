/// The key of an `@Entry` without a type annotation, whose default determines the type of its value.
///
/// A computed default needs a written type; the result of a closure does not. The default is evaluated at
/// each access, as with a type annotation (ENV-20).
public protocol _InferredEnvironmentKey: EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// Evaluates the default.
  static var _makeDefaultValue: () -> Value { get }
}

extension _InferredEnvironmentKey {
  /// A new default.
  public static var defaultValue: Value { _makeDefaultValue() }
}
