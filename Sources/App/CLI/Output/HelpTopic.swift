/// What `bodycheck help` explains besides commands.
enum HelpTopic: String, CaseIterable, Sendable {
  /// The manual page, in the language of `troff`.
  case man

  /// The whole text with a final newline.
  var text: String {
    switch self {
    case .man: ManualPage(version: Program.version, commands: Program.commands.map { $0.form }).text
    }
  }
}
