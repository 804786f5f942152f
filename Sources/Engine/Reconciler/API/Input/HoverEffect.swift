public enum HoverEffect: Hashable, Sendable {
  case automatic
  case highlight
  case lift
}

public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    inert(behavior)
  }

  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    inert(effect)
  }
}
