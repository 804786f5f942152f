import Guidelines
import SwiftSource

/// A scenario's code as the page has it, and the view that it is to show.
struct ScenarioCode: Equatable, Sendable {
  /// The pieces in the order in which they are compiled.
  let fragments: [ScenarioProgram.Fragment]
  let root: Scenario.Root
  /// Whether it is a fault that no view can be the root.
  let needsRoot: Bool
}

/// What syntax says about a scenario's code.
struct CodeFacts: Equatable, Codable, Sendable {
  /// A Swift expression for the root view.
  let root: String
  /// The views that have a count in every step, be it 0.
  let views: [String]
  /// What explanations call the views by.
  let declarations: [DeclaredView]
  /// Whether the code has steps of its own.
  let declaresSteps: Bool

  /// Reads code.
  /// - Throws: `RootProblem` where no view can be mounted, or several.
  init(of code: ScenarioCode) throws(RootProblem) {
    let outline = SourceOutline(code.fragments.map(\.code).joined(separator: "\n"))
    root = try Self.root(of: code, outline)
    views = outline.countedTypes
    declarations = declaredViews(in: code.fragments, outline)
    declaresSteps = outline.declaresSteps
  }

  private static func root(
    of code: ScenarioCode,
    _ outline: SourceOutline
  ) throws(RootProblem) -> String {
    do {
      return
        switch code.root
      {
      case .named(let name): try outline.rootExpression(name)
      case .expression(let expression): expression
      case .inferred: try outline.rootExpression(nil)
      }
    } catch {
      guard code.root == .inferred, !code.needsRoot else { throw error }
      return "EmptyView()"
    }
  }

  /// What is said about an example that has a little of everything.
  static let rules: String = {
    let code = ScenarioCode(
      fragments: [.init(code: example, path: "", line: 1)],
      root: .inferred,
      needsRoot: true
    )
    return (try? CodeFacts(of: code)).map { "\($0)" } ?? "no root"
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
    #Preview { Screen() }
    @MainActor let steps: [String: @MainActor () -> Void] = [:]
    """
}
