/// Whether something is shown.
public enum Visibility: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// Shown.
  case visible
  /// Hidden.
  case hidden
}

extension View {
  /// Hides the view, which stays there.
  public nonisolated func hidden() -> some View { inert(true) }
}
