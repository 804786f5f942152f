/// `bodycheck completions`: what a shell needs to complete command lines.
enum CompletionsCommand: Command {
  struct Options: Sendable {}

  static let name = "completions"
  static let summary = "write what a shell needs to complete command lines"
  static let operands = Shell.allCases.map(\.rawValue).joined(separator: "|")
  static let defaults = Options()
  static let flags: [Flag<Options>] = []

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    guard let word = operands.first else {
      throw ArgumentProblem.missingOperand(self.operands, command: name)
    }
    if operands.count > 1 { throw ArgumentProblem.extraOperand(operands[1], command: name) }
    guard let shell = Shell(rawValue: word) else {
      throw ArgumentProblem.notAShell(word, known: Shell.allCases.map(\.rawValue))
    }
    context.write(Completions(shell: shell, commands: Program.commands.map { $0.form }).text)
    return .success
  }
}
