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

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Labels.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// Goes on.
  case `continue`
}

/// Whether typed text is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// Answers.
  case `default`, no, yes
}
