/// A program of one or more files with a count in each `body`, as the files of an app of its own.
package struct ExportedApp: Sendable {
  /// The text of each file, in the order in which the files were given.
  package let files: [String]
  /// The file that describes the program as a member of `BodycheckPrograms`.
  package let description: String

  /// - Parameters:
  ///   - files: The program's files.
  ///   - grammar: How they are divided into tokens.
  ///   - root: The expression that makes its root view.
  ///   - steps: The steps in the wording of the command line.
  ///   - member: The name of its description.
  package init(
    files: [String],
    grammar: SwiftGrammar,
    root: String,
    steps: [String],
    as member: String
  ) {
    let counted = files.map { countedSource($0, grammar) }
    self.files = counted.map(\.text)
    let text = programDescription(
      steps: steps,
      actions: steps.map { _ in "nil" },
      types: counted.flatMap(\.types)
    )
    description = exportPanelImports + "\n" + programMember(member, description: text, root: root)
  }
}
