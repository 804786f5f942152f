/// A text field that hides its text (CTL-1).
public struct SecureField<Label> {
  let text: Binding<String>
  let label: Label
  var prompt: Text?
  /// An additional action for the return key.
  var onCommit: (() -> Void)?
}

extension SecureField: View, PrimitiveView where Label: View {
  /// Mounts an element that takes keystrokes and is named by the label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let field = view.attribute
    let text = EditedText {
      field.currentValue.map { .keystrokes($0.text) }
    } onCommit: {
      field.currentValue?.onCommit?()
    }
    let element = inputs.makeField(text, submits: .text) {
      String(repeating: "•", count: $0.count)
    }
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, label: Text(titleKey), prompt: prompt)
  }
}
