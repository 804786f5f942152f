/// The transition of a destination; this evaluates no body (MOD-15).
public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { Self() }
}

public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate let sourceID: AnyHashable
  fileprivate let namespace: Namespace.ID
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Zooms out of the source view with an id.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    Self(sourceID: AnyHashable(sourceID), namespace: namespace)
  }
}

extension View {
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    inert(style)
  }

  /// Makes the view the source of a zoom transition with an id.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    inert(id).inert(namespace)
  }
}
