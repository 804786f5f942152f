import Glibc

/// `bodycheck mcp`: serves a coding agent over standard input and output.
enum MCPCommand: Command {
  struct Options: Sendable {}

  static let name = "mcp"
  static let summary = "let a coding agent run and explain programs (Model Context Protocol)"
  static let operands = Operands.none
  static let defaults = Options()
  static let flags: [Flag<Options>] = []

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    let server = ModelContextServer(tools: ModelContextTool.all, context: context)
    while let line = readLine() {
      if line.isEmpty { continue }
      if let answer = server.answer(to: line) { context.write(answer + "\n") }
    }
    return .success
  }
}
