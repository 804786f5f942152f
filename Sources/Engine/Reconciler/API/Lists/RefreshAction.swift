/// Refreshes the content of a view.
///
/// The step `refresh` runs it, and so can the program, through the environment (INT-2).
public struct RefreshAction: Sendable {
  private let target: RefreshTarget

  fileprivate init(_ action: @escaping @Sendable () async -> Void) {
    target = RefreshTarget(action: action)
  }

  /// Runs the action, and returns when it is complete.
  public func callAsFunction() async { await target.action() }
}

/// The object that a refresh action runs; each modifier creates a new one, so no two actions are equal.
private final class RefreshTarget: Sendable {
  let action: @Sendable () async -> Void
  init(action: @escaping @Sendable () async -> Void) { self.action = action }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Refreshes the content of the view; `nil` if no surrounding view supports it.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    let refresh = RefreshAction(action)
    return modifier(_RefreshModifier(action: refresh)).environment(\.refresh, refresh)
  }
}
