/// One command of the program: its name, its flags and its action.
protocol Command: Sendable {
  /// The values that the flags set.
  associatedtype Options

  /// The word that chooses the command.
  static var name: String { get }
  /// One line of help, starting in lowercase and without a period.
  static var summary: String { get }
  static var operands: Operands { get }
  /// Help, completions and parsing all come from this list.
  static var flags: [Flag<Options>] { get }
  /// The default options.
  static var defaults: Options { get }

  /// Performs the command.
  /// - Parameters:
  ///   - options: The values of the flags.
  ///   - operands: Operands, in a number that `Self.operands` allows.
  ///   - context: The environment in which the command runs.
  /// - Returns: How it ended.
  /// - Throws: `ArgumentProblem` for wrong use, other errors for a broken installation.
  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode
}

extension Command {
  static var form: CommandForm {
    CommandForm(
      name: name,
      summary: summary,
      operands: operands,
      flags: flags.map(\.form) + CommonFlags.forms
    )
  }

  /// Parses the arguments and runs the command.
  static func run(arguments: [String], in context: Context) throws -> ExitCode {
    var options = defaults
    let operands = try parse(arguments, command: name, flags: flags, into: &options)
    try self.operands.check(operands, of: name)
    return try run(options, operands: operands, in: context)
  }
}
