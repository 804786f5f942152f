/// One command of the program: its name and flags, and what it does.
protocol Command: Sendable {
  /// What the flags set.
  associatedtype Options

  /// The word that chooses the command.
  static var name: String { get }
  /// One line of help, in small letters and without a full stop.
  static var summary: String { get }
  static var operands: Operands { get }
  /// Help, completions and parsing all come from this list.
  static var flags: [Flag<Options>] { get }
  /// The options before any flag is read.
  static var defaults: Options { get }

  /// Does what the command is for.
  /// - Parameters:
  ///   - options: What the flags set.
  ///   - operands: As many as `Self.operands` allows.
  ///   - context: Where the command runs.
  /// - Returns: How it ended.
  /// - Throws: `ArgumentProblem` for wrong use, other errors for a broken installation.
  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode
}

extension Command {
  static var form: CommandForm {
    CommandForm(name: name, summary: summary, operands: operands, flags: flags.map(\.form))
  }

  /// Reads the arguments and runs.
  static func run(arguments: [String], in context: Context) throws -> ExitCode {
    var options = defaults
    let operands = try parse(arguments, command: name, flags: flags, into: &options)
    try self.operands.check(operands, of: name)
    return try run(options, operands: operands, in: context)
  }
}
