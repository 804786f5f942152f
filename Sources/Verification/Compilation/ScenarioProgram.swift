import SwiftSource

/// The Swift program that runs a scenario: its code, and an entry point that hosts its root.
///
/// The compiler's messages refer to lines of the page, because each fragment of code states its origin.
/// Errors in the root expression appear at the scenario's fence.
package struct ScenarioProgram: Equatable, Sendable {
  /// A piece of code with the location of its first line.
  package struct Fragment: Equatable, Sendable {
    package let code: String
    package let path: String
    /// Counted from 1.
    package let line: Int

    package init(code: String, path: String, line: Int) {
      self.code = code
      self.path = path
      self.line = line
    }
  }

  /// The pieces in the order in which they are compiled.
  package let fragments: [Fragment]
  /// What the program shows.
  package let root: ProgramRoot
  /// Where errors in the root expression are reported.
  let rootPath: String
  let rootLine: Int
  /// The source before the entry point.
  ///
  /// If the code has its own entry point, such as an app, the scenario's entry point replaces it.
  private let body: String
  private let start: String

  /// Creates a program.
  /// - Parameters:
  ///   - fragments: The pieces of code in order.
  ///   - root: What the program shows.
  ///   - rootPath: The page to report errors in the root expression in.
  ///   - rootLine: The line to report them at.
  ///   - declaresSteps: Whether the code declares its own steps.
  package init(
    fragments: [Fragment],
    root: ProgramRoot,
    rootPath: String,
    rootLine: Int,
    declaresSteps: Bool
  ) {
    self.fragments = fragments
    self.root = root
    self.rootPath = rootPath
    self.rootLine = root.line ?? rootLine
    let pieces = fragments.map { fragment in
      location(fragment.path, fragment.line)
        + withoutEntryPoints(fragment.code, keeping: root.entryPoint) + "\n"
    }
    let (declarations, argument) = root.code
    let added = declarations.isEmpty ? "" : location(rootPath, self.rootLine) + declarations
    body = "import ScenarioHost\n" + pieces.joined() + added
    start = "ScenarioProgram.run(\(argument)\(declaresSteps ? ", steps: steps" : ""))"
  }

  /// The program's only file if it is compiled separately.
  package var source: String {
    body + location(rootPath, rootLine)
      + "@main enum BodycheckScenario { @MainActor static func main() { \(start) } }\n"
  }

  /// The program as one of several files of a module, with its entry point as a separate function.
  /// - Throws: `SharingObstacle` if it needs a separate module.
  func sharedSource(
    entry: String,
    _ grammar: SwiftGrammar
  ) throws(SharingObstacle) -> (text: String, imports: [String]) {
    let shared = try SharedModuleSource(body, grammar)
    let text =
      shared.text + location(rootPath, rootLine) + "@MainActor func \(entry)() { \(start) }\n"
    return (text, shared.imports)
  }
}

private func location(_ path: String, _ line: Int) -> String {
  let escaped = path.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
  return "#sourceLocation(file: \"\(String(escaped))\", line: \(line))\n"
}
