import DispatchShim
import FoundationShim
import ValueComparison

/// The objects that a part of the program works with, and what it has not saved of them.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: UInt, Sendable {
    case mainQueueConcurrencyType = 2
    case privateQueueConcurrencyType = 1
  }

  /// What a context has processed: objects in the order of their changes.
  struct Changes {
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []
  }

  public var name: String?
  public var transactionAuthor: String?
  public var mergePolicy: Any = NSMergePolicy.error
  public var automaticallyMergesChangesFromParent = false
  /// Nothing is undone.
  public var undoManager: AnyObject?
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator?.add(self) }
  }
  var store: NSPersistentStoreCoordinator? { persistentStoreCoordinator }
  private var registered: [NSManagedObjectID: NSManagedObject] = [:]
  private var unprocessed = Changes()
  /// The keys that objects have changed and not announced, and whether each kept its value.
  private var unannounced: [NSManagedObjectID: [(key: String, isUnchanged: Bool)]] = [:]
  private var isScheduled = false
  private var observers: [Int: (Changes) -> Void] = [:]
  private var lastObserver = 0

  public init(concurrencyType: ConcurrencyType) {}

  // MARK: Changes

  open var hasChanges: Bool { registered.values.contains { $0.hasChanges } }
  open var insertedObjects: Set<NSManagedObject> { Set(registered.values.filter(\.isInserted)) }
  open var updatedObjects: Set<NSManagedObject> { Set(registered.values.filter(\.isUpdated)) }
  open var deletedObjects: Set<NSManagedObject> { Set(registered.values.filter(\.isDeleted)) }
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }

  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    (object.managedObjectContext, object.isInserted) = (self, true)
    registered[object.objectID] = object
    note(object, in: \.inserted)
  }

  /// Deletes an object, and does what its relationships say with those that it leads to (MO-7).
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    note(object, in: \.deleted)
    for relationship in object.entity.relationships {
      let others = object.related(relationship)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: others.forEach(delete)
      case .nullifyDeleteRule: object.setRelated([], relationship)
      case .denyDeleteRule, .noActionDeleteRule: break
      }
    }
  }

  func noteChange(of object: NSManagedObject, _ key: String, isUnchanged: Bool) {
    guard !object.isDeleted else { return }
    if !object.isInserted { object.isUpdated = true }
    var keys = unannounced[object.objectID] ?? []
    if let index = keys.firstIndex(where: { $0.key == key }) {
      keys[index].isUnchanged = keys[index].isUnchanged && isUnchanged
    } else {
      keys.append((key, isUnchanged))
    }
    unannounced[object.objectID] = keys
    if !unprocessed.inserted.contains(object) { note(object, in: \.updated) }
  }

  private func note(
    _ object: NSManagedObject,
    in changes: WritableKeyPath<Changes, [NSManagedObject]>
  ) {
    guard !unprocessed[keyPath: changes].contains(object) else { return }
    unprocessed[keyPath: changes].append(object)
    guard !isScheduled else { return }
    isScheduled = true
    DispatchShim.DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
  }

  /// Announces what has changed: the objects to their observers, and all changes to the requests (MO-2, MO-3).
  open func processPendingChanges() {
    isScheduled = false
    var changes = unprocessed
    unprocessed = Changes()
    let (deleted, keys) = (changes.deleted, unannounced)
    unannounced = [:]
    changes.updated.removeAll(where: deleted.contains)
    let all = changes.inserted + changes.updated + deleted
    guard !all.isEmpty else { return }
    for object in all {
      let state = object.isDeleted ? "isDeleted" : object.isInserted ? "isInserted" : nil
      let own = state.map { [(key: $0, isUnchanged: false)] }
      for (key, isUnchanged) in own ?? keys[object.objectID] ?? [] {
        object.objectWillChange.announce(key, isUnchanged: isUnchanged)
      }
    }
    post(.NSManagedObjectContextObjectsDidChange, changes)
    for (_, observer) in observers.sorted(by: { $0.key < $1.key }) { observer(changes) }
  }

  private func post(_ name: Notification.Name, _ changes: Changes) {
    let sets = [
      NSInsertedObjectsKey: Set(changes.inserted), NSUpdatedObjectsKey: Set(changes.updated),
      NSDeletedObjectsKey: Set(changes.deleted),
    ]
    NotificationCenter.default.post(
      name: name,
      object: self,
      userInfo: sets.filter { !$0.value.isEmpty }
    )
  }

  // MARK: Saving

  /// Stores what is pending; without that, does nothing.
  open func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    guard let store else { fault("a context without a store cannot save") }
    let pending = registered.values.filter(\.hasChanges).inOrder
    for object in pending { object.willSave() }
    try pending.forEach(validate)
    processPendingChanges()
    let changes = Changes(
      inserted: pending.filter { $0.isInserted && !$0.isDeleted },
      updated: pending.filter { $0.isUpdated && !$0.isDeleted },
      deleted: pending.filter(\.isDeleted)
    )
    post(.NSManagedObjectContextWillSave, Changes())
    for object in changes.deleted { forget(object) }
    for object in changes.inserted + changes.updated {
      (object.isInserted, object.isUpdated, object.changedKeys) = (false, false, [])
      object.objectID.isTemporaryID = false
      object.didSave()
    }
    store.save(changes, by: self)
    post(.NSManagedObjectContextDidSave, changes)
  }

  private func forget(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    (object.managedObjectContext, object.isInserted, object.isUpdated) = (nil, false, false)
    object.values = [:]
  }

  /// Checks what a store checks of an object.
  private func validate(_ object: NSManagedObject) throws {
    if object.isDeleted {
      let denied = object.entity.relationships.first { relationship in
        relationship.deleteRule == .denyDeleteRule
          && object.related(relationship).contains { !$0.isDeleted }
      }
      if let denied { throw problem(1600, object, denied.name) }
      return try object.validateForDelete()
    }
    for property in object.entity.properties where !property.isOptional && !property.isTransient {
      let value = object.keyedValue(property.name)
      if value == nil || (value as? NSSet)?.count == 0 {
        throw problem(1570, object, property.name)
      }
    }
    for constraint in object.entity.uniquenessConstraints where object.isInserted {
      let keys = constraint.compactMap { $0 as? String }
      let isTwin = objects(of: object.entity).contains { other in
        other !== object && keys.allSatisfy { isSame(other.values[$0], object.values[$0]) }
      }
      if isTwin {
        fault("two objects have the same \(keys.joined(separator: ", ")): a merge is not modeled")
      }
    }
    try object.isInserted ? object.validateForInsert() : object.validateForUpdate()
  }

  private func problem(_ code: Int, _ object: NSManagedObject, _ key: String) -> NSError {
    let text = "\(object.entity.name ?? "") has no valid value for '\(key)'"
    return NSError(
      domain: NSCocoaErrorDomain,
      code: code,
      userInfo: [NSLocalizedDescriptionKey: text]
    )
  }

  /// Takes back what was not saved.
  open func rollback() {
    unannounced = [:]
    for object in registered.values.filter(\.hasChanges).inOrder {
      (object.isUpdated, object.isDeleted, object.changedKeys) = (false, false, [])
      if object.isInserted {
        forget(object)
        note(object, in: \.deleted)
      } else if let row = store?.rows[object.objectID] {
        restore(object, from: row)
      }
    }
    processPendingChanges()
  }

  /// Gives an object the values that the store has, which is a change of those that differ.
  private func restore(_ object: NSManagedObject, from row: [String: Any]) {
    let (old, new) = (object.values, values(of: row))
    object.values = new
    let changed = Set(old.keys).union(new.keys).filter { !isSame(old[$0], new[$0]) }
    guard !changed.isEmpty else { return }
    unannounced[object.objectID] = changed.sorted().map { ($0, false) }
    note(object, in: \.updated)
  }

  // MARK: Fetching

  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    guard store != nil else {
      fault(
        "the context has no store: set '\\.managedObjectContext' in the environment of the view"
      )
    }
    guard let entity = request.entity(in: self) else {
      fault("the data model has no entity '\(request.entityName ?? "\(Result.self)")'")
    }
    var found = objects(of: entity)
    if !request.includesPendingChanges { found.removeAll(where: \.isInserted) }
    if !request.includesSubentities { found.removeAll { $0.entity !== entity } }
    if let predicate = request.predicate { found = found.filter(predicate.evaluate) }
    found = found.sorted(by: request.sortDescriptors ?? [])
    let rest = found.dropFirst(request.fetchOffset)
    let limited = request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest
    return limited.compactMap { $0 as? Result }
  }

  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }

  /// The objects of an entity that are not deleted, in the order in which they were made.
  private func objects(of entity: NSEntityDescription) -> [NSManagedObject] {
    let ids = store?.rows.keys.filter { $0.entity.isKindOf(entity: entity) } ?? []
    let inserted = registered.values.filter { $0.isInserted && $0.entity.isKindOf(entity: entity) }
    return (ids.compactMap(registeredOrStored) + inserted).filter { !$0.isDeleted }.inOrder
  }

  /// This context's object for an identifier; the program stops if there is none.
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    guard let object = registeredOrStored(id) else { fault("no object has the identifier \(id)") }
    return object
  }

  open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { registered[id] }

  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredOrStored(id), !object.isDeleted else {
      throw NSError(domain: NSCocoaErrorDomain, code: 133000)
    }
    return object
  }

  private func registeredOrStored(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registered[id] { return object }
    guard let row = store?.rows[id] else { return nil }
    let object = NSManagedObject.stored(id, in: self)
    registered[id] = object
    object.values = values(of: row)
    object.awakeFromFetch()
    return object
  }

  private func values(of row: [String: Any]) -> [String: Any] {
    row.mapValues { value in
      (value as? [NSManagedObjectID])?.compactMap(registeredOrStored) ?? value
    }
  }

  // MARK: Blocks

  open func perform(_ block: @escaping () -> Void) {
    DispatchShim.DispatchQueue.main.async {
      block()
      self.processPendingChanges()
    }
  }

  @discardableResult
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    defer { processPendingChanges() }
    return try block()
  }

  @discardableResult
  open func perform<Result>(_ block: @escaping () throws -> Result) async throws -> Result {
    defer { processPendingChanges() }
    return try block()
  }

  // MARK: Others

  /// Takes over what another context has saved, unless this one has changed it too.
  func merge(_ changes: Changes) {
    guard automaticallyMergesChangesFromParent else { return }
    for other in changes.deleted {
      guard let object = registered[other.objectID] else { continue }
      forget(object)
      object.isDeleted = true
      note(object, in: \.deleted)
    }
    for other in changes.inserted {
      if let object = registeredOrStored(other.objectID) { note(object, in: \.inserted) }
    }
    for other in changes.updated {
      guard let object = registered[other.objectID], !object.hasChanges,
        let row = store?.rows[other.objectID]
      else { continue }
      restore(object, from: row)
    }
  }

  func observe(_ observer: @escaping (Changes) -> Void) -> Int {
    lastObserver += 1
    observers[lastObserver] = observer
    return lastObserver
  }

  func stopObserving(_ id: Int) { observers[id] = nil }
}
