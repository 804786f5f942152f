/// How the pointer highlights a view.
public enum HoverEffect: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// By light behind.
  case highlight
  /// By lifting.
  case lift
}

extension View {
  /// Highlights the view below the pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    inert(effect)
  }
}
