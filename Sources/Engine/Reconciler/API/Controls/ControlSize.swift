public enum ControlSize: CaseIterable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

extension View {
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
