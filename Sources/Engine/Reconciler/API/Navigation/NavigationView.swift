/// Shows a root view and the views that links open over it: the deprecated form of a navigation stack.
public struct NavigationView<Content> {
  let stack: NavigationStack<NavigationPath, Content>
}

extension NavigationView: View, PrimitiveView where Content: View {
  /// A navigation view with a root view.
  public init(@ViewBuilder content: () -> Content) { stack = NavigationStack(root: content) }

  /// Mounts the stack.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    NavigationStack._makeView(view: view[\.stack], inputs: inputs)
  }
}

/// The style of a navigation view.
public protocol NavigationViewStyle: Sendable {}

/// The system default navigation view style.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The system default navigation view style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The system default navigation view style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One view at a time.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets the style of navigation views in this view.
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style)
    -> some View
  {
    inert(style)
  }
}
