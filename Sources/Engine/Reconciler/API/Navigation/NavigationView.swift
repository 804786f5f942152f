public struct NavigationView<Content> {
  let stack: NavigationStack<NavigationPath, Content>
}

extension NavigationView: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { stack = NavigationStack(root: content) }

  /// Mounts the stack.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    NavigationStack._makeView(view: view[\.stack], inputs: inputs)
  }
}

public protocol NavigationViewStyle: Sendable {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style)
    -> some View
  {
    inert(style)
  }
}
