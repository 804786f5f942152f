import AttributeGraph
import FoundationShim
import Reconciler
import ScenarioTrace

/// The objects that a view shows; it updates when one of them changes, appears or disappears (MO-4).
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult> {
  fileprivate let declaration: _FetchDeclaration<Result>
  fileprivate var results = FetchedResults<Result>()

  /// The objects; none outside a mounted view.
  @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> { results }

  /// What can be changed of the request.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }

  @MainActor @preconcurrency public var projectedValue: Binding<Configuration> {
    let results = results
    return Binding {
      Configuration(
        nsSortDescriptors: results.nsSortDescriptors,
        nsPredicate: results.nsPredicate
      )
    } set: { configuration, transaction in
      withTransaction(transaction) {
        results.nsSortDescriptors = configuration.nsSortDescriptors
        results.nsPredicate = configuration.nsPredicate
      }
    }
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    declaration = _FetchDeclaration(fetchRequest, transaction)
  }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    declaration = _FetchDeclaration(fetchRequest, animation.map(Transaction.init(animation:)))
  }

  public init(
    entity: NSEntityDescription,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    (request.entity, request.predicate) = (entity, predicate)
    request.sortDescriptors = sortDescriptors
    self.init(fetchRequest: request, animation: animation)
  }
}

extension FetchRequest where Result: NSManagedObject {
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(fetchRequest: request, animation: animation)
  }

  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      sortDescriptors: sortDescriptors.map(NSSortDescriptor.init),
      predicate: predicate,
      animation: animation
    )
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { $0.base as? SortDescriptor<Result> } }
    set { nsSortDescriptors = newValue.map(NSSortDescriptor.init) }
  }
}

/// What a request has found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  fileprivate var objects: [Result] = []
  fileprivate weak var controller: FetchController<Result>?

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }

  /// Setting it fetches again, until the view gets another request (MO-6).
  public var nsPredicate: NSPredicate? {
    get { controller?.predicate }
    nonmutating set { controller?.change { $0.predicate = newValue } }
  }

  /// Setting them fetches again, until the view gets another request (MO-6).
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { controller?.sortDescriptors ?? [] }
    nonmutating set { controller?.change { $0.sortDescriptors = newValue } }
  }
}

extension FetchedResults where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { $0.base as? SortDescriptor<Result> } }
    nonmutating set { nsSortDescriptors = newValue.map(NSSortDescriptor.init) }
  }
}

/// A request as a view declares it, which each value of the view makes again (MO-6).
final class _FetchDeclaration<Result: NSFetchRequestResult> {
  let request: NSFetchRequest<Result>
  let transaction: Transaction?

  init(_ request: NSFetchRequest<Result>, _ transaction: Transaction?) {
    (self.request, self.transaction) = (request, transaction)
  }
}

extension FetchRequest: DynamicProperty {
  /// Connects the request to the context of its environment.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(FetchBox<Result>.self, at: fieldOffset)
  }
}

private struct FetchBox<Result: NSFetchRequestResult>: DynamicPropertyBox {
  static var readsEnvironment: Bool { true }

  let site: PropertySite
  let controller: FetchController<Result>

  init(_ site: PropertySite) {
    self.site = site
    controller = FetchController(at: site)
  }

  var origin: CauseOrigin? { controller.reported.map(CauseOrigin.store(models:)) }

  mutating func update(_ property: inout FetchRequest<Result>) -> Bool {
    let context = site.environment.value.managedObjectContext
    let isChanged = controller.update(property.declaration, context)
    property.results = FetchedResults(objects: controller.objects, controller: controller)
    return isChanged
  }
}

/// Keeps the result of a request, and turns the changes of its context into a signal of the graph.
final class FetchController<Result: NSFetchRequestResult> {
  private let signal: StoreSignal
  private var declaration: _FetchDeclaration<Result>?
  private var context: NSManagedObjectContext?
  private var observer = 0
  private(set) var objects: [Result] = []
  /// The types of the objects that caused the last update, and those that will cause the next.
  private(set) var reported: [String]?
  private var pending: [String] = []
  fileprivate var predicate: NSPredicate?
  fileprivate var sortDescriptors: [NSSortDescriptor] = []

  init(at site: PropertySite) {
    signal = StoreSignal(at: site)
    site.subgraph.onEnd { [weak self] in self?.stop() }
  }

  /// Called inside a rule: fetches if the request, the context or the objects changed.
  /// - Returns: Whether it is for another reason than a new request.
  func update(_ new: _FetchDeclaration<Result>, _ newContext: NSManagedObjectContext) -> Bool {
    reported = signal.readChange() ? pending : nil
    pending = []
    let (isNew, isReplaced) = (declaration !== new, context !== newContext)
    if isNew {
      declaration = new
      (predicate, sortDescriptors) = (new.request.predicate, new.request.sortDescriptors ?? [])
    }
    if isReplaced {
      stop()
      context = newContext
      observer = newContext.observe { [weak self] in self?.note($0) }
    }
    if isNew || isReplaced || reported != nil {
      objects = (try? newContext.fetch(request(new))) ?? []
    }
    return isReplaced || reported != nil
  }

  private func request(_ declaration: _FetchDeclaration<Result>) -> NSFetchRequest<Result> {
    let (request, declared) = (NSFetchRequest<Result>(entityName: ""), declaration.request)
    request.entity = declared.entity ?? context.flatMap(declared.entity)
    (request.predicate, request.sortDescriptors) = (predicate, sortDescriptors)
    (request.fetchLimit, request.fetchOffset) = (declared.fetchLimit, declared.fetchOffset)
    request.includesPendingChanges = declared.includesPendingChanges
    request.includesSubentities = declared.includesSubentities
    return request
  }

  /// Takes over a change that the program makes of the request.
  fileprivate func change(_ edit: (FetchController<Result>) -> Void) {
    edit(self)
    queue([String(describing: Result.self)])
  }

  private func note(_ changes: NSManagedObjectContext.Changes) {
    guard let declaration, let context else { return }
    let affected = changes.affecting(objects, of: request(declaration), in: context)
    if !affected.isEmpty { queue(affected.map { String(describing: type(of: $0)) }) }
  }

  private func queue(_ types: [String]) {
    for type in types where !pending.contains(type) { pending.append(type) }
    signal.queue(in: declaration?.transaction)
  }

  private func stop() { context?.stopObserving(observer) }
}

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }

  /// The context of the view's requests; without one, a context that has no store.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}
