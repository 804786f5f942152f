public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // The name that UIKit uses.
  case URL
  case numberPad
  case phonePad
  case emailAddress
  case decimalPad
}

public enum UITextAutocapitalizationType: Int, Sendable {
  /// Capitalizes nothing.
  case none
  case words
  case sentences
  case allCharacters
}

public struct UITextContentType: Hashable, Sendable {
  private let name: String
  public static let name = UITextContentType(name: "name")
  public static let givenName = UITextContentType(name: "givenName")
  public static let familyName = UITextContentType(name: "familyName")
  public static let username = UITextContentType(name: "username")
  public static let password = UITextContentType(name: "password")
  public static let newPassword = UITextContentType(name: "newPassword")
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // The name that UIKit uses.
  public static let URL = UITextContentType(name: "URL")
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}
