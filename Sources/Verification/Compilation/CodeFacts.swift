import Guidelines
import SwiftSource

/// A scenario's code as written on the page, and the view to show.
struct ScenarioCode: Equatable, Sendable {
  /// The pieces in the order in which they are compiled.
  let fragments: [ScenarioProgram.Fragment]
  let languageMode: Scenario.LanguageMode
  let root: Scenario.Root
  /// Whether a missing root view is an error.
  let needsRoot: Bool
}

/// Facts that the syntax of a scenario's code reveals.
struct CodeFacts: Equatable, Codable, Sendable {
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
    let grammar = code.languageMode.grammar
    let outline = try ProgramOutline(of: code.fragments, grammar) {
      (own) throws(RootProblem) in try Self.root(of: code, own)
    }
    root = outline.locatedRoot
    rootPath = outline.rootLocation.path
    views = outline.countedTypes
    declarations = outline.declarations
    declaresSteps = outline.own.declaresSteps
    refusedCode = Verification.refusedCode(
      in: code.fragments,
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
      return try outline.root(RootChoice(code.root), code.languageMode.grammar)
    } catch {
      guard code.root == .inferred, !code.needsRoot else { throw error }
      return .view("EmptyView()")
    }
  }

  /// The facts about a sample that covers all rules.
  static let rules: String = {
    let code = ScenarioCode(
      fragments: [.init(code: example, path: "", line: 1)],
      languageMode: .swift5,
      root: .inferred,
      needsRoot: true
    )
    let previews = SourceOutline(example).previews
    return (try? CodeFacts(of: code)).map { "\($0), \(previews) \(RefusedCode.rules)" } ?? "no root"
  }()

  private static let example = """
    protocol Card: View {}
    struct Screen: Card {
      @State private var count = 0
      var body: some View { Row<Int>(title: "a").modifier(Frame()).onAppear {} }
    }
    extension Screen { enum Parts { struct Inner: View { @Binding var a: Int } } }
    struct Row<Value>: View { let title: String; var value: Value? }
    struct Frame: ViewModifier { @Environment(\\.locale) var locale; init() {} }
    final class Model: ObservableObject { init(a: Int) {} }
    struct Map: UIViewRepresentable {}
    struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }
    struct Main: Scene { @Ticks var ticks; @propertyWrapper struct Ticks { let ticks = 0 } }
    #Preview("a") { @Previewable @State var count = 0; Screen() }
    struct Screen_Previews: PreviewProvider {}
    @MainActor let steps: [String: @MainActor () -> Void] = [:]
    """
}

extension Scenario.LanguageMode {
  /// How the compiler reads a program in this mode.
  package var grammar: SwiftGrammar {
    switch self {
    case .swift5: .swift5
    case .swift6: .swift6
    }
  }
}
