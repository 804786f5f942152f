import FoundationEssentials
import FoundationShim

/// A value that a scene restores (PW-6).
///
/// A scenario has one scene, whose values start out empty.
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

  /// A truth value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// A whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// A number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// A text.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// A value kept by its raw text.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// A value kept by its raw number.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// Data.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    storage = AppStorage(wrappedValue: wrappedValue, key, store: .scene)
  }

  /// A truth value, or none.
  public init(_ key: String) where Value == Bool? { storage = AppStorage(key, store: .scene) }

  /// A whole number, or none.
  public init(_ key: String) where Value == Int? { storage = AppStorage(key, store: .scene) }

  /// A number, or none.
  public init(_ key: String) where Value == Double? { storage = AppStorage(key, store: .scene) }

  /// A text, or none.
  public init(_ key: String) where Value == String? { storage = AppStorage(key, store: .scene) }

  /// Data, or none.
  public init(_ key: String) where Value == Data? { storage = AppStorage(key, store: .scene) }

  /// Connects the storage inside, under the name of this property.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.addFields(of: Self.self, at: fieldOffset)
  }
}

extension UserDefaults {
  static nonisolated(unsafe) let scene = UserDefaults(suiteName: "the scene")
}
