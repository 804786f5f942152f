import Verification

/// Which of a user's programs a command runs, and what answers the program's requests.
struct ProgramChoice: Sendable {
  var root = RootChoice.inferred
  /// The target of a package or project.
  var target: String?
  /// The folder with the responses.
  var responses: String?

  /// Checks that nothing is chosen, because a scenario's page states all of it.
  /// - Throws: `ArgumentProblem` for a flag that would have no effect.
  func checkUnused(for operand: String) throws {
    let given: String? =
      switch root {
      case .named: "--root"
      case .preview: "--preview"
      case .inferred: target != nil ? "--target" : responses != nil ? "--responses" : nil
      }
    if let given { throw ArgumentProblem.flagOfPrograms(given, operand: operand) }
  }
}
