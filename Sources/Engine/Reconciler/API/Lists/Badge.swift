public enum BadgeProminence: Hashable, Sendable {
  case decreased
  case standard
  case increased
}

extension View {
  public nonisolated func badge(_ count: Int) -> some View { inert(Double(count)) }
  public nonisolated func badge(_ label: Text?) -> some View { inert(label) }
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { inert(key) }
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    inert(label.map { String($0) })
  }
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    inert(prominence)
  }
}
