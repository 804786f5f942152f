import FoundationEssentials

extension TextField where Label == Text {
  /// A field with a title that tells when the return key is hit.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(input: .keystrokes(text), label: Text(titleKey), onCommit: onCommit)
  }

  /// A field with a title for a value in a format, or none where there is no text.
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
    self.init(input: .value(write), label: Text(titleKey))
  }
}

extension View {
  /// Sets how letters become capitals.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(_InertModifier(value: style))
  }
  /// Sets the look of fields for several lines inside.
  public nonisolated func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
    modifier(_InertModifier(value: style))
  }
}

/// How letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// They do not.
  case none
  /// At the start of each word.
  case words
  /// At the start of each sentence.
  case sentences
  /// All.
  case allCharacters
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
