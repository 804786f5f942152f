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
