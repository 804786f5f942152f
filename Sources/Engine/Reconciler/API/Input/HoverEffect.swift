/// The effect of the pointer on a view.
public enum HoverEffect: Hashable, Sendable {
  /// The system default.
  case automatic
  /// Highlights the view.
  case highlight
  /// Lifts the view.
  case lift
}

extension View {
  /// Applies an effect when the pointer hovers over the view.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    inert(effect)
  }
}
