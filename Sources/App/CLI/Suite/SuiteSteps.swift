import ScenarioTrace
import SwiftSource

extension Step {
  /// The Swift statement that performs it through `ScenarioTestCase`; empty where nothing has to be done.
  var suiteCall: String {
    switch self {
    case .present: ""
    case .hostPass: Self.cannot("the host replaces the environment")
    case .tap(let label): "try tap(\(label.arguments))"
    case .open(let label): "try tap(\(label.arguments))"
    case .select(let label): "try select(\(label.arguments))"
    case .toggle(let label): "try toggle(\(label.arguments))"
    case .hold(let label): "try hold(\(label.arguments))"
    case .type(let text, let label): "try type(\(literal(text)), into: \(label.arguments))"
    case .submit(let label): "try submit(\(label.arguments))"
    case .drag(let label, let x, let y):
      "try drag(\(label.arguments(with: ["x: \(x)", "y: \(y)"])))"
    case .pinch(let label, let scale): "try pinch(\(label.arguments(with: ["scale: \(scale)"])))"
    case .rotate(let label, let degrees):
      "try rotate(\(label.arguments(with: ["degrees: \(degrees)"])))"
    case .drop(let label, let target):
      "try drop(\(literal(label.text)), onto: \(literal(target.text)))"
    case .delete(let label): "try delete(\(label.arguments))"
    case .scroll(let label): "try scroll(to: \(literal(label)))"
    case .scrollToEnd: Self.cannot("a test does not know where a list ends")
    case .dismiss: "dismiss()"
    case .wait(let seconds): "wait(\(seconds))"
    case .environment("colorScheme", "light"): "appearance(.light)"
    case .environment("colorScheme", "dark"): "appearance(.dark)"
    case .environment(let key, _): Self.cannot("'\(key)' is a setting of the system")
    case .run: "try tap(\(literal(ExportedProgram.ownStepButton)))"
    case .hover, .unhover: Self.cannot("a test has no pointer")
    case .move: Self.cannot("a row is moved by its handle, which has no public name")
    case .refresh: Self.cannot("pulling is not told from scrolling")
    case .repeat(let count, let step):
      "for _ in 0..<\(count) { \(step.suiteCall) }"
    }
  }

  private static func cannot(_ reason: String) -> String { "try cannot(\(literal(reason)))" }
}

extension StepLabel {
  fileprivate var arguments: String { arguments(with: []) }

  /// The arguments of a function that takes a label, then others, then the row and the number.
  fileprivate func arguments(with others: [String]) -> String {
    ([literal(text)] + others + (row.map { ["row: \(literal($0))"] } ?? [])
      + (number.map { ["number: \($0)"] } ?? [])).joined(separator: ", ")
  }
}
