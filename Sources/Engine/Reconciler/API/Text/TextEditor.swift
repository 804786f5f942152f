/// A multiline text field; steps find it by its label, its text or a text beside it (CTL-1, CTL-4).
public struct TextEditor: PrimitiveView {
  let text: Binding<String>

  /// A multiline text field.
  public init(text: Binding<String>) { self.text = text }

  /// Mounts an element that takes keystrokes.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let editor = view.attribute
    let text = EditedText { editor.currentValue.map { .keystrokes($0.text) } }
    inputs.element.append(inputs.makeField(text, submits: []))
  }
}

/// The style of a text editor.
public protocol TextEditorStyle: Sendable {}

/// The system default.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The system default.
  public init() {}
}

/// Without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Without decoration.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The system default.
  public static var automatic: Self { Self() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without decoration.
  public static var plain: Self { Self() }
}

extension View {
  /// Sets the style of text editors in this view.
  public nonisolated func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    inert(style)
  }
}
