import FoundationEssentials
import FoundationShim

/// A value that is restored with its scene (PW-6).
///
/// A scenario has one scene, whose storage starts empty.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var storage: AppStorage<Value>

  /// The value; reading it inside a body makes the body depend on it.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.projectedValue }

  /// A Boolean value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// An integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// A number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// A string.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// A value stored as its raw string.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// A value stored as its raw integer.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// Data.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// An optional Boolean value.
  public init(_ key: String) where Value == Bool? { storage = AppStorage(key, store: .scene) }

  /// An optional integer.
  public init(_ key: String) where Value == Int? { storage = AppStorage(key, store: .scene) }

  /// An optional number.
  public init(_ key: String) where Value == Double? { storage = AppStorage(key, store: .scene) }

  /// An optional string.
  public init(_ key: String) where Value == String? { storage = AppStorage(key, store: .scene) }

  /// Optional data.
  public init(_ key: String) where Value == Data? { storage = AppStorage(key, store: .scene) }

  /// Connects the storage inside, under the name of this property.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.addFields(of: Self.self, at: fieldOffset)
  }
}

extension UserDefaults {
  static let scene = UserDefaults(suiteName: "the scene")
}

extension SceneStorage: WrappedProperty { static var valueType: Any.Type { Value.self } }
