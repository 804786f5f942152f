/// What a command's output is written for.
enum OutputFormat: String, CaseIterable, Sendable {
  /// People.
  case text
  /// Programs; the same results give the same bytes.
  case json
}

/// What the results of a verification are written for.
enum VerificationFormat: String, CaseIterable, Sendable {
  /// People.
  case text
  /// Programs; the same results give the same bytes.
  case json
  /// Dashboards of test results.
  case junit
  /// GitHub's view of a change: each finding at its line, then what people read.
  case github

  /// Whether the output is one document, which nothing else may stand beside.
  var isDocument: Bool {
    switch self {
    case .json, .junit: true
    case .text, .github: false
    }
  }
}
