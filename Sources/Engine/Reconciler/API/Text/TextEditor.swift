/// A multiline text field; steps find it by its label, its text or a text beside it (CTL-1, CTL-4).
public struct TextEditor: PrimitiveView {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  /// Mounts an element that takes keystrokes.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let editor = view.attribute
    let text = EditedText { editor.currentValue.map { .keystrokes($0.text) } }
    inputs.element.append(inputs.makeField(text, submits: []))
  }
}

public protocol TextEditorStyle: Sendable {}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { Self() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: Self { Self() }
}

extension View {
  public nonisolated func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    inert(style)
  }
}
