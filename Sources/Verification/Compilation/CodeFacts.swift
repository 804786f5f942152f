import Guidelines
import SwiftSource

/// A scenario's code as written on the page, how it is compiled, and the view to show.
struct ScenarioCode: Equatable, Sendable {
  /// The pieces in the order in which they are compiled.
  let fragments: [ScenarioProgram.Fragment]
  let settings: RunSettings
  let root: Scenario.Root
  /// Whether a missing root view is an error.
  let needsRoot: Bool
}

/// Facts that the syntax of a scenario's code reveals.
struct CodeFacts: Equatable, Codable, Sendable {
  /// The pieces as they are compiled.
  let code: ResolvedCode
  /// What the program shows.
  let root: ProgramRoot
  /// The page or file that declares it.
  let rootPath: String
  /// The views that get a count in every step, even 0.
  let views: [String]
  /// The declarations that explanations use for names and lines.
  let declarations: [DeclaredView]
  /// Whether the code declares its own steps.
  let declaresSteps: Bool
  /// What the code must not contain, with lines of the page.
  let refusedCode: [RefusedCode]
  /// The same in the expression for the root view.
  let refusedRootCode: [RefusedCode]

  /// Parses code.
  /// - Throws: `RootProblem` if no view, or more than one, could be the root.
  init(of code: ScenarioCode) throws(RootProblem) {
    let grammar = code.settings.languageMode.grammar
    self.code = ResolvedCode(code.fragments, for: code.settings)
    let outline = try ProgramOutline(of: self.code.fragments, grammar) {
      (own) throws(RootProblem) in try Self.root(of: code, own)
    }
    root = outline.locatedRoot
    rootPath = outline.rootLocation.path
    views = outline.countedTypes
    declarations = outline.declarations
    declaresSteps = outline.own.declaresSteps
    refusedCode = Verification.refusedCode(
      in: self.code.fragments,
      outline.whole,
      showing: root,
      of: rootPath,
      grammar
    )
    refusedRootCode = SwiftSource.refusedCode(in: root.expression ?? "", grammar)
  }

  private static func root(
    of code: ScenarioCode,
    _ outline: SourceOutline
  ) throws(RootProblem) -> ProgramRoot {
    do {
      return try outline.root(RootChoice(code.root), code.settings.languageMode.grammar)
    } catch {
      guard code.root == .inferred, !code.needsRoot else { throw error }
      return .view("EmptyView()")
    }
  }
}

extension Scenario.LanguageMode {
  /// How the compiler reads a program in this mode.
  package var grammar: SwiftGrammar { SwiftGrammar(mode: rawValue) }
}
