/// `bodycheck new`: begins a guideline.
enum NewCommand: Command {
  struct Options: Sendable {
    var content = "content"
    var topic: String?
  }

  static let name = "new"
  static let summary = "begin a guideline that verifies as it stands"
  static let operands = "TITLE"
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .text("--topic", "TOPIC", "the heading that it is listed under") { $0.topic = $1 },
    .text("--content", "FOLDER", "where the pages are (default: content)") { $0.content = $1 },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    guard let title = operands.first else {
      throw ArgumentProblem.missingOperand(self.operands, command: name)
    }
    if operands.count > 1 { throw ArgumentProblem.titleInPieces(operands.joined(separator: " ")) }
    let page = NewPage(title: title, topic: options.topic)
    guard !page.name.isEmpty else { throw ArgumentProblem.notATitle(title) }
    let path = "\(options.content)/guidelines/\(page.name).md"
    try context.create(path, page.text)
    let flag = options.content == defaults.content ? "" : "--content \(options.content) "
    context.write(
      """
      wrote \(path)
      Write your own programs into it, predict their counts, and compare:
        bodycheck verify \(flag)\(path)

      """
    )
    return .success
  }
}
