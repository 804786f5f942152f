/// The label of the return key.
public struct SubmitLabel: Equatable, Sendable {
  private let name: String
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

/// The type of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The default.
  case `default`
  /// For ASCII characters.
  case asciiCapable
  /// For numbers and punctuation.
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // The name that UIKit uses.
  /// For URLs.
  case URL
  /// For digits.
  case numberPad
  /// For phone numbers.
  case phonePad
  /// For email addresses.
  case emailAddress
  /// For digits and a decimal point.
  case decimalPad
}

/// How typed text is capitalized.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Capitalizes nothing.
  case none
  /// At the start of each word.
  case words
  /// At the start of each sentence.
  case sentences
  /// Capitalizes all letters.
  case allCharacters
}

/// The meaning of a text field, for AutoFill.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  /// A person's name.
  public static let name = UITextContentType(name: "name")
  /// A given name.
  public static let givenName = UITextContentType(name: "givenName")
  /// A family name.
  public static let familyName = UITextContentType(name: "familyName")
  /// A username.
  public static let username = UITextContentType(name: "username")
  /// A password.
  public static let password = UITextContentType(name: "password")
  /// A new password.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// An email address.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A phone number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // The name that UIKit uses.
  /// A URL.
  public static let URL = UITextContentType(name: "URL")
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
