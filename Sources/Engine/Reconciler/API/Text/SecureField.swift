/// A field whose text is hidden (CTL-1).
public struct SecureField<Label> {
  let text: Binding<String>
  let label: Label
}

extension SecureField: View, PrimitiveView where Label: View {
  /// Mounts what takes keystrokes and is named by its label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let field = view.attribute
    let reaction = inputs.textReaction(to: .text) { field.currentValue?.text }
    let element = inputs.makeControl(reaction)
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension SecureField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, label: Text(titleKey))
  }
}
