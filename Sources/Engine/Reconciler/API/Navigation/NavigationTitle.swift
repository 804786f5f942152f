/// How large the title of a navigation bar is.
public enum _TitleDisplayMode: Sendable {
  /// As the system chooses.
  case automatic
  /// In the bar.
  case inline
  /// Below the bar.
  case large
}

extension View {
  /// Sets the size of the title in the navigation bar.
  public nonisolated func navigationBarTitleDisplayMode(_ mode: _TitleDisplayMode) -> some View {
    inert(mode)
  }
  /// Names what a navigation view shows.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: _TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  /// Shows items in the navigation bar; they are built at once, as part of the enclosing body.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L,
    trailing: T
  ) -> some View {
    overlay(leading).overlay(trailing)
  }
  /// Shows items in the navigation bar; they are built at once, as part of the enclosing body.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    overlay(trailing)
  }
  /// Hides the navigation bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { inert(hidden) }
  /// Hides the button that goes back.
  public nonisolated func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    inert(hidden)
  }
  /// Names what a navigation view shows.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    navigationTitle(title.string)
  }
  /// Names what a navigation view shows, by a text that a person can change in the bar, which no step
  /// does; the enclosing body reads it.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }
  /// Adds a second line to the title.
  public nonisolated func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    inert(subtitle)
  }
  /// Adds a second line to the title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    inert(String(subtitle))
  }
  /// Names what a navigation view shows.
  public nonisolated func navigationBarTitle(
    _ title: Text,
    displayMode: _TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// Names what a navigation view shows.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: _TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// Shows items in the navigation bar; they are built at once, as part of the enclosing body.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { overlay(leading) }
}
