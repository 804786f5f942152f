public protocol TextSelectability: Sendable {}

public struct EnabledTextSelectability: TextSelectability {}

public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { Self() }
}

extension View {
  /// Sets whether a person can select text in this view; no step does this.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    inert(selectability)
  }
}
