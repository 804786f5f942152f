/// The description of a command, from which its help and its completions are generated.
struct CommandForm: Equatable, Sendable {
  let name: String
  let summary: String
  let operands: Operands
  let flags: [FlagForm]

  /// The command's help page.
  var help: String {
    let usage = ["usage: bodycheck", name, operands.text, flags.isEmpty ? "" : "[flags]"]
    let spellings = flags.map { flag in flag.name + (flag.value.map { " " + $0.text } ?? "") }
    let width = spellings.map(\.count).max() ?? 0
    let lines = zip(spellings, flags).map { spelling, flag in
      "  " + spelling + String(repeating: " ", count: width - spelling.count) + "  " + flag.help
    }
    return
      ([usage.filter { !$0.isEmpty }.joined(separator: " "), "", summary]
      + (lines.isEmpty ? [] : [""] + lines)).joined(separator: "\n")
  }
}

/// The description of a flag.
struct FlagForm: Equatable, Sendable {
  /// The spelling, including the two hyphens.
  let name: String
  /// The flag's value, or `nil` for a flag that takes none.
  let value: ValueForm?
  /// One line of help, starting in lowercase and without a period.
  let help: String
}

/// The kind of a flag's value or an operand, with its text in the help.
enum ValueForm: Equatable, Sendable {
  case choice([String])
  case folder
  /// A file or a folder.
  case file(String)
  case word(String)

  var text: String {
    switch self {
    case .choice(let choices): choices.joined(separator: "|")
    case .folder: "FOLDER"
    case .file(let text), .word(let text): text
    }
  }
}

/// The operands that a command takes.
struct Operands: Equatable, Sendable {
  /// The kind of each operand; `nil` if the command takes none.
  let form: ValueForm?
  /// The allowed number of operands.
  let count: ClosedRange<Int>

  static let none = Operands(form: nil, count: 0...0)
  static func one(_ form: ValueForm) -> Self { Self(form: form, count: 1...1) }
  static func oneOrMore(_ form: ValueForm) -> Self { Self(form: form, count: 1...Int.max) }
  static func any(_ form: ValueForm) -> Self { Self(form: form, count: 0...Int.max) }

  /// The operands as shown in the help; empty for none.
  var text: String { form?.text ?? "" }

  /// Checks the number of operands.
  /// - Throws: `ArgumentProblem`.
  func check(_ operands: [String], of command: String) throws(ArgumentProblem) {
    if operands.count < count.lowerBound { throw .missingOperand(text, command: command) }
    if operands.count > count.upperBound {
      throw .extraOperand(operands[count.upperBound], command: command)
    }
  }
}
