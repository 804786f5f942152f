extension View {
  public nonisolated func help(_ text: LocalizedStringKey) -> some View { inert(text) }
  public nonisolated func help(_ text: Text) -> some View { inert(text) }
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
