import Diagnostics
import FoundationEssentials
import Guidelines
import ScenarioTrace
import SwiftSource
import Verification

/// A user's SwiftUI file, with the root view and the steps to perform.
struct SwiftFile: Sendable {
  /// The path as given by the user.
  let path: String
  let source: SourceText
  let program: ScenarioProgram
  /// All types whose evaluations or updates a run counts.
  let countedTypes: [String]
  /// The steps, `present` first.
  let steps: [Step]

  /// Reads a file.
  /// - Parameters:
  ///   - path: The file's path.
  ///   - root: A view's name or an expression, or `nil` for the only candidate.
  ///   - steps: The requested steps.
  ///   - context: Determines the folder for relative paths.
  /// - Throws: `FileProblem`, or `ArgumentProblem` if no view can be the root.
  init(_ path: String, root: String?, steps: [Step], in context: Context) throws {
    source = try Self.text(path, in: context)
    let outline = SourceOutline(source.text)
    let expression: String
    do {
      expression = try outline.rootExpression(root)
    } catch {
      throw ArgumentProblem.noRoot(error, path: path)
    }
    self.path = path
    self.steps = Self.withPresent(steps)
    countedTypes = outline.countedTypes
    program = ScenarioProgram(
      fragments: [.init(code: source.text, path: path, line: 1)],
      root: expression,
      rootPath: path,
      rootLine: outline.views.first { expression.hasPrefix($0.name) }?.line ?? 1,
      declaresSteps: outline.declaresSteps
    )
  }

  /// The request to compile and run the file.
  func request(
    configuration: Configuration,
    languageMode: Scenario.LanguageMode = .swift5,
    profile: Profile?
  ) -> ScenarioRequest {
    ScenarioRequest(
      program: program,
      configuration: configuration,
      languageMode: languageMode,
      profile: profile?.rawValue,
      steps: steps
    )
  }

  /// Parses a step from the command line.
  /// - Throws: `ArgumentProblem`.
  static func step(_ text: String) throws -> Step {
    do {
      return try Step(parsing: text)
    } catch let problem as StepProblem {
      throw ArgumentProblem.notAStep(text, problem)
    }
  }

  private static func text(_ path: String, in context: Context) throws -> SourceText {
    guard let data = FileManager.default.contents(atPath: context.absolute(path)) else {
      throw FileProblem.notFound(path)
    }
    guard let text = String(data: data, encoding: .utf8) else { throw FileProblem.notText(path) }
    return SourceText(path: path, text: text)
  }

  private static func withPresent(_ steps: [Step]) -> [Step] {
    if case .present = steps.first { return steps }
    return [.present(hostPasses: 0)] + steps
  }
}
