import FoundationShim

/// What a request can fetch.
public protocol NSFetchRequestResult: AnyObject {}

/// What to fetch of a store.
public final class NSFetchRequest<ResultType>: @unchecked Sendable {
  public var entityName: String? { entity?.name ?? name }
  public var entity: NSEntityDescription?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchOffset = 0
  public var includesPendingChanges = true
  public var includesSubentities = true
  /// Changes no count: all objects are in memory.
  public var fetchBatchSize = 0
  /// Changes no count: all objects are in memory.
  public var returnsObjectsAsFaults = true
  /// Changes no count: all objects are in memory.
  public var includesPropertyValues = true
  /// Changes no count: all objects are in memory.
  public var relationshipKeyPathsForPrefetching: [String]?
  private let name: String?

  public init() { name = nil }

  public init(entityName: String) { name = entityName }

  /// The entity in a context.
  func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
    if let entityName, let found = context.store?.model.entitiesByName[entityName] { return found }
    return (ResultType.self as? NSManagedObject.Type).flatMap {
      context.store?.model.entity(of: $0)
    }
  }
}
