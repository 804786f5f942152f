import FoundationShim
import ValueComparison

/// An object of a store, whose managed properties announce their changes (MO-1).
open class NSManagedObject: NSObject, ObservableObject, KeyedObject, NSFetchRequestResult {
  public let objectWillChange = ObservableObjectPublisher()
  public let objectID: NSManagedObjectID
  public internal(set) var entity: NSEntityDescription
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public internal(set) var isInserted = false
  public internal(set) var isUpdated = false
  public internal(set) var isDeleted = false
  var values: [String: Any] = [:]
  /// The keys changed since the last save.
  var changedKeys: Set<String> = []

  public var isFault: Bool { false }
  public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  public var hasPersistentChangedValues: Bool { !changedKeys.isEmpty }

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    let stored = NSManagedObjectID.stored
    objectID = stored ?? NSManagedObjectID(entity)
    super.init()
    if stored != nil {
      managedObjectContext = context
      return
    }
    resolveEntity(in: context)
    for case let attribute as NSAttributeDescription in self.entity.properties {
      values[attribute.name] = attribute.defaultValue
    }
    context?.insert(self)
    awakeFromInsert()
  }

  /// Inserts a new object of the class into a context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: NSEntityDescription(), insertInto: context)
  }

  /// A context's object for an identifier that the store has.
  static func stored(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject
  {
    NSManagedObjectID.stored = id
    defer { NSManagedObjectID.stored = nil }
    return id.entity.type.init(entity: id.entity, insertInto: context)
  }

  /// An object that no context keeps.
  public override convenience init() {
    self.init(entity: NSEntityDescription(), insertInto: nil)
  }

  /// Finds the entity of the object's class, if the program named none.
  private func resolveEntity(in context: NSManagedObjectContext?) {
    guard entity.name == nil else { return }
    guard let context else {
      entity = Self.entity()
      return
    }
    guard let store = context.store else {
      fault("the context of a new \(type(of: self)) has no store")
    }
    guard let found = store.model.entity(of: type(of: self)) else {
      fault("the data model has no entity of the class \(type(of: self))")
    }
    (entity, objectID.entity) = (found, found)
  }

  /// The entity of the class in the model that was loaded last.
  open class func entity() -> NSEntityDescription {
    if let entity = NSManagedObjectModel.lastEntity(of: self) { return entity }
    return NSEntityDescription(_name: "\(self)", self, [])
  }

  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(self)")
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}

  open override var hash: Int { objectID.number }
  open override func isEqual(_ object: Any?) -> Bool { (object as AnyObject) === self }

  // MARK: Values

  open func value(forKey key: String) -> Any? { keyedValue(key) }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Does nothing: an announcement does not name what changes.
  open func willAccessValue(forKey key: String?) {}
  /// Does nothing: an announcement does not name what changes.
  open func didAccessValue(forKey key: String?) {}

  open func setValue(_ value: Any?, forKey key: String) {
    if let relationship = relationship(key) {
      setRelated(Self.objects(in: value), relationship)
    } else {
      setAttribute(plainValue(value), key)
    }
  }

  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changedKeys.map { ($0, keyedValue($0) ?? NSNull()) })
  }

  package func keyedValue(_ key: String) -> Any? {
    if let relationship = relationship(key) {
      let objects = related(relationship)
      guard relationship.isToMany else { return objects.first }
      return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }
    guard entity.property(key) != nil else {
      fault("the entity '\(entity.name ?? "")' has no property '\(key)'")
    }
    return values[key]
  }

  /// The value of a property that the program declares as managed.
  public func _managedValue<Value>(_ key: String) -> Value {
    let value = keyedValue(key)
    if let value = value as? Value { return value }
    if let relationship = relationship(key) {
      let objects = related(relationship)
      if let set = Set(objects) as? Value { return set }
      if let array = objects as? Value { return array }
    }
    if let zero = Self.converted(value, to: Value.self) { return zero }
    fault("'\(key)' of the entity '\(entity.name ?? "")' has no value of the type \(Value.self)")
  }

  public func _setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(value, forKey: key)
  }

  /// Calls a generated accessor, such as `addToItems(_:)`.
  public func _changeManaged(_ accessor: String, _ value: Any) {
    for relationship in entity.relationships where relationship.isToMany {
      let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
      let (old, changed) = (related(relationship), Self.objects(in: value))
      if accessor == "addTo" + name {
        return setRelated(old + changed.filter { !old.contains($0) }, relationship)
      }
      if accessor == "removeFrom" + name {
        return setRelated(old.filter { !changed.contains($0) }, relationship)
      }
    }
    fault("the engine has no accessor '\(accessor)' of the entity '\(entity.name ?? "")'")
  }

  /// A number as another type; a missing number is 0, and a missing text is empty.
  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    let number = value as? NSNumber ?? value.flatMap { "\($0)" }.map { NSDecimalNumber(string: $0) }
    let isMissing = value == nil || value is NSNull
    let types: [Any] = [
      isMissing ? 0 : number?.intValue ?? 0, Int16(truncating: number ?? 0),
      Int32(truncating: number ?? 0), Int64(truncating: number ?? 0), number?.doubleValue ?? 0,
      number?.floatValue ?? 0, isMissing ? "" : value as Any, value as? Bool ?? false,
      number ?? 0,
    ]
    return types.lazy.compactMap { $0 as? Value }.first
  }

  private func setAttribute(_ value: Any?, _ key: String) {
    let old = values[key]
    values[key] = value
    noteChange(of: key, isUnchanged: isSame(old, value))
  }

  private func noteChange(of key: String, isUnchanged: Bool = false) {
    changedKeys.insert(key)
    managedObjectContext?.noteChange(of: self, key, isUnchanged: isUnchanged)
  }

  // MARK: Relationships

  private func relationship(_ key: String) -> NSRelationshipDescription? {
    entity.property(key) as? NSRelationshipDescription
  }

  func related(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    values[relationship.name] as? [NSManagedObject] ?? []
  }

  /// Writes one end of a relationship, and the other one with it (MO-7).
  func setRelated(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    let old = related(relationship)
    values[relationship.name] = objects
    noteChange(of: relationship.name, isUnchanged: old == objects)
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !objects.contains(object) {
      object.values[inverse.name] = object.related(inverse).filter { $0 !== self }
      object.noteChange(of: inverse.name)
    }
    for object in objects where !old.contains(object) {
      let others = object.related(inverse)
      if inverse.isToMany {
        object.values[inverse.name] = others + [self]
      } else {
        for other in others where other !== self {
          other.values[relationship.name] = other.related(relationship).filter { $0 !== object }
          other.noteChange(of: relationship.name)
        }
        object.values[inverse.name] = [self]
      }
      object.noteChange(of: inverse.name)
    }
  }

  private static func objects(in value: Any?) -> [NSManagedObject] {
    switch plainValue(value) {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }.inOrder
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set).inOrder
    case let array as [NSManagedObject]: array
    default: []
    }
  }
}

extension [NSManagedObject] {
  /// The objects in the order in which they were made.
  var inOrder: [NSManagedObject] { sorted { $0.objectID.number < $1.objectID.number } }
}

/// Names an object in every context.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  public internal(set) var entity: NSEntityDescription
  public internal(set) var isTemporaryID = true
  let number: Int

  private static nonisolated(unsafe) var lastNumber = 0
  /// The identifier of the object that a context is making for one of its store.
  static nonisolated(unsafe) var stored: NSManagedObjectID?

  init(_ entity: NSEntityDescription) {
    Self.lastNumber += 1
    (self.entity, number) = (entity, Self.lastNumber)
  }

  public func uriRepresentation() -> URL {
    URL(fileURLWithPath: "/\(entity.name ?? "")/p\(number)")
  }

  public override var hash: Int { number }
  public override func isEqual(_ object: Any?) -> Bool { (object as AnyObject) === self }
}

/// Whether two values are equal, as far as they can be compared.
func isSame(_ first: Any?, _ second: Any?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  guard let first = first as? AnyHashable, let second = second as? AnyHashable else { return false }
  return first == second
}
