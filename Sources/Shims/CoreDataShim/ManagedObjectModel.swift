import FoundationShim
import ValueComparison

/// The entities of a store, which a program declares in code or in the editor of Xcode.
public final class NSManagedObjectModel: NSObject, @unchecked Sendable {
  public var entities: [NSEntityDescription] {
    didSet { connect() }
  }

  /// The model that was made last, for a class that has to find its entity without a context.
  private static nonisolated(unsafe) var last: NSManagedObjectModel?

  public override init() { entities = [] }

  /// A model of entities whose relationships still name the other ends.
  public convenience init(_entities entities: [NSEntityDescription]) {
    self.init()
    self.entities = entities
    connect()
  }

  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// The entity of a class, found by the class or by its name.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    if let known = entities.first(where: { $0.type == type }) { return known }
    let named = entities.first { $0.managedObjectClassName == "\(type)" }
    named?.type = type
    return named
  }

  static func lastEntity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    last?.entity(of: type)
  }

  private func connect() {
    Self.last = self
    for entity in entities {
      if let parent = entity.parentName { entity.superentity = entitiesByName[parent] }
      for property in entity.ownRelationships {
        guard let name = property.destinationName else { continue }
        property.destinationEntity = entitiesByName[name]
        property.inverseRelationship = property.destinationEntity?.ownRelationships.first {
          $0.name == property.inverseName
        }
      }
    }
  }
}

/// The kind of the objects of one class.
public final class NSEntityDescription: NSObject, @unchecked Sendable {
  public var name: String?
  public var isAbstract = false
  public var uniquenessConstraints: [[Any]] = []
  public fileprivate(set) weak var superentity: NSEntityDescription?
  /// The properties that the entity declares itself, and those of its parent.
  public var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set { own = newValue }
  }
  private var own: [NSPropertyDescription] = []
  fileprivate var parentName: String?
  fileprivate var ownRelationships: [NSRelationshipDescription] {
    own.compactMap { $0 as? NSRelationshipDescription }
  }

  public var managedObjectClassName = ""
  var type: NSManagedObject.Type = NSManagedObject.self

  public override init() {}

  public convenience init(
    _name name: String,
    _ type: NSManagedObject.Type,
    parent: String? = nil,
    isAbstract: Bool = false,
    unique constraints: [[String]] = [],
    _ properties: [NSPropertyDescription]
  ) {
    self.init()
    (self.name, self.type, parentName, self.isAbstract) = (name, type, parent, isAbstract)
    (uniquenessConstraints, own) = (constraints, properties)
  }

  public var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  }

  public var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  public var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  var relationships: [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }
  }

  func property(_ key: String) -> NSPropertyDescription? {
    own.first { $0.name == key } ?? superentity?.property(key)
  }

  /// Whether the objects of this entity are also of another.
  public func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  public static func entity(
    forEntityName name: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.store?.model.entitiesByName[name]
  }

  public static func insertNewObject(
    forEntityName name: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: name, in: context) else {
      fault("the data model has no entity '\(name)'")
    }
    return entity.type.init(entity: entity, insertInto: context)
  }
}

/// A property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  public var name = ""
  public var isOptional = true
  public var isTransient = false
}

/// A property that holds a value.
public final class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  public var attributeType = NSAttributeType.undefinedAttributeType
  public var defaultValue: Any?
  public var attributeValueClassName: String?
  /// Changes no count: all values are in memory.
  public var allowsExternalBinaryDataStorage = false
  /// Changes no count: nothing is written.
  public var valueTransformerName: String?

  public override init() {}

  public convenience init(_name name: String, isOptional: Bool, default value: Any? = nil) {
    self.init()
    (self.name, self.isOptional, defaultValue) = (name, isOptional, value)
  }
}

/// What becomes of the objects that a deleted one leads to.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property that leads to other objects.
public final class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  public weak var destinationEntity: NSEntityDescription?
  public weak var inverseRelationship: NSRelationshipDescription?
  public var minCount = 0
  /// The most objects at the other end; 0 for any number.
  public var maxCount = 0
  public var deleteRule = NSDeleteRule.nullifyDeleteRule
  public var isOrdered = false
  public var isToMany: Bool { maxCount != 1 }
  fileprivate var (destinationName, inverseName): (String?, String?) = (nil, nil)

  public override init() {}

  public convenience init(
    _name name: String,
    to destination: String,
    inverse: String?,
    isToMany: Bool,
    isOrdered: Bool = false,
    isOptional: Bool = true,
    deleteRule: NSDeleteRule = .nullifyDeleteRule
  ) {
    self.init()
    (self.name, destinationName, inverseName) = (name, destination, inverse)
    (maxCount, self.isOrdered, self.isOptional) = (isToMany ? 0 : 1, isOrdered, isOptional)
    self.deleteRule = deleteRule
  }
}
