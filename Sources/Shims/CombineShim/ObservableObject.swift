public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher {
  /// An event without a value.
  public typealias Output = Void
  /// Never fails.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>(named: "ObservableObjectPublisher")
  var hasSubscribers: Bool { subscribers.hasReceivers }
  /// The name of the property whose change is being announced; `nil` if the app announces it manually.
  package private(set) var announcedProperty: String?
  /// Whether that property is assigned the value that it has; known only for a trace.
  package private(set) var isUnchanged = false

  public init() {}

  public func send() { announce(nil, isUnchanged: false) }

  package func announce(_ property: String?, isUnchanged: Bool) {
    let outer = (announcedProperty, self.isUnchanged)
    (announcedProperty, self.isUnchanged) = (property, isUnchanged)
    subscribers.send(())
    (announcedProperty, self.isUnchanged) = outer
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    subscribers.add(subscriber)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that all `@Published` properties of the object share.
  ///
  /// The properties store it; for an object without any, it is stored separately, for manual announcements.
  public var objectWillChange: ObservableObjectPublisher {
    let storages = publishedStorages
    guard !storages.isEmpty else { return ManualAnnouncers.announcer(of: self) }
    if let known = storages.lazy.compactMap(\.announcer).first { return known }
    let publisher = ObservableObjectPublisher()
    for storage in storages { storage.announcer = publisher }
    return publisher
  }
}

extension ObservableObject {
  /// Whether an update made the object, not an action; `true` if that is not known.
  package var isMadeInUpdate: Bool { publishedStorages.first?.isMadeInUpdate ?? true }

  private var publishedStorages: [PublishedStorageBase] {
    var storages: [PublishedStorageBase] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      for child in level.children {
        guard let storage = (child.value as? any PublishedProperty)?.storageBase else { continue }
        storage.name = child.label.map { String($0.drop { $0 == "_" }) }
        storages.append(storage)
      }
      mirror = level.superclassMirror
    }
    return storages
  }
}

/// The publishers of objects without `@Published` properties, for the lifetime of the objects.
private enum ManualAnnouncers {
  private struct Entry {
    weak var object: AnyObject?
    let announcer: ObservableObjectPublisher
  }

  private static nonisolated(unsafe) var entries: [ObjectIdentifier: Entry] = [:]
  private static nonisolated(unsafe) var sizeAfterCleaning = 0

  static func announcer(of object: AnyObject) -> ObservableObjectPublisher {
    let identity = ObjectIdentifier(object)
    if let entry = entries[identity], entry.object === object { return entry.announcer }
    if entries.count > 2 * sizeAfterCleaning + 16 { clean() }
    let announcer = ObservableObjectPublisher()
    entries[identity] = Entry(object: object, announcer: announcer)
    return announcer
  }

  private static func clean() {
    entries = entries.filter { $0.value.object != nil }
    sizeAfterCleaning = entries.count
  }
}

/// A property whose changes its object announces.
package protocol PublishedProperty {
  var storageBase: PublishedStorageBase { get }
}

package class PublishedStorageBase {
  /// Announces changes of the enclosing object; `nil` until the object requests it.
  fileprivate final var announcer: ObservableObjectPublisher? { didSet { onRequest() } }
  /// Called when the object requests announcements.
  package final var onRequest: () -> Void = {}
  /// The name of the property in its object; `nil` until the object requests announcements.
  fileprivate var name: String?

  /// Whether an update made the property's object; known only for a trace.
  fileprivate final let isMadeInUpdate = PublishedReads.isUpdating()
  /// The identity whose body read the property last, for a trace.
  private final var reader = 0
  /// The identities whose bodies have read the property, for a trace.
  private final var readers: Set<Int> = []

  /// A storage without a value.
  package static func make() -> PublishedStorageBase { PublishedStorageBase() }

  /// Announces an assignment to the property.
  package final func announce(isUnchanged: Bool) {
    announcer?.announce(name, isUnchanged: isUnchanged)
  }

  /// Reports in a trace that a body reads the property, the first time that it does.
  package final func noteRead(of property: AnyKeyPath, isSetting: Bool = false) {
    guard let identity = PublishedReads.reader?(), identity != 0 else { return }
    reader = identity
    guard readers.insert(identity).inserted else { return }
    PublishedReads.noteRead(identity, property, isSetting)
  }

  /// Reports in a trace an assignment that a body would show, if nothing observes the object and no body assigns it, as
  /// one does that makes the object.
  package final func noteAssignment(to property: AnyKeyPath) {
    guard PublishedReads.reader?() == 0, reader != 0, announcer?.hasSubscribers != true else {
      return
    }
    PublishedReads.noteUnobserved(reader, property)
  }
}

/// Which bodies read published properties, while a run is traced.
package enum PublishedReads {
  /// The identity whose body is being evaluated, 0 if none is; `nil` without a trace.
  package static nonisolated(unsafe) var reader: (() -> Int)?
  /// Whether an update is running.
  package static nonisolated(unsafe) var isUpdating: () -> Bool = { true }
  /// Called when a body first reads a property, with whether the user defaults hold its value.
  package static nonisolated(unsafe) var noteRead: (Int, AnyKeyPath, Bool) -> Void = { _, _, _ in }
  /// Called for an assignment to a property that a body has read, of an object that nothing observes.
  package static nonisolated(unsafe) var noteUnobserved: (Int, AnyKeyPath) -> Void = { _, _ in }
  /// Called for a setting that is written after a body has read it from the user defaults.
  package static nonisolated(unsafe) var noteSetting: (Int, String) -> Void = { _, _ in }
  /// Whether two values of a type are known to be equal, without running code of the program.
  package static nonisolated(unsafe) var areEqual: (Any, Any) -> Bool = { _, _ in false }
}

final class PublishedStorage<Value>: PublishedStorageBase {
  var value: Value
  let subscribers = SubscriberList<Value, Never>(named: "PublishedSubject")
  /// The subscriptions that assign values to the property, for its lifetime.
  var assignments: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  /// Announces, delivers and stores a value, even an equal one (OBJ-3).
  func set(_ newValue: Value) {
    announce(isUnchanged: PublishedReads.reader != nil && PublishedReads.areEqual(value, newValue))
    subscribers.send(newValue, isCurrent: true)
    value = newValue
  }
}

/// A property of an observable object that announces each assignment.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  let storage: PublishedStorage<Value>

  package var storageBase: PublishedStorageBase { storage }

  /// The value, for what is only drawn.
  package var plainValue: Value { storage.value }

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// Only the property of a class can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    // swift-format-ignore: UseEarlyExits
    set { storage.set(newValue) }
  }

  /// Reads and writes the property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.noteRead(of: wrappedKeyPath)
      return storage.value
    }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.noteAssignment(to: wrappedKeyPath)
      storage.set(newValue)
    }
  }

  /// Delivers the current value, and each later value before it is stored.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // `assign(to: &$property)` writes back the same publisher.
    nonmutating set {}
  }

  public struct Publisher: CombineShim.Publisher {
    public typealias Output = Value
    /// Never fails.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      storage.subscribers.add(subscriber, current: storage.value)
    }
  }
}
