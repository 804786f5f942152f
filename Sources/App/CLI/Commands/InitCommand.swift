/// `bodycheck init`: creates a new knowledge base.
enum InitCommand: Command {
  struct Options: Sendable {}

  static let name = "init"
  static let summary = "create a knowledge base"
  static let operands = Operands.one(.folder)
  static let defaults = Options()
  static let flags: [Flag<Options>] = []

  static func run(_ options: Options, operands: [String], in context: Context) throws -> ExitCode {
    var context = context
    context.folder = context.startFolder
    let folder = operands[0]
    let guideline = NewPage(title: "Give views only what they show", topic: "Inputs")
    let files = [
      ("content/index.md", home),
      ("content/guidelines/\(guideline.name).md", guideline.text),
      (".gitignore", "/.bodycheck/\n/public/\n"),
    ]
    let isHere = [".", "./"].contains(folder)
    for (path, text) in files {
      let path = isHere ? path : "\(folder)/\(path)"
      try context.create(path, text)
      context.note("wrote \(path)\n")
    }
    context.note(
      """
      Next, run\(isHere ? "" : "\n  cd \(folder)")
        bodycheck verify
        bodycheck serve

      """
    )
    return .success
  }

  private static let home = """
    ---
    title: Our guidelines
    summary: What we have learned about SwiftUI's performance, with verified counts.
    ---

    # Our guidelines

    Every count on this site was measured by running the program beside it.

    ## Inputs

    """
}
