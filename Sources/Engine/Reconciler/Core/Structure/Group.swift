/// Groups views without giving them a layout or an identity (ID-10).
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// The row count of the content.
  public static var _rowCount: _RowCount { Content._rowCount }

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the content.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Content.makeListed(view: view[\.content], inputs: inputs.listing())
  }
}
