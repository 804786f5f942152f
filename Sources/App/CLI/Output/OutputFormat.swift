/// The format of a command's output.
enum OutputFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs; the same results produce the same bytes.
  case json
}

/// The format of verification results.
enum VerificationFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs; the same results produce the same bytes.
  case json
  /// For test dashboards.
  case junit
  /// For GitHub: each finding as an annotation on its line, then the text format.
  case github

  /// Whether the output is a single document, which must not contain anything else.
  var isDocument: Bool {
    switch self {
    case .json, .junit: true
    case .text, .github: false
    }
  }
}

/// The format of an audit.
enum AuditFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs; the same findings produce the same bytes.
  case json
  /// For a pull request.
  case markdown
}
