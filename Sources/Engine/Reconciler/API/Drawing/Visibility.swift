public enum Visibility: Hashable, Sendable {
  case automatic
  case visible
  case hidden
}

extension View {
  /// Hides the view; it stays mounted and keeps its space.
  public nonisolated func hidden() -> some View { inert(true) }
}
