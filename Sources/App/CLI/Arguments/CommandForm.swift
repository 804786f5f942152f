/// A command's words without what they do: what help and completions are made from.
struct CommandForm: Equatable, Sendable {
  /// A flag's words.
  struct FlagForm: Equatable, Sendable {
    let name: String
    let value: Value
    let help: String
  }

  /// What can follow a flag, or stand as an operand.
  enum Value: Equatable, Sendable {
    case none
    case choice([String])
    case folder
    case file
    case other

    /// Reads the form that help shows, such as `FOLDER` or `debug|release`.
    init(form: String?) {
      guard let form, !form.isEmpty else {
        self = .none
        return
      }
      if form.contains("|"), form == form.lowercased() {
        self = .choice(form.split(separator: "|").map(String.init))
      } else if form.contains("FOLDER") {
        self = .folder
      } else if ["FILE", "PATH", "PAGE"].contains(where: form.contains) {
        self = .file
      } else {
        self = .other
      }
    }
  }

  let name: String
  let summary: String
  let operands: Value
  let flags: [FlagForm]
}

extension Command {
  static var form: CommandForm {
    CommandForm(
      name: name,
      summary: summary,
      operands: CommandForm.Value(form: operands),
      flags: flags.map { flag in
        CommandForm.FlagForm(
          name: flag.name,
          value: CommandForm.Value(form: flag.value),
          help: flag.help
        )
      }
    )
  }
}
