/// The prominence of a badge.
public enum BadgeProminence: Hashable, Sendable {
  /// Decreased prominence.
  case decreased
  /// The default.
  case standard
  /// Increased prominence.
  case increased
}

extension View {
  /// Adds a number badge to a tab or row.
  public nonisolated func badge(_ count: Int) -> some View { inert(Double(count)) }
  /// Adds a text badge to a tab or row.
  public nonisolated func badge(_ label: Text?) -> some View { inert(label) }
  /// Adds a text badge to a tab or row.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { inert(key) }
  /// Adds a text badge to a tab or row.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    inert(label.map { String($0) })
  }
  /// Sets the prominence of badges in this view.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    inert(prominence)
  }
}
