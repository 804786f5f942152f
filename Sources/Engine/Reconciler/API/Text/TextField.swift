import FoundationEssentials

/// A control that edits text, or a value as text (CTL-1, CTL-4, CTL-5).
public struct TextField<Label> {
  let input: TextInput
  let label: Label
  var prompt: Text?
  var axis: Axis?
  /// An additional action for the return key.
  var onCommit: (() -> Void)?
  /// An action for when editing begins and ends.
  var onEditingChanged: ((Bool) -> Void)?
}

extension TextField: View, PrimitiveView where Label: View {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(input: .keystrokes(text), label: label(), prompt: prompt)
  }

  /// Mounts an element that takes keystrokes and is named by the label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let field = view.attribute
    let text = EditedText {
      field.currentValue?.input
    } onEditingChanged: {
      field.currentValue?.onEditingChanged?($0)
    } onCommit: {
      field.currentValue?.onCommit?()
    }
    let element = inputs.makeField(text, submits: .text)
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(input: .keystrokes(text), label: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(input: .keystrokes(text), label: Text(title), prompt: prompt)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(input: .keystrokes(text), label: Text(titleKey), prompt: prompt, axis: axis)
  }

  /// A field with a title for a formatted value; text that doesn't parse isn't written.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let write = { (text: String) in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
    self.init(input: .value(write), label: Text(titleKey), prompt: prompt)
  }
}

extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(input: .keystrokes(text), label: Text(titleKey), onCommit: onCommit)
  }

  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let write = { (text: String) in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let parsed = try? format.parseStrategy.parse(text) {
        value.wrappedValue = parsed
      }
    }
    self.init(input: .value(write), label: Text(titleKey), prompt: prompt)
  }
}
