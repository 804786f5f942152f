import FoundationEssentials

/// A control that edits text (CTL-1).
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

/// How a field processes its text.
enum TextInput {
  /// Writes each keystroke.
  case keystrokes(Binding<String>)
  /// Parses the text as a value on commit.
  case value((String) -> Void)

  var text: Binding<String>? { if case .keystrokes(let text) = self { text } else { nil } }

  var write: ((String) -> Void)? { if case .value(let write) = self { write } else { nil } }
}

extension TextField: View, PrimitiveView where Label: View {
  /// A field with a custom label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(input: .keystrokes(text), label: label(), prompt: prompt)
  }

  /// Mounts an element that takes keystrokes and is named by the label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let field = view.attribute
    let keystrokes = inputs.textReaction(to: .text) {
      field.currentValue?.input.text
    } onCommit: {
      field.currentValue?.onEditingChanged?(false)
      field.currentValue?.onCommit?()
    }
    let element = inputs.makeControl(
      field.currentValue?.input.write.map { write in
        // A field takes any text, and keeps its value if it cannot parse it.
        .value { text in
          write(text)
          return true
        }
      } ?? keystrokes,
      value: { field.currentValue?.input.text?.location.plainValue }
    )
    element.onEditingChanged = { field.currentValue?.onEditingChanged?($0) }
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension _ViewInputs {
  /// Writes keystrokes into a binding, and runs the actions of the return key.
  func textReaction(
    to trigger: SubmitTriggers,
    _ text: @escaping () -> Binding<String>?,
    onCommit: @escaping () -> Void = {}
  ) -> InteractiveElement.Reaction {
    let submission = around.submission
    return .text(
      read: { text()?.wrappedValue ?? "" },
      write: { text()?.wrappedValue = $0 },
      submit: {
        onCommit()
        Submission.run(trigger, from: submission)
      }
    )
  }
}

extension TextField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(input: .keystrokes(text), label: Text(titleKey), prompt: prompt)
  }

  /// A field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(input: .keystrokes(text), label: Text(title), prompt: prompt)
  }

  /// A field with a title that grows along an axis.
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
  /// A field with a title and an action for the return key.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(input: .keystrokes(text), label: Text(titleKey), onCommit: onCommit)
  }

  /// A field with a title for an optional formatted value; empty text is `nil`.
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
