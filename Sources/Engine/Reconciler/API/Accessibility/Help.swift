extension View {
  /// Shows a hint.
  public nonisolated func help(_ text: LocalizedStringKey) -> some View { inert(text) }
  /// Explains the view.
  public nonisolated func help(_ text: Text) -> some View { inert(text) }
  /// Explains the view.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
