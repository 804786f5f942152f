import AttributeGraph
import FoundationShim
import Reconciler
import ScenarioTrace

/// The models that a view shows; it runs again for each change of its models, and for each save (SD-3).
public struct Query<Element: PersistentModel, Result> {
  fileprivate let request: Request
  fileprivate var result: [Element] = []
  fileprivate var context: ModelContext?
  /// The error of the last fetch.
  public fileprivate(set) var fetchError: (any Error)?

  /// What a query fetches, and how its changes are animated.
  ///
  /// Two are equal if they fetch the same, because each evaluation of the parent makes a new one.
  fileprivate final class Request: Equatable {
    let descriptor: FetchDescriptor<Element>
    let transaction: Transaction?

    init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
      (self.descriptor, self.transaction) = (descriptor, transaction)
    }

    static func == (first: Request, second: Request) -> Bool {
      let (first, second) = (first.descriptor, second.descriptor)
      return first.sortBy == second.sortBy && first.fetchLimit == second.fetchLimit
        && first.fetchOffset == second.fetchOffset
        && first.includePendingChanges == second.includePendingChanges
        && first.predicate?.text == second.predicate?.text
    }
  }

  @MainActor @preconcurrency public var modelContext: ModelContext {
    context ?? ModelContainer.none.contextOfViews
  }
}

extension Query where Result == [Element] {
  /// The models; none outside a mounted view.
  @MainActor @preconcurrency public var wrappedValue: [Element] { result }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    request = Request(descriptor, transaction)
  }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor, transaction: Transaction(animation: animation))
  }

  public init() { self.init(FetchDescriptor()) }

  public init(animation: Animation) { self.init(FetchDescriptor(), animation: animation) }

  public init(transaction: Transaction) { self.init(FetchDescriptor(), transaction: transaction) }

  public init(
    filter: Predicate<Element>? = nil,
    sort: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: sort), transaction: transaction)
  }

  public init(
    filter: Predicate<Element>? = nil,
    sort: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: sort), animation: animation)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort: KeyPath<Element, Value>,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter,
      sort: [.init(_sendable(sort), order: order)],
      transaction: transaction
    )
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort: KeyPath<Element, Value>,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [.init(_sendable(sort), order: order)], animation: animation)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort: KeyPath<Element, Value?>,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      filter: filter,
      sort: [.init(_sendable(sort), order: order)],
      transaction: transaction
    )
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort: KeyPath<Element, Value?>,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: [.init(_sendable(sort), order: order)], animation: animation)
  }
}

/// A key path for a sort descriptor, which wants to send it.
private func _sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value>
  & Sendable
{
  unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

extension Query: DynamicProperty {
  /// Connects the query to the context of its environment.
  public static func _makeProperty(in buffer: inout _DynamicPropertyBuffer, fieldOffset: Int) {
    buffer.add(QueryBox<Element, Result>.self, at: fieldOffset)
  }
}

private struct QueryBox<Element: PersistentModel, Result>: DynamicPropertyBox {
  static var readsEnvironment: Bool { true }

  let site: PropertySite
  let subscription: StoreSubscription<Element>
  private var request: Query<Element, Result>.Request?
  private var result: [Element] = []
  private var error: (any Error)?
  private var reported: [String]?

  init(_ site: PropertySite) {
    self.site = site
    subscription = StoreSubscription(at: site)
  }

  var origin: CauseOrigin? { reported.map(CauseOrigin.store(models:)) }

  mutating func update(_ property: inout Query<Element, Result>) -> Bool {
    let context = site.environment.value.modelContext
    let isReplaced = subscription.update(to: context, property.request.transaction)
    reported = subscription.takeChanges()
    let isNew = request != property.request
    if reported != nil || isReplaced || isNew {
      do { (result, error) = (try context.fetch(property.request.descriptor), nil) } catch {
        (result, self.error) = ([], error)
      }
    }
    request = property.request
    (property.result, property.context, property.fetchError) = (result, context, error)
    return reported != nil || isReplaced
  }
}

/// Turns the changes of a context into a signal of the graph; those of one update cycle are one.
private final class StoreSubscription<Element: PersistentModel> {
  private let signal: StoreSignal
  private var context: ModelContext?
  private var observer = 0
  private var transaction: Transaction?
  /// The models changed since the last update; empty for a save only.
  private var changes: [String] = []

  init(at site: PropertySite) {
    signal = StoreSignal(at: site)
    site.subgraph.onEnd { [weak self] in self?.stop() }
  }

  /// Called inside a rule: observes the context.
  /// - Returns: Whether there is another one.
  func update(to new: ModelContext, _ transaction: Transaction?) -> Bool {
    self.transaction = transaction
    guard context !== new else { return false }
    stop()
    context = new
    observer = new.observe { [weak self] in self?.note($0) }
    return true
  }

  /// Called inside a rule: the models changed since its last run, none for a save, or `nil`.
  func takeChanges() -> [String]? {
    guard signal.readChange() else { return nil }
    defer { changes = [] }
    return changes
  }

  private func note(_ change: ModelContext.Change) {
    if case .model(let type) = change {
      guard type is Element.Type else { return }
      let name = String(describing: type)
      if !changes.contains(name) { changes.append(name) }
    }
    signal.queue(in: transaction)
  }

  private func stop() { context?.stopObserving(observer) }
}
