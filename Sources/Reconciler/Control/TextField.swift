import AttributeGraph

/// A field that takes text (CTL-1).
public struct TextField<Label> {
  let text: Binding<String>
  let label: Label
}

extension TextField: View, PrimitiveView where Label: View {
  /// Mounts what takes keystrokes and is named by its label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let field = view.attribute
    let element = InteractiveElement(
      .text(
        read: { field.currentValue?.text.wrappedValue ?? "" },
        write: { field.currentValue?.text.wrappedValue = $0 }
      ),
      isEnabled: inputs.isEnabled
    )
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension TextField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }

  /// A field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }
}

extension View {
  /// Runs an action when a text field inside is left with the return key, which no step presses.
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View {
    modifier(_SubmitModifier(action: action))
  }
}

/// What the return key runs.
public struct _SubmitModifier: DrawingModifier {
  let action: () -> Void
}
