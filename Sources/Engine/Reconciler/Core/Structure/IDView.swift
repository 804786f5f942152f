import AttributeGraph

/// A view with an explicit identity (ID-7).
public struct IDView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IDView: View, PrimitiveView where Content: View {
  /// The row count of the content.
  public static var _rowCount: _RowCount { Content._rowCount }

  /// The id is explicit.
  public static var _isIdentified: Bool { true }

  /// Mounts the content; mounts new content when the id changes.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let element = Element()
    inputs.element.append(element)
    let rule = IdentityRule(
      id: view.attribute.field(\.id),
      content: view[\.content],
      inputs: inputs,
      element: element
    )
    inputs.addContainer(rule)
  }

  private struct IdentityRule: StatefulRule {
    let id: Attribute<ID>
    let content: _GraphValue<Content>
    let inputs: _ViewInputs
    let element: Element
    var child = SingleChild<ID>()

    mutating func update(_ context: RuleContext<Void>) {
      let content = content
      let id = id.value
      inputs.replacing(by: "id", if: child.isReplaced(by: id)) {
        child.update(
          to: id,
          below: context,
          inputs: inputs,
          element: element,
          isShared: true
        ) { inputs in
          Content.makeListed(view: content, inputs: inputs)
        }
      }
      context.output(())
    }
  }
}

extension View {
  /// Gives the view an identity; a different id resets the view's state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
