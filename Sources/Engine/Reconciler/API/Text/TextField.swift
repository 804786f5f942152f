import AttributeGraph
import FoundationEssentials

/// A field that takes text (CTL-1).
public struct TextField<Label> {
  let input: TextInput
  let label: Label
  /// What the return key does besides submitting.
  var onCommit: (() -> Void)?
}

/// How a field takes text.
enum TextInput {
  /// Every keystroke is written.
  case keystrokes(Binding<String>)
  /// The text is read as a value when it is complete.
  case value((String) -> Void)

  var text: Binding<String>? { if case .keystrokes(let text) = self { text } else { nil } }

  var write: ((String) -> Void)? { if case .value(let write) = self { write } else { nil } }
}

extension TextField: View, PrimitiveView where Label: View {
  /// A field with a label of its own.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(input: .keystrokes(text), label: label())
  }

  /// Mounts what takes keystrokes and is named by its label.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let field = view.attribute
    let keystrokes = inputs.textReaction(to: .text) {
      field.currentValue?.input.text
    } onCommit: {
      field.currentValue?.onCommit?()
    }
    let element = InteractiveElement(
      field.currentValue?.input.write.map(InteractiveElement.Reaction.value) ?? keystrokes,
      isEnabled: inputs.isEnabled
    )
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension _ViewInputs {
  /// Takes keystrokes into a binding, and runs what the return key does here.
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
    self.init(input: .keystrokes(text), label: Text(titleKey))
  }

  /// A field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(input: .keystrokes(text), label: Text(title))
  }

  /// A field with a title that grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(input: .keystrokes(text), label: Text(titleKey))
  }

  /// A field with a title for a value in a format; a text that is none is not written.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let write = { (text: String) in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
    self.init(input: .value(write), label: Text(titleKey))
  }
}

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
    let element = InteractiveElement(reaction, isEnabled: inputs.isEnabled)
    Label._makeView(view: view[\.label], inputs: inputs.entering(element))
  }
}

extension SecureField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, label: Text(titleKey))
  }
}

/// A field for several lines; steps find it by a label for accessibility (CTL-1).
public struct TextEditor: PrimitiveView {
  let text: Binding<String>

  /// A field for several lines.
  public init(text: Binding<String>) { self.text = text }

  /// Mounts what takes keystrokes.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) {
    let editor = view.attribute
    let reaction = inputs.textReaction(to: []) { editor.currentValue?.text }
    inputs.element.append(InteractiveElement(reaction, isEnabled: inputs.isEnabled))
  }
}

/// A field that searches, beside the content.
public struct _SearchModifier {
  let text: Binding<String>
  let prompt: Text?
}

extension _SearchModifier: PrimitiveModifier {
  /// Mounts the content, and what takes keystrokes, named by its prompt or else "Search".
  public static func _makeView(
    modifier: _GraphValue<Self>,
    inputs: _ViewInputs,
    body: @escaping @MainActor (_ViewInputs) -> Void
  ) {
    let modifier = modifier.attribute
    let reaction = inputs.textReaction(to: .search) { modifier.currentValue?.text }
    let field = InteractiveElement(reaction, isEnabled: inputs.isEnabled)
    inputs.element.append(field)
    field.append(TextElement { modifier.currentValue?.prompt?.string ?? "Search" })
    body(inputs)
  }
}

extension View {
  /// Adds a field that searches.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(_SearchModifier(text: text, prompt: prompt))
  }

  /// Adds a field that searches, with a prompt.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field that searches, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// Where a field that searches goes.
public struct SearchFieldPlacement: Equatable, Sendable {
  /// When a field in the drawer of a bar is shown.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// While the content is not scrolled.
    case automatic
    /// Always.
    case always
  }

  private let name: String
  /// As the system chooses.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the navigation bar.
  public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)
  /// Below the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self(name: "navigationBarDrawer \(displayMode)")
  }
}
