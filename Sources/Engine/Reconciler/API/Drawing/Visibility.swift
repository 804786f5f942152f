/// The visibility of an element.
public enum Visibility: Hashable, Sendable {
  /// The system default.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}

extension View {
  /// Hides the view; it stays mounted and keeps its space.
  public nonisolated func hidden() -> some View { inert(true) }
}
