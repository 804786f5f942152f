import FoundationShim
import ValueComparison

/// The models that a part of the program works with, and what it has not saved of them.
public final class ModelContext: Equatable {
  /// What happened to the models of a context.
  enum Change {
    /// A model was inserted, changed or deleted.
    case model(any PersistentModel.Type)
    /// A context of the container was saved.
    case save
  }

  public static let willSave = Notification.Name("ModelContextWillSave")
  public static let didSave = Notification.Name("ModelContextDidSave")

  public let container: ModelContainer
  /// Whether the system saves by itself, which it does not do here.
  public var autosaveEnabled = false
  public var author: String?
  private var registered: [PersistentIdentifier: any PersistentModel] = [:]
  private var observers: [Int: (Change) -> Void] = [:]
  private var lastObserver = 0

  public init(_ container: ModelContainer) {
    self.container = container
    container.add(self)
  }

  public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }

  // MARK: Changes

  public var hasChanges: Bool { registered.values.contains { $0.hasChanges } }
  public var insertedModelsArray: [any PersistentModel] { pending(\.isInserted) }
  public var changedModelsArray: [any PersistentModel] { pending(\.isChanged) }
  public var deletedModelsArray: [any PersistentModel] { pending(\.isDeleted) }

  private func pending(_ state: KeyPath<_ModelState, Bool>) -> [any PersistentModel] {
    registered.values.filter { $0._$model[keyPath: state] }
      .sorted { $0._$model.order < $1._$model.order }
  }

  /// Adds a model, and those that it leads to (SD-4).
  public func insert<Model: PersistentModel>(_ model: Model) {
    let state = model._$model
    if state.isDeleted, state.context === self {
      state.isDeleted = false
      notify(.model(Model.self))
    }
    guard state.context == nil else { return }
    guard container !== ModelContainer.none else {
      fault(
        "there is no model container for \(Model.self): add 'modelContainer(for:)' to the app or the view"
      )
    }
    (state.context, state.isInserted) = (self, true)
    state.order = container.nextOrder()
    registered[state.id] = model
    for property in model.entity.relationships {
      for other in model.models(property) { model.link(other, property.keypath) }
    }
    notify(.model(type(of: model)))
  }

  /// Deletes a model, and does what its relationships say with those that it leads to (SD-6).
  public func delete<Model: PersistentModel>(_ model: Model) {
    let state = model._$model
    guard state.context === self, !state.isDeleted else { return }
    state.isDeleted = true
    for property in model.entity.relationships {
      let rule = property.relationship?.deleteRule ?? .nullify
      for other in model.models(property) {
        switch rule {
        case .cascade: delete(other)
        case .nullify: model.unlink(other, property.keypath)
        case .deny, .noAction: break
        }
      }
    }
    notify(.model(type(of: model)))
  }

  public func delete<Model: PersistentModel>(
    model: Model.Type,
    where predicate: Predicate<Model>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) }
  }

  func noteChange(of model: any PersistentModel) {
    let state = model._$model
    if !state.isInserted { state.isChanged = true }
    notify(.model(type(of: model)))
  }

  /// Does nothing: changes take effect as they are made.
  public func processPendingChanges() {}

  /// Stores what is pending; without that, does nothing.
  public func save() throws {
    guard hasChanges else { return }
    for model in deletedModelsArray where deniesDeletion(of: model) {
      throw SwiftDataError.modelValidationFailure
    }
    let center = NotificationCenter.default
    center.post(name: Self.willSave, object: self)
    for model in insertedModelsArray where !model.isDeleted { joinDuplicate(of: model) }
    let deleted = deletedModelsArray
    for model in deleted {
      registered[model._$model.id] = nil
      model._$model.context = nil
    }
    var rows: [PersistentIdentifier: ModelContainer.Row] = [:]
    for (id, model) in registered where model.hasChanges {
      (model._$model.isInserted, model._$model.isChanged) = (false, false)
      rows[id] = ModelContainer.Row(
        type: type(of: model),
        order: model._$model.order,
        values: model.storedValues
      )
    }
    container.save(rows, deleting: deleted.map(\._$model.id), by: self)
    center.post(name: Self.didSave, object: self)
  }

  private func deniesDeletion(of model: any PersistentModel) -> Bool {
    model.entity.relationships.contains { property in
      property.relationship?.deleteRule == .deny
        && model.models(property).contains { !$0.isDeleted }
    }
  }

  /// Gives an older model the values of a new one that must not differ from it, and drops the new one (SD-7).
  private func joinDuplicate(of model: any PersistentModel) {
    let entity = model.entity
    let new = model.storedValues
    for constraint in entity.constraints {
      let older = models { $0 == type(of: model) }.first { other in
        let values = other.storedValues
        return other !== model && !other._$model.isInserted
          && constraint.allSatisfy { isSame(values[$0.name], new[$0.name]) }
      }
      guard let older else { continue }
      for property in entity.properties where property.related == nil {
        property.set(older, _ModelState.untracked { property.get(model) })
      }
      delete(model)
      return
    }
  }

  /// Takes back what was not saved.
  public func rollback() {
    for model in registered.values.sorted(by: { $0._$model.order < $1._$model.order })
    where model.hasChanges {
      let state = model._$model
      if state.isInserted {
        registered[state.id] = nil
        state.context = nil
      } else if let row = container.rows[state.id] {
        model.load(row.values, isNew: false, object)
      }
      (state.isInserted, state.isChanged, state.isDeleted) = (false, false, false)
      notify(.model(type(of: model)))
    }
  }

  /// Performs changes and saves them.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  // MARK: Fetching

  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model]
  {
    try _ModelState.untracked {
      var found = models { $0 is Model.Type }.compactMap { $0 as? Model }
      if !descriptor.includePendingChanges { found.removeAll { $0._$model.isInserted } }
      if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
      if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
      let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
      return Array(descriptor.fetchLimit.map { $0 > 0 ? rest.prefix($0) : rest } ?? rest)
    }
  }

  public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int
  {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>,
    batchSize: Int = 5000,
    allowEscapingMutations: Bool = false,
    block: (Model) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The model with an identifier; the program stops if there is none.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = object(id) else { fault("no model has the identifier \(id)") }
    return model
  }

  public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
    registered[id] as? Model
  }

  /// The models of some types that are not deleted, in the order of insertion.
  private func models(_ isWanted: (any PersistentModel.Type) -> Bool) -> [any PersistentModel] {
    let saved = container.rows.filter { isWanted($0.value.type) }.keys.compactMap(object)
    let inserted = registered.values.filter { $0._$model.isInserted && isWanted(type(of: $0)) }
    return (saved + inserted).filter { !$0.isDeleted }
      .sorted { $0._$model.order < $1._$model.order }
  }

  /// This context's object for a model.
  func object(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    if let model = registered[id] { return model }
    guard let row = container.rows[id] else { return nil }
    let model = row.type.init(_backing: _ModelBacking(id, in: self, row.values))
    model._$model.order = row.order
    registered[id] = model
    model.load(row.values, isNew: true, object)
    return model
  }

  // MARK: Other contexts

  /// Takes over what another context has saved, unless this one has changed it too.
  func merge(_ changed: [PersistentIdentifier], _ deleted: [PersistentIdentifier]) {
    for id in deleted {
      registered.removeValue(forKey: id)?._$model.context = nil
    }
    for id in changed {
      guard let model = registered[id], !model.hasChanges, let row = container.rows[id] else {
        continue
      }
      model.load(row.values, isNew: false, object)
    }
  }

  func forgetModels() {
    for model in registered.values { model._$model.context = nil }
    registered = [:]
    notify(.save)
  }

  func noteSave() { notify(.save) }

  func observe(_ observer: @escaping (Change) -> Void) -> Int {
    lastObserver += 1
    observers[lastObserver] = observer
    return lastObserver
  }

  func stopObserving(_ id: Int) { observers[id] = nil }

  private func notify(_ change: Change) {
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer(change) }
  }
}

/// What to fetch.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  /// Changes no count: all properties are in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Changes no count: all models are in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

// MARK: - Actors

/// An actor with a context of its own, whose changes others see once it saves.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The actor's object for a model.
  public subscript<Model: PersistentModel>(
    id: PersistentIdentifier,
    as type: Model.Type
  ) -> Model? {
    modelContext.object(id) as? Model
  }
}

public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

/// Holds the context of an actor.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext

  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
