public enum HoverEffect: Hashable, Sendable {
  case automatic
  case highlight
  case lift
}

extension View {
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    inert(effect)
  }
}
