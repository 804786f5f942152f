import Diagnostics
import Guidelines
import ScenarioTrace
import Verification

/// Operates a screen once as a user might, and notes what could be done.
struct ScreenExploration {
  /// The longest that a table of steps gets.
  private static let maxSteps = 12

  let program: UserProgram
  /// What the steps measured; `nil` if not even the first could be performed.
  private(set) var run: Run?
  /// Why there is no run.
  private(set) var findings: [Diagnostic] = []
  /// The steps that were left out, each with the reason.
  private(set) var skipped: [(step: String, why: String)] = []

  /// Presents the screen, then taps, opens and toggles everything once, types into the first field, and goes back
  /// where nothing is left to do.
  init(_ program: UserProgram, _ compiled: CompiledProgram) {
    self.program = program
    let views = program.countedTypes
    let first = compiled.outcome(of: program.steps, views: views)
    guard case .completed(var run) = first else {
      findings = RunFindings(outcome: first, sources: program.sources, steps: program.steps).all
      return
    }
    var tried: Set<Step> = []
    while run.steps.count < Self.maxSteps {
      let screen = run.lastScreen
      let step = screen.operations.first { !tried.contains($0) } ?? .dismiss
      tried.insert(step)
      let outcome = compiled.outcome(of: run.steps.map(\.step) + [step], views: views)
      if case .completed(let next) = outcome, step != .dismiss || next.lastScreen != screen {
        run = next
      } else if step == .dismiss {
        break
      } else {
        skipped.append((step.description, outcome.reasonToSkip))
      }
      if case .type = step { tried.formUnion(screen.operations.filter(\.isTyping)) }
    }
    skipped += run.lastScreen.operations.filter { !tried.contains($0) }
      .map { ($0.description, "the table is long enough") }
    if run.lastScreen.hasNamelessControls {
      skipped.append(("controls without a label", "a step needs a text or an accessibility label"))
    }
    self.run = run
  }
}

extension ScenarioOutcome {
  /// Why a step is left out, without numbers, which a page states only where they are verified.
  fileprivate var reasonToSkip: String {
    switch self {
    case .crashed: "the program stops there"
    case .timedOut: "it does not end in time"
    case .completed, .compileError, .stepFailed, .notRun, .noCompiler: "it cannot be performed"
    }
  }
}

extension Run {
  /// What is on screen after the last step.
  fileprivate var lastScreen: ScreenNode {
    var screen = ScreenNode(.screen)
    for case .screen(let changes) in steps.flatMap(\.events) {
      for change in changes { _ = screen.apply(change) }
    }
    return screen
  }
}

extension Step {
  fileprivate var isTyping: Bool { if case .type = self { true } else { false } }
}

extension ScreenNode {
  /// The parts that can be operated, without those behind a sheet or an alert.
  private var reachable: [ScreenNode] {
    if states.contains(.covered) || states.contains(.disabled) { return [] }
    return [self] + children.flatMap(\.reachable)
  }

  /// A step for each part that can be operated, in their order.
  fileprivate var operations: [Step] {
    let parts = reachable.filter { !$0.actions.isEmpty }
    var steps: [Step] = []
    for part in parts where !part.label.isEmpty && part.label.count <= 60 {
      // A step is one line that can be seen.
      guard oneLine(part.label) == part.label else { continue }
      let isOnly = parts.count { $0.label == part.label } == 1
      let label = StepLabel(part.label, number: isOnly ? nil : 1)
      guard let step = part.operation(label), !steps.contains(step) else { continue }
      steps.append(step)
    }
    return steps
  }

  private func operation(_ label: StepLabel) -> Step? {
    if actions.contains("tap") { return .tap(label) }
    if actions.contains("open") { return .open(label) }
    if actions.contains("toggle") { return .toggle(label) }
    if actions.contains("select"), !states.contains(.selected) { return .select(label) }
    return actions.contains("type") ? .type("a", into: label) : nil
  }

  /// Whether no step can name one of the controls.
  fileprivate var hasNamelessControls: Bool {
    reachable.contains { $0.label.isEmpty && !$0.actions.isEmpty && $0.role != .gesture }
  }
}
