/// `bodycheck completions`: prints a shell script that completes command lines.
enum CompletionsCommand: Command {
  struct Options: Sendable {}

  static let name = "completions"
  static let summary = "write shell completions"
  static let operands = Operands.one(.choice(Shell.allCases.map(\.rawValue)))
  static let defaults = Options()
  static let flags: [Flag<Options>] = []

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let word = operands[0]
    guard let shell = Shell(rawValue: word) else {
      throw ArgumentProblem.notAShell(word, known: Shell.allCases.map(\.rawValue))
    }
    context.write(Completions(shell: shell, commands: Program.commands.map { $0.form }).text)
    return .success
  }
}
