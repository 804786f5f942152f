/// An error with a localized description.
public protocol LocalizedError: Error {
  /// A description of the error.
  var errorDescription: String? { get }
  /// The reason for the error.
  var failureReason: String? { get }
  /// A suggestion for recovering from the error.
  var recoverySuggestion: String? { get }
  /// An anchor in the help.
  var helpAnchor: String? { get }
}

extension LocalizedError {
  /// `nil` by default.
  public var errorDescription: String? { nil }
  /// `nil` by default.
  public var failureReason: String? { nil }
  /// `nil` by default.
  public var recoverySuggestion: String? { nil }
  /// `nil` by default.
  public var helpAnchor: String? { nil }
}

extension Error {
  /// A localized description of the error.
  public var localizedDescription: String {
    (self as? any LocalizedError)?.errorDescription
      ?? "The operation couldn’t be completed. (\(_domain) error \(_code).)"
  }
}
