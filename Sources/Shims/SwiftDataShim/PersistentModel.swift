import FoundationShim
import Observation
import ValueComparison

/// A class that `@Model` makes: observable per property, and kept by a context (SD-1).
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelatedValue {
  /// Makes the object of a context for a model that another one has saved.
  init(_backing: _ModelBacking)
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  static var _uniqueKeyPaths: [[AnyKeyPath]] { get }
  var _$model: _ModelState { get }
}

extension PersistentModel {
  public static var _uniqueKeyPaths: [[AnyKeyPath]] { [] }
  /// Names the model in every context.
  public var persistentModelID: PersistentIdentifier { _$model.id }
  public var id: PersistentIdentifier { _$model.id }
  public var modelContext: ModelContext? { _$model.context }
  public var hasChanges: Bool { _$model.isChanged || _$model.isInserted || _$model.isDeleted }
  public var isDeleted: Bool { _$model.isDeleted }

  public static func == (first: Self, second: Self) -> Bool {
    first._$model.id == second._$model.id
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(_$model.id) }

  /// The entity of the object's own class.
  var entity: Entity { Entity.of(Self.self) }
}

/// Names a model in every context.
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
  public struct ID: Hashable, Comparable, Codable, Sendable {
    let number: Int

    public static func < (first: ID, second: ID) -> Bool { first.number < second.number }
  }

  public let entityName: String
  public let id: ID
  public var storeIdentifier: String? { nil }

  public static func < (first: Self, second: Self) -> Bool { first.id < second.id }
}

/// The part of a model that is the same for all models: who observes it, and what its context knows of it.
public final class _ModelState {
  private let registrar = ObservationRegistrar()
  let id: PersistentIdentifier
  var context: ModelContext?
  var isInserted = false
  var isChanged = false
  var isDeleted = false
  /// The position among all models of a store in the order of insertion.
  var order = 0
  /// Whether a context writes stored values, which is no change.
  var isLoading = false

  private static nonisolated(unsafe) var lastNumber = 0
  /// Whether a context reads the models, which no view does (SD-3).
  static nonisolated(unsafe) var isUntracked = false

  public convenience init(_ type: any PersistentModel.Type) {
    Self.lastNumber += 1
    self.init(PersistentIdentifier(entityName: "\(type)", id: .init(number: Self.lastNumber)))
  }

  /// The state of an object that a context makes for a saved model.
  public init(_ backing: _ModelBacking) {
    id = backing.id
    context = backing.context
  }

  private init(_ id: PersistentIdentifier) { self.id = id }

  /// Notes that a property is read.
  public func read<Model: PersistentModel, Value>(
    _ model: Model,
    keyPath: KeyPath<Model, Value>
  ) {
    if !Self.isUntracked { registrar.access(model, keyPath: keyPath) }
  }

  /// Announces that a property is written, also with an equal value (SD-2), and keeps the other ends of
  /// relationships (SD-5).
  public func write<Model: PersistentModel, Value>(
    _ model: Model,
    keyPath: KeyPath<Model, Value>,
    old: Value,
    new: Value,
    store: () -> Void
  ) {
    registrar.withMutation(of: model, keyPath: keyPath, store)
    guard !isLoading else { return }
    context?.noteChange(of: model)
    guard let old = old as? any _RelatedValue, let new = new as? any _RelatedValue else { return }
    let (before, after) = (old._models, new._models)
    for other in before where !after.contains(where: { $0 === other }) {
      model.unlink(other, keyPath)
    }
    for other in after where !before.contains(where: { $0 === other }) {
      model.link(other, keyPath)
    }
  }

  static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = isUntracked
    isUntracked = true
    defer { isUntracked = before }
    return try body()
  }
}

/// A saved model, from which a context makes its own object.
public final class _ModelBacking {
  let id: PersistentIdentifier
  let context: ModelContext
  private let values: [String: Any]

  init(_ id: PersistentIdentifier, in context: ModelContext, _ values: [String: Any]) {
    (self.id, self.context, self.values) = (id, context, values)
  }

  /// The value of a property; one that can be empty is empty until the context has all objects.
  public func value<Value>(_ name: String) -> Value {
    let related = Value.self as? any _RelatedValue.Type
    let isOne = Value.self is any PersistentModel.Type
    let ids = values[name] as? [PersistentIdentifier]
    let models = isOne ? ids.map { $0.compactMap(context.object) } : []
    let stored: Any? = if let related { related._make(of: models ?? []) } else { values[name] }
    guard let value = stored as? Value else { fault("the store has no value for '\(name)'") }
    return value
  }
}

extension PersistentModel {
  /// The models that a property leads to.
  func models(_ property: Schema.PropertyMetadata) -> [any PersistentModel] {
    _ModelState.untracked { (property.get(self) as? any _RelatedValue)?._models ?? [] }
  }

  /// Keeps the other end of a new link, and brings a model without a context into that of the other.
  func link(_ other: any PersistentModel, _ keyPath: AnyKeyPath) {
    if let context = _$model.context ?? other._$model.context {
      context.insert(self)
      context.insert(other)
    }
    guard let property = entity.property(keyPath), let inverse = entity.inverse(of: property),
      let related = inverse.related
    else { return }
    let models = other.models(inverse)
    guard !models.contains(where: { $0 === self }) else { return }
    let new: [any PersistentModel] = related._isToMany ? models + [self] : [self]
    if let value = related._make(of: new) { inverse.set(other, value) }
  }

  /// Removes the other end of a link.
  func unlink(_ other: any PersistentModel, _ keyPath: AnyKeyPath) {
    guard let property = entity.property(keyPath), let inverse = entity.inverse(of: property),
      let related = inverse.related
    else { return }
    let models = other.models(inverse)
    let rest = models.filter { $0 !== self }
    guard rest.count < models.count, let value = related._make(of: rest) else { return }
    inverse.set(other, value)
  }

  /// The values to store; other models by their identifiers.
  var storedValues: [String: Any] {
    _ModelState.untracked {
      var values: [String: Any] = [:]
      for property in entity.properties {
        let value = property.get(self)
        let models = property.related == nil ? nil : (value as? any _RelatedValue)?._models
        values[property.name] = models?.map(\._$model.id) ?? value
      }
      return values
    }
  }

  /// Takes stored values over; what is equal is not announced, nor what `isNew` has from its backing.
  func load(
    _ values: [String: Any],
    isNew: Bool,
    _ object: (PersistentIdentifier) -> (any PersistentModel)?
  ) {
    let current = storedValues
    _$model.isLoading = true
    defer { _$model.isLoading = false }
    for property in entity.properties {
      guard let value = values[property.name] else { continue }
      if let related = property.related {
        guard let ids = value as? [PersistentIdentifier],
          current[property.name] as? [PersistentIdentifier] != ids,
          let models = related._make(of: ids.compactMap(object))
        else { continue }
        property.set(self, models)
      } else if !isNew, !isSame(current[property.name], value) {
        property.set(self, value)
      }
    }
  }
}

/// Whether two values are equal, as far as they can be compared.
func isSame(_ first: Any?, _ second: Any?) -> Bool {
  guard let first = first as? AnyHashable, let second = second as? AnyHashable else { return false }
  return first == second
}

/// The properties that no two models may share, as `#Unique` states them.
public func _constraints<Model: PersistentModel>(
  _ type: Model.Type,
  _ constraints: [PartialKeyPath<Model>]...
) -> [[AnyKeyPath]] {
  constraints
}
