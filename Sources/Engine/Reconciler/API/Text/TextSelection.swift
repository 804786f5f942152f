/// Whether text can be selected.
public protocol TextSelectability: Sendable {}

/// Selection is enabled.
public struct EnabledTextSelectability: TextSelectability {}

/// Selection is disabled.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Selection is enabled.
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Selection is disabled.
  public static var disabled: Self { Self() }
}

extension View {
  /// Sets whether a person can select text in this view; no step does this.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    inert(selectability)
  }
}
