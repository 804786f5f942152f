/// A field for several lines; steps find it by a label for accessibility (CTL-1).
public struct TextEditor: PrimitiveView {
  let text: Binding<String>

  /// A field for several lines.
  public init(text: Binding<String>) { self.text = text }

  /// Mounts what takes keystrokes.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let editor = view.attribute
    let reaction = inputs.textReaction(to: []) { editor.currentValue?.text }
    inputs.element.append(inputs.makeControl(reaction))
  }
}

/// How fields for several lines look.
public protocol TextEditorStyle: Sendable {}

/// As the system chooses.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// As the system chooses.
  public init() {}
}

/// Without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Without decoration.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// As the system chooses.
  public static var automatic: Self { Self() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without decoration.
  public static var plain: Self { Self() }
}

extension View {
  /// Sets the look of fields for several lines inside.
  public nonisolated func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    inert(style)
  }
}
