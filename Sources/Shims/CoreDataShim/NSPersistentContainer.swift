import FoundationShim
import ValueComparison

/// The objects of a program, in memory.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    Assumption.managedObjects.record()
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// A container of a model that the program does not have: of one that it has, the generated code makes it.
  @_disfavoredOverload
  public convenience init(name: String) { fault("the program has no data model '\(name)'") }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result {
    try block(newBackgroundContext())
  }

  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/") }
}

/// A container whose objects no other device has.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// The objects as they were saved last.
public final class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  let model: NSManagedObjectModel
  /// The values of each object; other objects by their identifiers.
  private(set) var rows: [NSManagedObjectID: [String: Any]] = [:]
  private var contexts: [WeakContext] = []

  private struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  public var managedObjectModel: NSManagedObjectModel { model }

  public init(managedObjectModel model: NSManagedObjectModel) { self.model = model }

  func add(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.context == nil || $0.context === context }
    contexts.append(WeakContext(context: context))
  }

  func save(_ changes: NSManagedObjectContext.Changes, by saving: NSManagedObjectContext) {
    for object in changes.deleted { rows[object.objectID] = nil }
    for object in changes.inserted + changes.updated {
      rows[object.objectID] = object.values.mapValues { value in
        (value as? [NSManagedObject])?.map(\.objectID) ?? value
      }
    }
    for context in contexts.compactMap(\.context) where context !== saving {
      context.merge(changes)
    }
  }
}

/// Where a container would keep its objects; here, always in memory.
public final class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  public var url: URL?
  public var type = NSSQLiteStoreType
  public var configuration: String?
  public var isReadOnly = false
  public var shouldAddStoreAsynchronously = false
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  public private(set) var options: [String: Any] = [:]

  public override init() {}

  public init(url: URL) { self.url = url }

  public func setOption(_ option: Any?, forKey key: String) { options[key] = option }
}

public final class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// What a context would do about a conflict; there is none.
public final class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
}
