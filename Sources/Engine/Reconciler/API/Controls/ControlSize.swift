/// The size of a control.
public enum ControlSize: CaseIterable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// The default size.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

extension View {
  /// Sets the size of controls in this view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
