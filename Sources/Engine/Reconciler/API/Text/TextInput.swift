/// The label of the return key.
public struct SubmitLabel: Equatable, Sendable {
  private let name: String
  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Send.
  public static let send = SubmitLabel(name: "send")
}

/// How the keyboard capitalizes text.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let name: String
  /// None.
  public static var never: Self { Self(name: "never") }
  /// The first of each word.
  public static var words: Self { Self(name: "words") }
  /// The first of each sentence.
  public static var sentences: Self { Self(name: "sentences") }
  /// All.
  public static var characters: Self { Self(name: "characters") }
}

/// The type of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// As usual.
  case `default`
  /// Letters and signs of ASCII.
  case asciiCapable
  /// Digits and signs.
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // UIKit's own name.
  /// For addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For addresses of mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
}

/// How typed text is capitalized.
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

/// What a field is for, so that the system can offer to fill it in.
public struct UITextContentType: Hashable, Sendable {
  private let name: String
  /// A person's name.
  public static let name = UITextContentType(name: "name")
  /// The name that comes first.
  public static let givenName = UITextContentType(name: "givenName")
  /// The name of the family.
  public static let familyName = UITextContentType(name: "familyName")
  /// The name of an account.
  public static let username = UITextContentType(name: "username")
  /// The password of an account.
  public static let password = UITextContentType(name: "password")
  /// A password for a new account.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code that holds once.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// An address of mail.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // UIKit's own name.
  /// The address of a page.
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
  /// Says what fields inside are for.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    inert(textContentType)
  }
}
