import FoundationShim
import Reconciler

/// The models of a program, in memory.
public final class ModelContainer: Equatable, @unchecked Sendable {
  /// A model as it was saved last.
  struct Row {
    let type: any PersistentModel.Type
    let order: Int
    var values: [String: Any]
  }

  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public let configurations: [ModelConfiguration]
  private(set) var rows: [PersistentIdentifier: Row] = [:]
  private var lastOrder = 0
  private let contexts = WeakContexts()
  private var main: ModelContext?

  public init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    Assumption.store.record()
    (self.schema, self.migrationPlan) = (schema, migrationPlan)
    self.configurations = configurations
  }

  public convenience init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types),
      migrationPlan: migrationPlan,
      configurations: configurations
    )
  }

  /// A container for views that have none.
  private init() {
    (schema, migrationPlan, configurations) = (Schema([]), nil, [])
  }

  static let none = ModelContainer()

  /// The context of the views.
  @MainActor public var mainContext: ModelContext { contextOfViews }

  var contextOfViews: ModelContext {
    if let main { return main }
    let context = ModelContext(self)
    context.autosaveEnabled = true
    main = context
    return context
  }

  /// Removes all models.
  public func deleteAllData() { erase() }

  /// Removes all models.
  public func erase() {
    rows = [:]
    for context in contexts.all { context.forgetModels() }
  }

  public static func == (first: ModelContainer, second: ModelContainer) -> Bool {
    first === second
  }

  func add(_ context: ModelContext) { contexts.add(context) }

  func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  /// Stores what a context has changed, and tells all contexts.
  func save(
    _ changed: [PersistentIdentifier: Row],
    deleting: [PersistentIdentifier],
    by saving: ModelContext
  ) {
    rows.merge(changed) { $1 }
    for id in deleting { rows[id] = nil }
    for context in contexts.all {
      if context !== saving { context.merge(Array(changed.keys), deleting) }
      context.noteSave()
    }
  }
}

/// The contexts that something else keeps.
private final class WeakContexts {
  private struct Reference {
    weak var context: ModelContext?
  }

  private var references: [Reference] = []

  var all: [ModelContext] { references.compactMap(\.context) }

  func add(_ context: ModelContext) {
    references.removeAll { $0.context == nil }
    references.append(Reference(context: context))
  }
}

/// Where a container would keep its models; here, always in memory.
public struct ModelConfiguration: Hashable, Identifiable, @unchecked Sendable {
  public struct CloudKitDatabase: Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  public struct GroupContainer: Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  public let name: String
  public let schema: Schema?
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public var id: String { name }

  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.allowsSave) = (name ?? "default", schema, allowsSave)
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    url = URL(fileURLWithPath: "/\(self.name).store")
  }

  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    url: URL,
    allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.allowsSave) = (name ?? "default", schema, allowsSave)
    (self.url, isStoredInMemoryOnly) = (url, false)
  }

  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public static func == (first: Self, second: Self) -> Bool {
    first.name == second.name && first.url == second.url
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What a store refuses.
public struct SwiftDataError: Error, Equatable, Hashable, CustomStringConvertible {
  public let description: String

  public static let modelValidationFailure = SwiftDataError(
    description: "a deleted model leads to others, and its relationship denies that"
  )
  public static let includePendingChangesWithBatchSize = SwiftDataError(
    description: "batches leave out pending changes"
  )
}
