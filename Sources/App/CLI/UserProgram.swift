import Diagnostics
import FoundationEssentials
import Guidelines
import ScenarioTrace
import SwiftSource
import Threads
import Verification

/// A user's SwiftUI program, with the root view and the steps to perform.
struct UserProgram: Sendable {
  /// The program's name: that of its file, folder or target.
  let name: String
  /// The path of the program as given by the user.
  let path: String
  /// The files; the first one contains the root.
  let sources: [SourceText]
  let program: ScenarioProgram
  /// All types whose evaluations or updates a run counts.
  let countedTypes: [String]
  /// The views that the program declares.
  let declarations: [DeclaredView]
  /// Messages about the program to print before it runs.
  let notes: [Diagnostic]
  let settings: RunSettings
  /// The steps, `present` first.
  let steps: [Step]

  /// The compilation settings that come from flags.
  struct Settings {
    var configuration: Configuration
    var languageMode: Scenario.LanguageMode?
    var profile: Profile?
    var sdk: Sdk?
    var toolchain: String
  }

  /// Prepares a program.
  /// - Parameters:
  ///   - written: The program as its author keeps it.
  ///   - choice: How the root is chosen.
  ///   - steps: The requested steps.
  ///   - settings: What the program is compiled with.
  /// - Throws: `ArgumentProblem` if nothing can be the root.
  init(
    _ written: ProgramSources,
    choice: RootChoice,
    steps: [Step],
    settings: Settings
  ) throws {
    let settings = RunSettings(
      configuration: settings.configuration,
      languageMode: settings.languageMode ?? written.languageMode ?? .swift5,
      profile: settings.profile ?? .standard,
      sdk: settings.sdk,
      toolchain: settings.toolchain
    )
    for fragment in written.fragments {
      guard let line = lineOfDeepNesting(in: fragment.code) else { continue }
      throw ProgramProblem.tooDeep("\(fragment.path):\(fragment.line + line - 1)")
    }
    let code = guardingReading(of: written.path) {
      ResolvedCode(written.fragments, for: settings)
    }
    let grammar = settings.languageMode.grammar
    let outline: ProgramOutline
    do throws(RootProblem) {
      outline = try guardingReading(of: written.path) { () throws(RootProblem) in
        try ProgramOutline(of: code.fragments, grammar) { (own) throws(RootProblem) in
          try own.root(choice, grammar)
        }
      }
    } catch {
      throw ArgumentProblem.noRoot(error, path: written.path)
    }
    let (root, rootLocation) = (outline.root, outline.rootLocation)
    let texts = written.files.map(\.source)
    name = written.name
    path = written.path
    self.settings = settings
    self.steps = Self.withPresent(steps)
    sources =
      texts.filter { $0.path == rootLocation.path }
      + texts.filter { $0.path != rootLocation.path }
    declarations = outline.declarations
    countedTypes = outline.countedTypes
    let others = choice == .inferred ? outline.own.otherRoots(than: root) : []
    let note = others.isEmpty ? [] : [sources[0].rootNote(root, at: rootLocation, others)]
    notes = code.findings(in: texts) + note + written.notes
    program = ScenarioProgram(
      fragments: code.fragments,
      grammar: settings.languageMode.grammar,
      root: outline.locatedRoot,
      rootPath: rootLocation.path,
      rootLine: rootLocation.line,
      declaresSteps: outline.own.declaresSteps,
      resources: written.resources,
      flags: written.flags
    )
  }

  /// The request to compile and run the program under the requested profile, if any.
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

  /// The steps with `present` as the first.
  static func withPresent(_ steps: [Step]) -> [Step] {
    if case .present = steps.first { return steps }
    return [.present(hostPasses: 0)] + steps
  }
}

extension SourceText {
  /// Says which root was taken, and how to choose another.
  fileprivate func rootNote(
    _ root: ProgramRoot,
    at location: SourceLocation,
    _ others: [String]
  ) -> Diagnostic {
    let shown = others.prefix(4).map { "'\($0)'" } + (others.count > 4 ? ["…"] : [])
    let message = Diagnostic.Message(
      id: "root",
      what: "'\(root)' is the root",
      why: "no other root was chosen",
      fix: "give \(shown.joined(separator: " or ")) to choose another root"
    )
    return diagnostic(.note, message, at: location)
  }
}

extension Context {
  /// The program that a user names; `-` stands for standard input.
  /// - Throws: `ProgramProblem`.
  func sources(at operands: [String], _ choice: ProgramChoice) throws -> ProgramSources {
    var sources = try sources(at: operands, target: choice.target)
    if let folder = choice.responses { try sources.addResponses(folder, in: absolute(folder)) }
    return sources
  }

  /// The same without responses.
  /// - Throws: `ProgramProblem`.
  func sources(at operands: [String], target: String?) throws -> ProgramSources {
    guard operands != ["-"] else {
      let text = SourceText(path: "<stdin>", bytes: readInput())
      guard text.firstInvalidByte == nil else { throw ProgramProblem.notText("<stdin>") }
      return ProgramSources(text)
    }
    return try ProgramFolder.sources(
      at: operands,
      target: target,
      on: disk(for: operands),
      absolute: absolute
    )
  }

  /// What a program that a user names can consist of.
  func disk(for operands: [String]) -> ProgramDisk {
    ProgramDisk(for: operands.map(absolute), repository: KnowledgeBase.repository)
  }

  /// Whether an operand names a page, or a scenario of one.
  func isPage(_ operand: String) -> Bool {
    let path = operand.split(separator: "#", maxSplits: 1).first.map(String.init) ?? operand
    return path.hasSuffix(".md")
      || operand.contains("#") && !FileManager.default.fileExists(atPath: absolute(operand))
  }
}
