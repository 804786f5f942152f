/// Views together, without a layout or an identity of their own (ID-10).
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// As many as the content is.
  public static var _rowCount: Int? { Content._rowCount }

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content.makeListed(view: view[\.content], inputs: inputs.listing())
  }
}
