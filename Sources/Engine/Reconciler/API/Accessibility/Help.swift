extension View {
  /// Adds help text.
  public nonisolated func help(_ text: LocalizedStringKey) -> some View { inert(text) }
  /// Adds help text.
  public nonisolated func help(_ text: Text) -> some View { inert(text) }
  /// Adds help text.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
