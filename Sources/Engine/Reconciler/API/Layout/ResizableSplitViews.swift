public struct HSplitView<Content> {
  let content: Content
}

extension HSplitView: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the content, as of a horizontal stack (BODY-9).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.drawn(.hstack).enteringStack())
  }
}

public struct VSplitView<Content> {
  let content: Content
}

extension VSplitView: View, PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the content, as of a vertical stack (BODY-9).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.drawn(.vstack).enteringStack())
  }
}
