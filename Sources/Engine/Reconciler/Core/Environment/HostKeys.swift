import FoundationEssentials

/// The keys that the step `environment key = value` can set, by their names in `EnvironmentValues`.
package struct HostKey {
  package let name: String
  /// The values that the key accepts, or an example if they cannot be listed.
  package let values: [String]
  /// Sets the key; returns `false` if the key does not accept the value.
  package let set: (inout EnvironmentValues, String) -> Bool

  private init(
    _ name: String,
    values: [String],
    set: @escaping (inout EnvironmentValues, String) -> Bool
  ) {
    self.name = name
    self.values = values
    self.set = set
  }

  private init<Value>(
    _ name: String,
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ values: [(String, Value)]
  ) {
    self.init(name, values: values.map(\.0)) { environment, text in
      guard let value = values.first(where: { $0.0 == text })?.1 else { return false }
      environment[keyPath: keyPath] = value
      return true
    }
  }

  private static func cases<Value: CaseIterable>(_ type: Value.Type) -> [(String, Value)] {
    Value.allCases.map { ("\($0)", $0) }
  }

  package static var all: [HostKey] {
    let sizeClasses = cases(UserInterfaceSizeClass.self).map { ($0.0, Optional($0.1)) }
    let truthValues = [("true", true), ("false", false)]
    return [
      HostKey("accessibilityReduceMotion", \.accessibilityReduceMotion, truthValues),
      HostKey("colorScheme", \.colorScheme, cases(ColorScheme.self)),
      HostKey("dynamicTypeSize", \.dynamicTypeSize, cases(DynamicTypeSize.self)),
      HostKey("horizontalSizeClass", \.horizontalSizeClass, sizeClasses),
      HostKey("isEnabled", \.isEnabled, truthValues),
      HostKey("layoutDirection", \.layoutDirection, cases(LayoutDirection.self)),
      HostKey("locale", values: ["en_US", "de_DE"]) { environment, identifier in
        environment.locale = Locale(identifier: identifier)
        return true
      },
      HostKey("scenePhase", \.scenePhase, cases(ScenePhase.self)),
      HostKey("verticalSizeClass", \.verticalSizeClass, sizeClasses),
    ]
  }
}
