/// Loads anew what a view shows.
///
/// No step pulls a list down: what runs the action is the program, through the environment.
public struct RefreshAction: Sendable {
  private let target: RefreshTarget

  fileprivate init(_ action: @escaping @Sendable () async -> Void) {
    target = RefreshTarget(action: action)
  }

  /// Loads, and ends when everything is there.
  public func callAsFunction() async { await target.action() }
}

/// What an action runs; made anew with each modifier, so that no two actions are equal.
private final class RefreshTarget: Sendable {
  let action: @Sendable () async -> Void
  init(action: @escaping @Sendable () async -> Void) { self.action = action }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Loads anew what the view shows, where something does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets views inside load anew what they show.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}
