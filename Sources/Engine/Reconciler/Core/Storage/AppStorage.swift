import AttributeGraph
import CombineShim
import FoundationEssentials
import ScenarioTrace
import ValueComparison

/// A value in the user defaults (PW-4, PW-5), in a view or elsewhere (PW-11).
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  fileprivate let key: String
  fileprivate let initial: Value
  fileprivate let store: UserDefaults
  fileprivate let coding: StorageCoding<Value>
  fileprivate var location: AnyLocation<Value>?
  fileprivate var current: StorageSnapshot<Value>

  fileprivate init(
    _ key: String,
    _ initial: Value,
    _ store: UserDefaults?,
    coding: StorageCoding<Value>
  ) {
    self.key = key
    self.initial = initial
    self.store = store ?? .standard
    self.coding = coding
    current = StorageSnapshot(initial, of: StorageOrigin(key: key, store: self.store))
  }

  /// The value; reading it inside the body of the view that declares it makes the body depend on it (PW-5).
  public var wrappedValue: Value {
    get {
      guard let location, HostUpdate.isRunning else { return stored }
      location.wasRead = true
      return current.value
    }
    nonmutating set { store(newValue) }
  }

  /// Reads and writes the property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
  ) -> Value {
    get {
      let storage = object[keyPath: storageKeyPath]
      storage.storageBase.noteRead(of: wrappedKeyPath, isSetting: true)
      return storage.stored
    }
    set {
      let storage = object[keyPath: storageKeyPath]
      if object is any ObservableObject {
        storage.storageBase.noteAssignment(to: wrappedKeyPath)
      }
      storage.store(newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return Binding(get: { stored }, set: store) }
    return Binding(value: current.value, location: location)
  }

  /// The value in the defaults now.
  fileprivate var stored: Value {
    store.observedObject(forKey: key).flatMap(coding.read) ?? initial
  }

  fileprivate func store(_ value: Value) { store.set(coding.write(value), forKey: key) }

  /// Connects the property to the defaults.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(AppStorageBox<Value>.self, at: fieldOffset)
  }
}

/// The value of a setting when the view was last brought up to date.
///
/// On iOS 17 the wrapper stores only a reference, which its initializer makes and a write does not change.
/// So the value takes no part in comparing the view, or a closure that captures the view (PW-9), but each new
/// value of the view differs (PW-5).
private final class StorageSnapshot<Value>: Equatable {
  let value: Value
  let origin: StorageOrigin

  init(_ value: Value, of origin: StorageOrigin) { (self.value, self.origin) = (value, origin) }

  /// The same for another value of the setting.
  func with(_ value: Value) -> StorageSnapshot { StorageSnapshot(value, of: origin) }

  static func == (first: StorageSnapshot, second: StorageSnapshot) -> Bool {
    let profile = Profile.current
    if profile.newStoredSettingsDiffer { return first.origin === second.origin }
    guard profile.comparesStoredSettings else { return true }
    return isEqual(first.value, second.value, options: profile.comparisonOptions)
  }
}

/// Identifies a wrapper as the program made it, and announces changes for the object that declares it (PW-11).
private final class StorageOrigin {
  let announcing = PublishedStorageBase.make()
  private let store: UserDefaults
  private var observer: Int?

  init(key: String, store: UserDefaults) {
    self.store = store
    announcing.onRequest = { [unowned self] in
      guard observer == nil else { return }
      observer = store.observe(isPrior: true) { [announcing] written in
        if watches(key, written) { announcing.announce(isUnchanged: false) }
      }
    }
  }

  deinit { observer.map(store.stopObserving) }
}

/// Whether a wrapper for a key notices that a key was written: any, if its own contains a dot (PW-4).
private func watches(_ key: String, _ written: String) -> Bool {
  key == written || key.contains(".")
}

extension AppStorage: PublishedProperty {
  package var storageBase: PublishedStorageBase { current.origin.announcing }
}

/// How a value is stored in the defaults; the type of the value decides.
struct StorageCoding<Value>: Equatable {
  let read: (Any) -> Value?
  let write: (Value) -> Any?

  static func == (first: StorageCoding, second: StorageCoding) -> Bool { true }
}

extension AppStorage {
  /// A Boolean value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, coding: .plain)
  }

  /// An integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, coding: .plain)
  }

  /// A number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, wrappedValue, store, coding: .plain)
  }

  /// A string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, wrappedValue, store, coding: .plain)
  }

  /// A value stored as its raw string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, coding: .raw)
  }

  /// A value stored as its raw integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, coding: .raw)
  }
}

extension AppStorage {
  /// Data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data {
    self.init(key, wrappedValue, store, coding: .plain)
  }

  /// A date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date {
    self.init(key, wrappedValue, store, coding: .plain)
  }

  /// A URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(key, wrappedValue, store, coding: .plain)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// An optional Boolean value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, coding: .optional())
  }

  /// An optional integer.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, coding: .optional())
  }

  /// An optional number.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, coding: .optional())
  }

  /// An optional string.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, coding: .optional())
  }

  /// Optional data.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, coding: .optional())
  }

  /// An optional URL.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, store, coding: .optional())
  }

  /// An optional value stored as its raw string.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(key, nil, store, coding: .optionalRaw())
  }

  /// An optional value stored as its raw integer.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(key, nil, store, coding: .optionalRaw())
  }
}

extension StorageCoding {
  /// An optional value, stored as no value while it is `nil`.
  fileprivate static func optional<Wrapped>() -> StorageCoding where Value == Wrapped? {
    StorageCoding(read: { .some($0 as? Wrapped) }, write: { $0 })
  }

  fileprivate static func optionalRaw<Wrapped: RawRepresentable>() -> StorageCoding
  where Value == Wrapped? {
    StorageCoding(
      read: { .some(($0 as? Wrapped.RawValue).flatMap(Wrapped.init(rawValue:))) },
      write: { $0?.rawValue }
    )
  }
}

extension StorageCoding {
  fileprivate static var plain: StorageCoding {
    StorageCoding(read: { $0 as? Value }, write: { $0 })
  }
}

extension StorageCoding where Value: RawRepresentable {
  fileprivate static var raw: StorageCoding {
    StorageCoding(
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) },
      write: { $0.rawValue }
    )
  }
}

private struct AppStorageBox<Value>: DynamicPropertyBox {
  let site: PropertySite
  var location: DefaultsLocation<Value>?

  init(_ site: PropertySite) { self.site = site }

  var origin: CauseOrigin? { location?.origin }

  mutating func update(_ property: inout AppStorage<Value>) -> Bool {
    let isFirst = location == nil
    let location = location ?? DefaultsLocation(property, at: site)
    self.location = location
    let isWritten = location.readChange()
    property.location = location
    property.current = property.current.with(location.get())
    return isFirst || isWritten && location.wasRead
  }
}

/// The location of a key in the defaults.
private final class DefaultsLocation<Value>: AnyLocation<Value> {
  private let storage: AppStorage<Value>
  private let signal: Attribute<Void>
  /// The key of the last write that was reported.
  private var written: String

  init(_ storage: AppStorage<Value>, at site: PropertySite) {
    self.storage = storage
    signal = Attribute(external: (), in: site.subgraph)
    written = storage.key
    super.init()
    let id = storage.store.observe { [unowned host = site.host, weak self] key in
      guard watches(storage.key, key) else { return }
      host.enqueue { self?.notifyReaders(of: key) }
    }
    site.subgraph.onEnd { [store = storage.store] in store.stopObserving(id) }
  }

  private func notifyReaders(of key: String) {
    guard !signal.node.isEnded else { return }
    written = key
    signal.signal()
  }

  override var origin: CauseOrigin? {
    let wrapper = storage.store === UserDefaults.scene ? "SceneStorage" : "AppStorage"
    return .setting(wrapper: wrapper, written: written, watched: storage.key)
  }

  override func get() -> Value { storage.stored }

  /// What is stored in another form, as the raw value of an enum, is only read by its own code.
  override var plainValue: Value? {
    guard let object = storage.store.observedObject(forKey: storage.key) else {
      return storage.initial
    }
    return object as? Value
  }

  override func set(_ value: Value, transaction: Transaction) { storage.store(value) }

  override func readChange() -> Bool { signal.read().isChanged }
}

extension AppStorage: WrappedProperty { static var valueType: Any.Type { Value.self } }
