import ValueComparison

/// A property wrapper of the engine around a value of the program.
protocol WrappedProperty {
  static var wrapperName: String { get }
  static var valueType: Any.Type { get }
}

extension WrappedProperty {
  static var wrapperName: String { String(typeName(of: Self.self).prefix { $0 != "<" }) }
}
