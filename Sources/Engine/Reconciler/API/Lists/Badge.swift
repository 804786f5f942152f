/// How prominent a badge is.
public enum BadgeProminence: Hashable, Sendable {
  /// Less.
  case decreased
  /// As usual.
  case standard
  /// More.
  case increased
}

extension View {
  /// Shows a number beside a tab or row.
  public nonisolated func badge(_ count: Int) -> some View { inert(Double(count)) }
  /// Shows a text beside a tab or row.
  public nonisolated func badge(_ label: Text?) -> some View { inert(label) }
  /// Shows a text beside a tab or row.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { inert(key) }
  /// Shows a text beside a tab or row.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    inert(label.map { String($0) })
  }
  /// Sets how prominent badges inside are.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    inert(prominence)
  }
}
