/// What a field edits.
enum TextInput {
  /// A text, which each keystroke writes.
  case keystrokes(Binding<String>)
  /// A value: the closure parses a text and writes the value, if it is one.
  case value((String) -> Void)
}

/// The text that a field shows while a person edits it (CTL-4, CTL-5).
///
/// A keystroke changes this text and writes it. If the binding then returns something else, the field goes on
/// showing what was typed, until something other than typing changes what the binding returns. A field for a
/// value starts with an empty text and writes when editing ends.
final class EditedText {
  private let input: () -> TextInput?
  private let onEditingChanged: (Bool) -> Void
  private let onCommit: () -> Void
  private var isEditing = false
  /// What was typed; `nil` if nothing was since editing began.
  private var typed: String?
  /// What the binding returned right after the last keystroke.
  private var accepted = ""

  init(
    _ input: @escaping () -> TextInput?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.input = input
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Whether the field, and with it the host, still exists.
  fileprivate var isMounted: Bool { input() != nil }

  /// The text that the next keystroke changes.
  fileprivate var shown: String {
    guard case .keystrokes(let text) = input() else { return typed ?? "" }
    return shown(over: text.wrappedValue)
  }

  /// The text, if reading it runs no code of the program; for what is only drawn.
  fileprivate var drawn: String? {
    guard case .keystrokes(let text) = input() else { return typed }
    return text.location.plainValue.map { shown(over: $0) } ?? typed
  }

  private func shown(over held: String) -> String {
    guard let typed, held == accepted, Profile.current.fieldsKeepRefusedText else { return held }
    return typed
  }

  fileprivate func type(_ text: String) {
    begin()
    typed = text
    guard case .keystrokes(let binding) = input() else { return }
    binding.wrappedValue = text
    accepted = binding.wrappedValue
  }

  fileprivate func begin() {
    guard !isEditing else { return }
    isEditing = true
    onEditingChanged(true)
  }

  /// Ends editing: writes the value, and shows what the binding holds again.
  fileprivate func end() {
    if let typed = typed.take(), case .value(let write) = input() { write(typed) }
    guard isEditing else { return }
    isEditing = false
    onEditingChanged(false)
  }

  fileprivate func submit() {
    end()
    onCommit()
  }
}

extension _ViewInputs {
  /// Makes the element of a field: it takes keystrokes, and the return key runs the actions around it.
  func makeField(
    _ text: EditedText,
    submits trigger: SubmitTriggers,
    draws: @escaping (String) -> String = { $0 }
  ) -> InteractiveElement {
    let submission = around.submission
    weak var field: InteractiveElement?
    let element = makeControl(
      .text(
        read: { text.shown },
        write: { text.type($0) },
        submit: {
          text.submit()
          Submission.run(trigger, from: submission)
          if trigger.contains(.text), text.isMounted, let field { host.resignFocus(of: field) }
        }
      ),
      value: { text.drawn.map(draws) }
    )
    field = element
    element.onEditingChanged = { $0 ? text.begin() : text.end() }
    element.keyboard = around.keyboard
    return element
  }
}
