import UIKitShim

/// The label of the return key.
public struct SubmitLabel: Equatable, Sendable {
  private let name: String
  /// "Continue".
  public static let `continue` = SubmitLabel(name: "continue")
  /// "Done".
  public static let done = SubmitLabel(name: "done")
  /// "Go".
  public static let go = SubmitLabel(name: "go")
  /// "Join".
  public static let join = SubmitLabel(name: "join")
  /// "Next".
  public static let next = SubmitLabel(name: "next")
  /// "Return".
  public static let `return` = SubmitLabel(name: "return")
  /// "Route".
  public static let route = SubmitLabel(name: "route")
  /// "Search".
  public static let search = SubmitLabel(name: "search")
  /// "Send".
  public static let send = SubmitLabel(name: "send")
}

/// The automatic capitalization of the keyboard.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let name: String
  /// Capitalizes nothing.
  public static var never: Self { Self(name: "never") }
  /// Capitalizes the first letter of each word.
  public static var words: Self { Self(name: "words") }
  /// Capitalizes the first letter of each sentence.
  public static var sentences: Self { Self(name: "sentences") }
  /// Capitalizes all letters.
  public static var characters: Self { Self(name: "characters") }
}

extension View {
  /// Sets the label of the return key.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    inert(submitLabel)
  }
  /// Sets how the keyboard capitalizes text.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    inert(autocapitalization)
  }
  /// Disables autocorrection.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    inert(disable)
  }
  /// Disables autocorrection.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { inert(disable) }
  /// Sets the type of the keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { inert(type) }
  /// Sets how typed text is capitalized.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    inert(style)
  }
  /// Sets the content type of text fields in this view.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    inert(textContentType)
  }
}
