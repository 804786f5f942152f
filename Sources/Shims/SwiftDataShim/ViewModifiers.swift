import FoundationShim
import Reconciler

extension EnvironmentValues {
  private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext { ModelContainer.none.contextOfViews }
  }

  /// The context of the nearest container; without one, a context that has no models.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Gives the view's queries a container.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.contextOfViews)
  }

  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(DeclaredContainers.container(for: [modelType], inMemory, onSetup))
  }

  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(DeclaredContainers.container(for: modelTypes, inMemory, onSetup))
  }
}

extension Scene {
  /// Gives the queries of the scene's views a container.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.contextOfViews)
  }

  public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(DeclaredContainers.container(for: [modelType], inMemory, onSetup))
  }

  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(DeclaredContainers.container(for: modelTypes, inMemory, onSetup))
  }
}

/// The containers that views and scenes declare by their models, each of which exists once.
///
/// On a device, all that are not in memory share one file.
private enum DeclaredContainers {
  private struct Key: Hashable {
    let types: Set<ObjectIdentifier>
    let isInMemory: Bool
  }

  private static nonisolated(unsafe) var known: [Key: ModelContainer] = [:]

  static func container(
    for types: [any PersistentModel.Type],
    _ isInMemory: Bool,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer {
    let key = Key(types: Set(types.map(ObjectIdentifier.init)), isInMemory: isInMemory)
    if let container = known[key] { return container }
    do {
      let container = try ModelContainer(
        for: Schema(types),
        configurations: [ModelConfiguration(isStoredInMemoryOnly: isInMemory)]
      )
      known[key] = container
      onSetup(.success(container))
      return container
    } catch {
      onSetup(.failure(error))
      return .none
    }
  }
}
