/// Shows a root view, and in front of it what links open: the older form of a navigation stack.
public struct NavigationView<Content> {
  let stack: NavigationStack<NavigationPath, Content>
}

extension NavigationView: View, PrimitiveView where Content: View {
  /// Navigation that starts with a view.
  public init(@ViewBuilder content: () -> Content) { stack = NavigationStack(root: content) }

  /// Mounts the stack.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    NavigationStack._makeView(view: view[\.stack], inputs: inputs)
  }
}

/// How a navigation view looks.
public protocol NavigationViewStyle: Sendable {}

/// Navigation as the system chooses.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Navigation as the system chooses.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Navigation as the system chooses.
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
  /// Sets the look of navigation views inside.
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style)
    -> some View
  {
    inert(style)
  }
}
