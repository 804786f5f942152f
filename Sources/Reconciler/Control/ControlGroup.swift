import AttributeGraph

/// Controls that belong together.
public struct ControlGroup<Content> {
  let content: Content
}

extension ControlGroup: View, PrimitiveView where Content: View {
  /// Controls that belong together; they are built at once, as part of the enclosing body.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the controls.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content._makeView(view: view[\.content], inputs: inputs.enteringStack())
  }
}
