import SwiftSource

/// The Swift program that runs a scenario: its code, and an entry point that hosts its root view.
///
/// The compiler's messages carry the place in the page, since each piece of code says where it is
/// from; whatever is wrong with the root shows at the scenario's fence.
package struct ScenarioProgram: Equatable, Sendable {
  /// A piece of code with the place of its first line.
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
  /// A Swift expression for the root view.
  package let root: String
  /// The program's only file.
  ///
  /// An entry point of the code's own, such as an app, gives way to the scenario's.
  package let source: String

  /// Writes a program.
  /// - Parameters:
  ///   - fragments: The pieces of code in order.
  ///   - root: A Swift expression for the root view.
  ///   - rootPath: The page that faults of the root expression are shown in.
  ///   - rootLine: The line that they are shown at.
  package init(fragments: [Fragment], root: String, rootPath: String, rootLine: Int) {
    self.fragments = fragments
    self.root = root
    let declaresSteps = fragments.contains { SourceOutline($0.code).declaresSteps }
    let steps = declaresSteps ? ", steps: steps" : ""
    let pieces = fragments.map { fragment in
      location(fragment.path, fragment.line) + withoutEntryPoints(fragment.code) + "\n"
    }
    source =
      "import ScenarioHost\n" + pieces.joined()
      + location(rootPath, rootLine)
      + "@main enum BodycheckScenario { @MainActor static func main() {"
      + " ScenarioProgram.run(root: { \(root) }\(steps)) } }\n"
  }
}

private func location(_ path: String, _ line: Int) -> String {
  let escaped = path.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
  return "#sourceLocation(file: \"\(String(escaped))\", line: \(line))\n"
}
