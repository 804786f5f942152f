/// What a command's output is written for.
enum OutputFormat: String, CaseIterable, Sendable {
  /// People.
  case text
  /// Programs; the same results give the same bytes.
  case json
}
