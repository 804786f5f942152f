import FoundationShim

/// Keeps the result of a request for an object that is its delegate.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public fileprivate(set) var fetchedObjects: [ResultType]?
  private var observer: Int?

  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    super.init()
    observer = context.observe { [weak self] in self?.note($0) }
  }

  /// What a delegate gets in place of a controller of another type.
  fileprivate init(_ objects: [ResultType], in context: NSManagedObjectContext) {
    (fetchRequest, managedObjectContext, fetchedObjects) = (NSFetchRequest(), context, objects)
  }

  deinit {
    if let observer { managedObjectContext.stopObserving(observer) }
  }

  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    (fetchedObjects ?? [])[indexPath.last ?? 0]
  }

  private func note(_ changes: NSManagedObjectContext.Changes) {
    let context = managedObjectContext
    guard let fetchedObjects,
      !changes.affecting(fetchedObjects, of: fetchRequest, in: context).isEmpty
    else { return }
    func results() -> NSFetchedResultsController<any NSFetchRequestResult> {
      .init((self.fetchedObjects ?? []).compactMap { $0 as? any NSFetchRequestResult }, in: context)
    }
    delegate?.controllerWillChangeContent(results())
    try? performFetch()
    delegate?.controllerDidChangeContent(results())
  }
}

/// What a controller reports to.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

extension NSManagedObjectContext.Changes {
  /// The objects that were in the result of a request, or that are now (MO-4, MO-5).
  func affecting<Result>(
    _ shown: [Result],
    of request: NSFetchRequest<Result>,
    in context: NSManagedObjectContext
  ) -> [NSManagedObject] {
    let ids = Set(shown.compactMap { ($0 as? NSManagedObject)?.objectID })
    let entity = request.entity(in: context)
    return (inserted + updated + deleted).filter { object in
      if ids.contains(object.objectID) { return true }
      guard let entity, object.entity.isKindOf(entity: entity), !object.isDeleted else {
        return false
      }
      return object.managedObjectContext === context
        && request.predicate?.evaluate(with: object) != false
    }
  }
}
