/// Adds a search field to the content.
public struct _SearchModifier {
  let text: Binding<String>
  let prompt: Text?
}

extension _SearchModifier: PrimitiveModifier {
  /// Mounts the content, and an element that takes keystrokes, named by its prompt or "Search".
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    let reaction = inputs.textReaction(to: .search) { modifier.currentValue?.text }
    let field = inputs.makeControl(
      reaction,
      value: { modifier.currentValue?.text.location.plainValue }
    )
    inputs.element.append(field)
    field.append(TextElement { modifier.currentValue?.prompt?.string ?? "Search" })
    body(inputs)
  }
}

/// The placement of a search field.
public struct SearchFieldPlacement: Equatable, Sendable {
  /// When a search field in a navigation bar drawer is visible.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// While the content is not scrolled.
    case automatic
    /// Always.
    case always
  }

  private let name: String
  /// The system default.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the navigation bar.
  public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)
  /// Below the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self(name: "navigationBarDrawer \(displayMode)")
  }
}

extension View {
  /// Adds a search field.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(_SearchModifier(text: text, prompt: prompt))
  }
  /// Adds a search field with a prompt.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// Adds a search field with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}
