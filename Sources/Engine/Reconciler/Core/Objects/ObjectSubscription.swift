import AttributeGraph
import CombineShim
import ScenarioTrace
import ValueComparison

/// Turns the announcements of one object into a signal of the graph (OBJ-1).
///
/// An announcement precedes the change. The signal fires with the other writes of the update cycle, so
/// several announcements cause one evaluation (OBJ-9), which sees the latest values (OBJ-10).
final class ObjectSubscription<ObjectType: ObservableObject> {
  unowned let host: ViewHost
  private let identity: Int
  private let signal: Attribute<Void>
  private var object: ObjectType?
  private var cancellable: AnyCancellable?
  private var announcer: ObservableObjectPublisher?
  /// The properties announced since the last update, and those that the last update reported.
  private var (announced, reported): ([String], [String]?) = ([], nil)
  /// Whether each property announced since the last update was assigned the value that it had.
  private var isUnchanged = true

  init(at site: PropertySite) {
    (host, identity) = (site.host, site.identity)
    signal = Attribute(external: (), in: site.subgraph)
  }

  /// What has happened since a rule's last run.
  enum Change {
    /// The object is the first.
    case first
    /// The object announced a change.
    case announced
    /// There is a different object.
    case replaced
  }

  /// Called inside a rule: subscribes to the object, replacing the last one.
  func update(to newObject: ObjectType) -> Change? {
    let isAnnounced = signal.read().isChanged
    (announced, reported) = ([], isAnnounced ? announced : nil)
    if let reported, isUnchanged { host.note(.unchanged, reported, of: identity) }
    isUnchanged = true
    guard object !== newObject else { return isAnnounced ? .announced : nil }
    let isFirst = object == nil
    (object, reported) = (newObject, nil)
    let publisher = newObject.objectWillChange
    announcer = publisher as? ObservableObjectPublisher
    cancellable = publisher.sink { [weak self] _ in self?.willChange() }
    return isFirst ? .first : isAnnounced ? .announced : .replaced
  }

  /// The announcement that the last update reported; `nil` if the object was replaced.
  var origin: CauseOrigin? {
    guard let object, let reported else { return nil }
    return .announcement(object: typeName(of: type(of: object)), properties: reported)
  }

  private func willChange() {
    if HostUpdate.isRunning {
      host.warn(
        "Publishing changes from within view updates is not allowed, this will cause undefined "
          + "behavior."
      )
    }
    let property = announcer?.announcedProperty
    let isUnchanged = announcer?.isUnchanged == true
    host.enqueue { [weak self] in
      guard let self, !signal.node.isEnded else { return }
      if let property, !announced.contains(property) { announced.append(property) }
      self.isUnchanged = self.isUnchanged && isUnchanged
      signal.signal()
    }
  }
}

/// The location of an object's property (BIND-11).
final class ObjectLocation<Root: AnyObject, Value>: AnyLocation<Value> {
  private let object: Root
  private let property: ReferenceWritableKeyPath<Root, Value>

  init(object: Root, property: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.property = property
    super.init()
    wasRead = true
  }

  override func get() -> Value { object[keyPath: property] }

  override var plainValue: Value? { storedValue(of: property, in: object) }

  override func set(_ value: Value, transaction: Transaction) {
    withTransaction(merging: transaction) { object[keyPath: property] = value }
  }

  override func isSameLocation(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return object === other.object && property == other.property
  }
}

extension Binding {
  /// A binding to an object's property, whose value is read immediately (BIND-11).
  init<Root: AnyObject>(object: Root, property: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      value: object[keyPath: property],
      location: ObjectLocation(object: object, property: property)
    )
  }
}

/// The value of a property that `@Observable` or `@Published` made, found by its storage without running a getter;
/// `nil` for others.
func storedValue<Root, Value>(of property: KeyPath<Root, Value>, in object: AnyObject) -> Value? {
  guard !(object is any CustomReflectable) else { return nil }
  let storage = "_" + propertyPath(of: property).dropFirst(typeName(of: Root.self).count + 2)
  var mirror: Mirror? = Mirror(reflecting: object)
  while let fields = mirror {
    if let field = fields.children.first(where: { $0.label == storage }) {
      return field.value as? Value ?? (field.value as? Published<Value>)?.plainValue
    }
    mirror = fields.superclassMirror
  }
  return nil
}
