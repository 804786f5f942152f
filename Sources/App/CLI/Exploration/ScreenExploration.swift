import Diagnostics
import Guidelines
import ScenarioTrace
import Verification

/// Operates a screen and what can be reached from it, once as a user might, and notes what could be done.
///
/// The same program always gets the same steps, unless the time ends first.
struct ScreenExploration {
  /// How far an exploration goes.
  struct Limit {
    /// The most steps in which a body runs.
    var steps = 60
    /// When no further step begins.
    var end: ContinuousClock.Instant
    /// Called before each step with what is done.
    var progress: (String) -> Void = { _ in }
  }

  let program: UserProgram
  /// What the steps measured; `nil` if not even the first could be performed.
  private(set) var run: Run?
  /// Why there is no run.
  private(set) var findings: [Diagnostic] = []
  /// What was left out, each with the reason.
  private(set) var skipped: [(step: String, why: String)] = []

  private let compiled: CompiledProgram
  private let limit: Limit
  private var plan = ExplorationPlan()
  /// How many steps count for the limit.
  private var live = 0

  /// Presents the screen, then operates everything once, and goes back where nothing is left to do.
  init(_ program: UserProgram, _ compiled: CompiledProgram, limit: Limit) {
    (self.program, self.compiled, self.limit) = (program, compiled, limit)
    limit.progress("present")
    let first = compiled.outcome(of: program.steps, views: program.countedTypes)
    guard case .completed(let run) = first else {
      findings = RunFindings(outcome: first, sources: program.sources, steps: program.steps).all
      return
    }
    self.run = explored(run)
  }

  private mutating func explored(_ first: Run) -> Run {
    var run = first
    var why = "the time was up"
    plan.arrive(at: ExploredScreen(run), by: nil)
    while ContinuousClock.now < limit.end {
      guard live < limit.steps, run.steps.count < 3 * limit.steps else {
        why = "enough steps were performed"
        break
      }
      let screen = ExploredScreen(run)
      guard let step = plan.next(on: screen) else {
        why = "the way to it was not found again"
        break
      }
      limit.progress(step.description)
      let outcome = compiled.outcome(
        of: run.steps.map(\.step) + [step],
        views: program.countedTypes
      )
      guard case .completed(let next) = outcome, let last = next.steps.last else {
        if plan.isPlanned(step) { skipped.append((step.description, outcome.reasonToSkip)) }
        continue
      }
      guard !last.isIdle else { continue }
      run = next
      live += last.bodies > 0 ? 1 : 0
      plan.arrive(at: ExploredScreen(run), by: step)
    }
    skipped += plan.left.map { ($0.description, why) }
    if plan.hasNameless {
      skipped.append(("controls without a label", "a step needs a text or an accessibility label"))
    }
    return run
  }
}

/// What is on screen after a run.
struct ExploredScreen {
  let screen: ScreenNode
  let controls: ScreenControls

  init(_ run: Run) {
    screen = run.lastScreen
    var names: [Int: String] = [:]
    for case .mounted(let identity, let view, _) in run.steps.flatMap(\.events) {
      names[identity] = String(view.prefix { $0 != "<" })
    }
    controls = ScreenControls(on: screen, names: names)
  }
}

extension ScenarioOutcome {
  /// Why a step is left out, without numbers, which a page states only where they are verified.
  fileprivate var reasonToSkip: String {
    switch self {
    case .crashed: "the program stops there"
    case .timedOut: "it does not end in time"
    case .stepFailed(_, .leftOut(let part), let run) where run.leftOut.indices.contains(part):
      "it reaches '\(run.leftOut[part].name)', which \(run.leftOut[part].need)"
    case .stepFailed(_, .endlessUpdate, _): "the update does not end"
    case .completed, .compileError, .stepFailed, .notRun, .noCompiler: "it cannot be performed"
    }
  }
}

extension Run {
  /// What is on screen after the last step.
  var lastScreen: ScreenNode {
    var screen = ScreenNode(.screen)
    for change in steps.flatMap(\.screenChanges) { _ = screen.apply(change) }
    return screen
  }
}
