/// Whether the texts of a view can be selected.
public protocol TextSelectability: Sendable {}

/// They can.
public struct EnabledTextSelectability: TextSelectability {}

/// They cannot.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// They can.
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// They cannot.
  public static var disabled: Self { Self() }
}

extension View {
  /// Lets a person select the texts inside, which no step does.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    inert(selectability)
  }
}
