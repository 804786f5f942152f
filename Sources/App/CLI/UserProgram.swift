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
  /// Whether code that needs missing API is left out.
  let leavesOut: Bool
  /// The line of the root in the first file.
  let rootLine: Int
  /// The flags that choose another root.
  let otherRoots: [String]
  /// The steps, `present` first.
  let steps: [Step]

  /// The compilation settings that come from flags.
  struct Settings {
    var configuration: Configuration
    var languageMode: Scenario.LanguageMode?
    var profile: Profile?
    var sdk: Sdk?
    var toolchain: String
    /// Whether a program that lacks API is refused instead of being reduced.
    var isStrict = false
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
    let choice = written.view.map { choice == .inferred ? .named($0) : choice } ?? choice
    leavesOut = !settings.isStrict
    let leavesOut = leavesOut
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
    // No regular expression begins with a slash in older code, unless Xcode builds it.
    let hasRegexLiterals =
      leavesOut && written.hasRegexLiterals && settings.languageMode == .swift5
    let flags = written.flags + (hasRegexLiterals ? [ScenarioProgram.regexLiteralFlag] : [])
    let grammar = hasRegexLiterals ? .swift6 : settings.languageMode.grammar
    let code = guardingReading(of: written.path) {
      ResolvedCode(written.fragments, for: settings, grammar, leavingOutModules: leavesOut)
    }
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
    rootLine = rootLocation.line
    otherRoots = outline.own.otherRoots(than: root)
    // An app, or the only view that can be the root, was no choice.
    let isChoice = if case .preview = root { choice == .inferred } else { false }
    let others = isChoice ? otherRoots : []
    let note = others.isEmpty ? [] : [sources[0].rootNote(root, at: rootLocation, others)]
    notes = code.findings(in: texts) + note + written.notes
    program = ScenarioProgram(
      fragments: code.fragments,
      grammar: grammar,
      root: outline.locatedRoot,
      rootPath: rootLocation.path,
      rootLine: rootLocation.line,
      declaresSteps: outline.own.declaresSteps,
      resources: written.resources,
      flags: flags
    )
  }

  /// The notes for a run, without those about modules that the findings about its left-out parts name.
  func notes(beside leftOut: [LeftOutPart]) -> [Diagnostic] {
    let modules = Set(leftOut.flatMap(\.modules))
    return notes.filter { note in
      note.id != Diagnostic.Message.unmodeledImportID
        || !modules.contains { note.what == "the module '\($0)' is missing" }
    }
  }

  /// The request to compile and run the program under the requested profile, if any.
  func request(profile: Profile?) -> ScenarioRequest {
    var request = ScenarioRequest(
      program: program,
      configuration: settings.configuration,
      languageMode: settings.languageMode,
      profile: profile?.rawValue,
      steps: steps
    )
    request.leavesOut = leavesOut
    return request
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

  /// The program that a user names, or the one around a file that does not stand by itself.
  /// - Throws: `ProgramProblem`.
  func sources(at operands: [String], target: String?) throws -> ProgramSources {
    if operands.count == 1,
      let whole = SurroundingProgram(
        of: operands[0],
        target: target,
        on: disk(for: operands),
        absolute: absolute
      )
    {
      var sources = whole.sources
      sources.view = whole.view
      return sources
    }
    return try namedSources(at: operands, target: target)
  }

  /// The program that a user names, without responses.
  /// - Throws: `ProgramProblem`.
  private func namedSources(at operands: [String], target: String?) throws -> ProgramSources {
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
    let (path, scenario) = pathAndScenario(of: operand)
    return path.hasSuffix(".md") || scenario != nil
  }
}
