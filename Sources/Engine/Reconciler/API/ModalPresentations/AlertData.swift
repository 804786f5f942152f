import AttributeGraph
import ValueComparison

/// A part of an alert about some data, which stays as it is when the data changes (INT-10).
public struct _AlertPart<Presented, Content> {
  let data: Presented?
  let content: Content?
}

extension _AlertPart: View, PrimitiveView where Content: View {
  /// That of the content.
  public static var _rowCount: _RowCount { Content._rowCount }

  /// Mounts the content, which is updated only while the data is what the alert was presented with.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let content = Attribute(KeptPart(part: view.attribute), in: inputs.subgraph)
    inputs.subgraph.addConsumer(content)
    Content._makeView(view: _GraphValue(content), inputs: inputs)
  }
}

extension View {
  /// Presents an alert about some data while a binding is `true`, if there is data when it begins.
  nonisolated func showingAlert<Presented, Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Presented?,
    actions: (Presented) -> Actions,
    message: (Presented) -> Message
  ) -> some View {
    let content = _AlertContent(
      title: title,
      actions: _AlertPart(data: data, content: data.map(actions)),
      message: _AlertPart(data: data, content: data.map(message))
    )
    return modifier(
      _PresentationModifier(
        kind: .alert,
        item: isPresented.asItem,
        identify: { _ in nil },
        onDismiss: nil,
        canBegin: data != nil,
        content: { _ in content }
      )
    )
  }
}

/// The content for the data with which the part was first shown.
private struct KeptPart<Presented, Content>: StatefulRule {
  let part: Attribute<_AlertPart<Presented, Content>>
  private var first: Presented?

  init(part: Attribute<_AlertPart<Presented, Content>>) { self.part = part }

  mutating func update(_ context: RuleContext<Content>) {
    let part = part.value
    guard let data = part.data, let content = part.content else { return }
    if let first {
      guard isEqual(first, data, options: Profile.current.comparisonOptions) else { return }
    } else {
      first = data
    }
    context.output(content)
  }
}
