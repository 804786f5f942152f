/// A modifier with the title of a screen, which only a bar shows.
public struct _TitleModifier {
  let title: String
}

extension _TitleModifier: PrimitiveModifier {
  /// Mounts the content.
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    inputs.draw(.title) { modifier.currentValue?.title ?? "" }
    body(inputs)
  }
}

/// The display mode of a navigation title.
public enum _TitleDisplayMode: Sendable {
  case automatic
  case inline
  case large
}

extension View {
  public nonisolated func navigationBarTitleDisplayMode(_ mode: _TitleDisplayMode) -> some View {
    inert(mode)
  }
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: _TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  /// Adds items to the navigation bar, built eagerly in the enclosing body.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L,
    trailing: T
  ) -> some View {
    overlay(leading).overlay(trailing)
  }
  /// Adds items to the navigation bar, built eagerly in the enclosing body.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    overlay(trailing)
  }
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { inert(hidden) }
  public nonisolated func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    inert(hidden)
  }
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    navigationTitle(title.string)
  }
  /// Sets an editable navigation title from a binding, which the enclosing body reads; no step edits it.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }
  public nonisolated func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    inert(subtitle)
  }
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    inert(String(subtitle))
  }
  public nonisolated func navigationBarTitle(
    _ title: Text,
    displayMode: _TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: _TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// Adds items to the navigation bar, built eagerly in the enclosing body.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { overlay(leading) }
}
