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
  /// What is to be said about the file before it runs.
  let notes: [Diagnostic]
  let settings: RunSettings
  /// The steps, `present` first.
  let steps: [Step]

  /// Reads a file.
  /// - Parameters:
  ///   - path: The file's path.
  ///   - choice: How the root is chosen.
  ///   - steps: The requested steps.
  ///   - settings: What the file is compiled with.
  ///   - context: Determines the folder for relative paths.
  /// - Throws: `FileProblem`, or `ArgumentProblem` if nothing can be the root.
  init(
    _ path: String,
    choice: RootChoice,
    steps: [Step],
    settings: RunSettings,
    in context: Context
  ) throws {
    let source = try Self.text(path, in: context)
    let written = ScenarioProgram.Fragment(code: source.text, path: path, line: 1)
    let code = ResolvedCode([written], for: settings)
    let grammar = settings.languageMode.grammar
    let outline = SourceOutline(code.fragments[0].code, grammar)
    let root: ProgramRoot
    do {
      root = try outline.root(choice, grammar)
    } catch {
      throw ArgumentProblem.noRoot(error, path: path)
    }
    let line = Self.line(of: root, in: outline)
    self.path = path
    self.source = source
    self.settings = settings
    self.steps = Self.withPresent(steps)
    countedTypes = outline.countedTypes(showing: root.app)
    let others = choice == .inferred ? outline.otherRoots(than: root) : []
    let note = others.isEmpty ? [] : [source.rootNote(root, line: line, others)]
    notes = code.findings(in: source) + note
    program = ScenarioProgram(
      fragments: code.fragments,
      root: root,
      rootPath: path,
      rootLine: line,
      declaresSteps: outline.declaresSteps
    )
  }

  /// Where the root is declared.
  private static func line(of root: ProgramRoot, in outline: SourceOutline) -> Int {
    if case .preview(let preview, _) = root { return preview.line }
    return (outline.views + outline.apps).first { "\(root)".hasPrefix($0.name) }?.line ?? 1
  }

  /// The request to compile and run the file under the profile that was asked for, if any.
  func request(profile: Profile?) -> ScenarioRequest {
    ScenarioRequest(
      program: program,
      configuration: settings.configuration,
      languageMode: settings.languageMode,
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

extension SourceText {
  /// Says which root was taken, and how to choose another.
  fileprivate func rootNote(_ root: ProgramRoot, line: Int, _ others: [String]) -> Diagnostic {
    let message = Diagnostic.Message(
      id: "root",
      what: "'\(root)' is the root",
      why: "nothing else was asked for",
      fix: "give \(others.map { "'\($0)'" }.joined(separator: " or ")) for another"
    )
    return diagnostic(.note, message, at: SourceLocation(path: path, line: line, column: 1))
  }
}
