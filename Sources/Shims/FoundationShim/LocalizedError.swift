/// An error that can be shown to a person.
public protocol LocalizedError: Error {
  /// What went wrong.
  var errorDescription: String? { get }
  /// Why.
  var failureReason: String? { get }
  /// What may help.
  var recoverySuggestion: String? { get }
  /// Where more is said.
  var helpAnchor: String? { get }
}

extension LocalizedError {
  /// Nothing.
  public var errorDescription: String? { nil }
  /// Nothing.
  public var failureReason: String? { nil }
  /// Nothing.
  public var recoverySuggestion: String? { nil }
  /// Nothing.
  public var helpAnchor: String? { nil }
}

extension Error {
  /// What went wrong, in words for a person.
  public var localizedDescription: String {
    (self as? any LocalizedError)?.errorDescription
      ?? "The operation couldn’t be completed. (\(_domain) error \(_code).)"
  }
}
