import AttributeGraph

/// A view that is compared with its own `==`, even if it is plain data (ID-12, CMP-4).
public struct EquatableView<Content: Equatable> {
  /// The compared view.
  public var content: Content

  /// Compares a view with its own `==`.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View, PrimitiveView where Content: View {
  /// The row count of the content.
  public static var _rowCount: _RowCount { Content._rowCount }

  /// Mounts the content as an attribute that is compared with `==`.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let rule = ForwardRule(source: view.attribute.field(\.content))
    let content = Attribute(rule, in: inputs.subgraph)
    content.node.comparisonMode = .equatableAlways
    content.node.isPayload = true
    Content.makeListed(view: _GraphValue(content), inputs: inputs)
  }

  private struct ForwardRule: Rule {
    let source: Attribute<Content>
    var value: Content { source.value }
  }
}

extension View where Self: Equatable {
  /// Compares the view with its own `==`.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
