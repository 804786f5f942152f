import FoundationShim

/// The types of models that a container keeps.
public final class Schema: @unchecked Sendable {
  /// A version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    let (major, minor, patch): (Int, Int, Int)

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }

    public static func < (first: Version, second: Version) -> Bool {
      (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
    }
  }

  let types: [any PersistentModel.Type]
  let version: Version

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (self.types, self.version) = (types, version)
  }

  public convenience init(
    _ types: any PersistentModel.Type...,
    version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

/// A schema with a version.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// How a store of an earlier version becomes one of a later; there is none here.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// One stage of a migration, which never runs.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type,
    toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?
  )
}

extension Schema {
  /// What a macro says of a property.
  public protocol SchemaProperty {}

  /// A property that holds a value.
  public struct Attribute: SchemaProperty, Sendable {
    /// An option of an attribute, of which only `unique` has an effect here.
    public struct Option: Hashable, Sendable {
      let name: String

      public static let unique = Option(name: "unique")
      public static let externalStorage = Option(name: "externalStorage")
      public static let ephemeral = Option(name: "ephemeral")
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static let spotlight = Option(name: "spotlight")
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      public static let codable = Option(name: "codable")
      public static func transformable(by type: Any.Type) -> Option {
        Option(name: "transformable")
      }
      public static func transformable(by name: String) -> Option { Option(name: "transformable") }
    }

    let isUnique: Bool

    public init(
      _ options: Option...,
      originalName: String? = nil,
      hashModifier: String? = nil
    ) {
      isUnique = options.contains(.unique)
    }
  }

  /// A property that leads to other models.
  public struct Relationship: SchemaProperty {
    /// What becomes of the models that a deleted one leads to.
    public enum DeleteRule: String, Codable, Sendable {
      case noAction, nullify, cascade, deny
    }

    public struct Option: Hashable, Sendable {
      public static let unique = Option()
    }

    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?

    public init(
      _ options: Option...,
      deleteRule: DeleteRule = .nullify,
      minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0,
      originalName: String? = nil,
      inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      (self.deleteRule, self.inverse) = (deleteRule, inverse)
    }
  }

  /// A property that a model keeps.
  public struct PropertyMetadata {
    let name: String
    let keypath: AnyKeyPath
    let attribute: Attribute?
    let relationship: Relationship?
    /// The type of the value, if it consists of models.
    let related: (any _RelatedValue.Type)?
    /// The value, and the models that it consists of.
    let get: (any PersistentModel) -> Any
    /// Writes a value as the program would; a constant stays.
    let set: (any PersistentModel, Any) -> Void

    public init<Model: PersistentModel, Value>(
      name: String,
      keypath: KeyPath<Model, Value>,
      metadata: (any SchemaProperty)? = nil
    ) {
      (self.name, self.keypath) = (name, keypath)
      (attribute, relationship) = (metadata as? Attribute, metadata as? Relationship)
      related = Value.self as? any _RelatedValue.Type
      get = { ($0 as? Model).map { $0[keyPath: keypath] as Any } ?? () }
      let writable = keypath as? ReferenceWritableKeyPath<Model, Value>
      set = { model, value in
        if let model = model as? Model, let value = value as? Value, let writable {
          model[keyPath: writable] = value
        }
      }
    }
  }
}

/// A value that consists of models: one, perhaps one, or many.
public protocol _RelatedValue {
  static var _target: any PersistentModel.Type { get }
  static var _isToMany: Bool { get }
  static func _make(of models: [any PersistentModel]) -> Self?
  var _models: [any PersistentModel] { get }
}

extension PersistentModel {
  public static var _target: any PersistentModel.Type { Self.self }
  public static var _isToMany: Bool { false }
  public static func _make(of models: [any PersistentModel]) -> Self? { models.first as? Self }
  public var _models: [any PersistentModel] { [self] }
}

extension Optional: _RelatedValue where Wrapped: _RelatedValue {
  public static var _target: any PersistentModel.Type { Wrapped._target }
  public static var _isToMany: Bool { Wrapped._isToMany }
  public static func _make(of models: [any PersistentModel]) -> Self? {
    .some(Wrapped._make(of: models))
  }
  public var _models: [any PersistentModel] { self?._models ?? [] }
}

extension Array: _RelatedValue where Element: PersistentModel {
  public static var _target: any PersistentModel.Type { Element.self }
  public static var _isToMany: Bool { true }
  public static func _make(of models: [any PersistentModel]) -> Self? {
    models.compactMap { $0 as? Element }
  }
  public var _models: [any PersistentModel] { self }
}

/// What is known of one type of models.
final class Entity {
  let type: any PersistentModel.Type
  let name: String
  let properties: [Schema.PropertyMetadata]
  /// Sets of properties that no two models may share.
  let constraints: [[Schema.PropertyMetadata]]
  private var inverses: [String: Schema.PropertyMetadata?] = [:]

  private static nonisolated(unsafe) var known: [ObjectIdentifier: Entity] = [:]

  static func of(_ type: any PersistentModel.Type) -> Entity {
    if let entity = known[ObjectIdentifier(type)] { return entity }
    let entity = Entity(type)
    known[ObjectIdentifier(type)] = entity
    return entity
  }

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = String(describing: type)
    let properties = type.schemaMetadata
    self.properties = properties
    constraints =
      properties.filter { $0.attribute?.isUnique == true }.map { [$0] }
      + type._uniqueKeyPaths.map { paths in properties.filter { paths.contains($0.keypath) } }
  }

  func property(_ keypath: AnyKeyPath) -> Schema.PropertyMetadata? {
    properties.first { $0.keypath == keypath }
  }

  var relationships: [Schema.PropertyMetadata] { properties.filter { $0.related != nil } }

  /// The property of the models at the other end that leads back (SD-5).
  func inverse(of property: Schema.PropertyMetadata) -> Schema.PropertyMetadata? {
    if let known = inverses[property.name] { return known }
    let found = findInverse(of: property)
    inverses[property.name] = .some(found)
    return found
  }

  private func findInverse(of property: Schema.PropertyMetadata) -> Schema.PropertyMetadata? {
    guard let related = property.related else { return nil }
    let target = Entity.of(related._target)
    if let keypath = property.relationship?.inverse { return target.property(keypath) }
    let back = target.relationships.filter { type is any _RelatedValue.Type && leads($0) }
    if let stated = back.first(where: { $0.relationship?.inverse == property.keypath }) {
      return stated
    }
    // Without a statement, the pair is taken if there is no other.
    let open = back.filter { $0.relationship?.inverse == nil && $0.keypath != property.keypath }
    let own = relationships.filter {
      $0.related?._target == related._target && $0.relationship?.inverse == nil
    }
    return open.count == 1 && (own.count == 1 || target === self) ? open.first : nil
  }

  private func leads(_ property: Schema.PropertyMetadata) -> Bool {
    property.related?._target == type
  }
}
