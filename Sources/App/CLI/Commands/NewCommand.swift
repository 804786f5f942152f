import Guidelines

/// `bodycheck new`: creates a guideline.
enum NewCommand: Command {
  struct Options: Sendable {
    var content = "content"
    var topic: String?
  }

  static let name = "new"
  static let summary = "create a guideline that verifies as it is"
  static let operands = Operands.oneOrMore(.word("TITLE"))
  static let defaults = Options()

  static let flags: [Flag<Options>] = [
    .text("--topic", .word("TOPIC"), "the topic that lists it") { $0.topic = $1 },
    .content { $0.content = $1 },
  ]

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    if operands.count > 1 { throw ArgumentProblem.titleInPieces(operands.joined(separator: " ")) }
    let title = operands[0]
    let page = NewPage(title: title, topic: options.topic)
    guard !page.name.isEmpty else { throw ArgumentProblem.notATitle(title) }
    let path = "\(options.content)/guidelines/\(page.name).md"
    let written = Page(path: path, text: page.text, folder: options.content)
    if let fault = Site(pages: [written]).diagnostics.first(where: { $0.severity == .error }) {
      throw ArgumentProblem.titleOfFaultyPage(title, fault.what)
    }
    try context.create(path, page.text)
    let isUsual = options.content == defaults.content
    let flag = isUsual ? "" : "--content \(shellWord(options.content)) "
    context.note(
      """
      wrote \(path)
      Write your own programs into it, predict their counts, and compare:
        bodycheck verify \(flag)\(shellWord(path))

      """
    )
    return .success
  }
}
