/// One command of the program: its name and flags, and what it does.
protocol Command: Sendable {
  /// What the flags set.
  associatedtype Options

  /// The word that chooses the command.
  static var name: String { get }
  /// One line of help, in small letters and without a full stop.
  static var summary: String { get }
  /// The operands as the help writes them, such as `FILE.swift`; empty for none.
  static var operands: String { get }
  static var flags: [Flag<Options>] { get }
  /// The options before any flag is read.
  static var defaults: Options { get }

  /// Does what the command is for.
  /// - Throws: `ArgumentProblem` for wrong use, other errors for a broken installation.
  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode
}

extension Command {
  /// Reads the arguments and runs.
  static func run(arguments: [String], in context: Context) throws -> ExitCode {
    var options = defaults
    let operands = try parse(arguments, command: name, flags: flags, into: &options)
    return try run(options, operands: operands, in: context)
  }

  /// The command's page of help.
  static var help: String {
    let usage = ["usage: bodycheck", name, operands, flags.isEmpty ? "" : "[flags]"]
    let spellings = flags.map { flag in flag.name + (flag.value.map { " " + $0 } ?? "") }
    let width = spellings.map(\.count).max() ?? 0
    let lines = zip(spellings, flags).map { spelling, flag in
      "  " + spelling + String(repeating: " ", count: width - spelling.count) + "  " + flag.help
    }
    return
      ([usage.filter { !$0.isEmpty }.joined(separator: " "), "", summary]
      + (lines.isEmpty ? [] : [""] + lines)).joined(separator: "\n")
  }
}

/// How the program ends.
package enum ExitCode: Int32, Sendable {
  /// All holds.
  case success = 0
  /// A count differs or a page is faulty.
  case findings = 1
  /// Wrong use or a broken installation.
  case misuse = 2
}
