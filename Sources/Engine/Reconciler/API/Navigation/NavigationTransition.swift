/// How a destination comes and goes, which evaluates nothing (MOD-15).
public protocol NavigationTransition {}

/// As the system chooses.
public struct AutomaticNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system chooses.
  public static var automatic: Self { Self() }
}

/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate let sourceID: AnyHashable
  fileprivate let namespace: Namespace.ID
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that is the source of an id.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    Self(sourceID: AnyHashable(sourceID), namespace: namespace)
  }
}

extension View {
  /// Says how the destination comes and goes.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    inert(style)
  }

  /// Makes the view the one that a destination with the id comes out of.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    inert(id).inert(namespace)
  }
}
