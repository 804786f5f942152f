/// A scenario's program with a count in each `body`, as it runs in Xcode, in Swift Playgrounds and on the engine.
package struct ExportedProgram: Sendable {
  /// The name of the view that shows the program above a panel with its steps.
  package static let screen = "BodycheckScreen"
  /// The label of the panel's button that ends a step.
  package static let button = "Bodycheck: record"
  /// The label of the panel's button that performs a step of the program itself.
  package static let ownStepButton = "Bodycheck: perform"

  /// The identifier of what the panel shows of the last step.
  package static let result = "Bodycheck: result"

  /// The program, counted and without its entry points.
  private let code: String
  private let grammar: SwiftGrammar
  /// The expression that makes the root view.
  private let root: String
  /// The arguments that make a `BodycheckProgram` of it.
  private let description: String
  private let origin: String

  /// - Parameters:
  ///   - code: The program.
  ///   - grammar: How it is divided into tokens.
  ///   - root: The expression that makes its root view; `nil` for the only view that can be the root.
  ///   - steps: The steps in the page's wording, each with the name of a step that the program defines itself.
  ///   - origin: Where the program is from, such as `guidelines/stable-handlers#inline`.
  package init(
    code: String,
    grammar: SwiftGrammar,
    root: String?,
    steps: [(text: String, name: String?)],
    origin: String
  ) {
    let (counted, types) = countedSource(code, grammar)
    self.code = counted
    self.grammar = grammar
    self.root = root ?? (SourceOutline(code, grammar).rootCandidates.first ?? "EmptyView") + "()"
    self.origin = origin
    let named = steps.map { $0.name.map { "steps[\(literal($0))]" } ?? "nil" }
    description = programDescription(steps: steps.map(\.text), actions: named, types: types)
  }

  /// The program and all that it needs to count, as the only file of an app.
  package var file: String {
    """
    // \(escaped(origin)), exported by Bodycheck.
    //
    // Run it in Xcode (as the only file of a new app) or in Swift Playgrounds. Perform each step that the panel
    // names, then tap "\(Self.button)". After the last step the console has a table to paste into an observation.

    \(exportPanelImports)
    \(code)

    /// The program above the panel.
    struct \(Self.screen): View {
      init() {
        Bodycheck.program = BodycheckProgram(
          \(description.replacing("\n", with: "\n      "))
        )
      }

      var body: some View {
        BodycheckFrame { \(root) }
      }
    }

    @main
    struct BodycheckApp: App {
      var body: some Scene {
        WindowGroup { \(Self.screen)() }
      }
    }

    \(exportPanel)
    """
  }

  /// The program as one of many files of an app, to which it adds a scenario.
  /// - Parameter member: The name of its description in `BodycheckPrograms`, an enumeration without cases.
  /// - Returns: The text of the file.
  /// - Throws: `SharingObstacle` if other files of the module would notice it.
  package func sharedFile(_ member: String) throws(SharingObstacle) -> String {
    let shared = try SharedModuleSource(code, grammar)
    return """
      // \(escaped(origin)), exported by Bodycheck.

      \(shared.text)

      \(programMember(member, description: description, root: root))
      """
  }
}

/// A source without its entry points and with a count in each `body`, and the types that are counted.
func countedSource(_ code: String, _ grammar: SwiftGrammar) -> (text: String, types: [String]) {
  countingBodies(withoutEntryPoints(code, grammar), grammar) { "Bodycheck.ran(\"\($0)\")" }
}

/// The arguments that make a `BodycheckProgram`.
func programDescription(steps: [String], actions: [String], types: [String]) -> String {
  var known: Set<String> = []
  return """
    steps: [\(list(steps.map { literal($0) }))],
      actions: [\(list(actions))],
      views: [\(list(types.filter { known.insert($0).inserted }.map { literal($0) }))]
    """
}

/// The members of `BodycheckPrograms` that describe a program and show it.
func programMember(_ member: String, description: String, root: String) -> String {
  """
  extension BodycheckPrograms {
    @MainActor static let \(member) = BodycheckProgram(
      \(description.replacing("\n", with: "\n    "))
    )

    @MainActor static var \(member)Screen: AnyView { AnyView(BodycheckFrame { \(root) }) }
  }

  """
}

private func list(_ items: [String]) -> String { items.joined(separator: ", ") }
