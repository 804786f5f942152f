import AttributeGraph

/// The content of an alert.
///
/// Unlike the content of a sheet, it is built as part of the enclosing body.
public struct _AlertContent<Actions, Message> {
  let title: Text
  let actions: Actions
  let message: Message
}

extension _AlertContent: View, PrimitiveView where Actions: View, Message: View {
  /// Mounts the title, the message and the buttons; each button closes the alert after its action.
  ///
  /// If the type of the buttons says that there are none, there is an OK button (INT-4).
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    Text._makeView(view: view[\.title], inputs: inputs)
    Message._makeView(view: view[\.message], inputs: inputs)
    let inputs = inputs.closingWithButtons()
    Actions._makeView(view: view[\.actions], inputs: inputs)
    guard Actions._rowCount.number == 0 else { return }
    let button = Attribute(external: Button("OK") {}, in: inputs.subgraph)
    Button<Text>._makeView(view: _GraphValue(button), inputs: inputs)
  }
}

extension _ViewInputs {
  /// Returns inputs with which each button closes the presentation after its action.
  func closingWithButtons() -> _ViewInputs {
    var inputs = self
    inputs.environment = Attribute(ClosingButtons(outer: environment), in: subgraph)
    return inputs
  }
}

private struct ClosingButtons: Rule {
  let outer: Attribute<EnvironmentValues>

  var value: EnvironmentValues {
    var values = outer.value
    let dismiss = values.dismiss
    values.buttonDismissal = DismissTarget { onMainActor { dismiss() } }
    return values
  }
}

extension View {
  /// Presents an alert while a binding is `true`.
  nonisolated func showingAlert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    actions: Actions,
    message: Message
  ) -> some View {
    let content = _AlertContent(title: title, actions: actions, message: message)
    return presenting(.alert, isPresented: isPresented) { content }
  }
}
