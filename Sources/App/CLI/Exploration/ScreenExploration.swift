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
    /// Whether the buttons beside a field are tapped again once it is filled in.
    var tapsAgain = true
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

  /// The views whose bodies ran.
  private(set) var views: Set<String> = []
  /// What was found, if the run has only the steps of that.
  private(set) var found: [AuditFinding] = []

  private let compiled: CompiledProgram
  private let limit: Limit
  private var plan = ExplorationPlan()

  /// Presents the screen, then operates everything once, and goes back where nothing is left to do.
  init(_ program: UserProgram, _ compiled: CompiledProgram, limit: Limit) {
    (self.program, self.compiled, self.limit) = (program, compiled, limit)
    plan.tapsAgain = limit.tapsAgain
    limit.progress("present")
    let first = compiled.outcome(of: program.steps, views: program.countedTypes)
    guard case .completed(let run) = first else {
      findings = RunFindings(outcome: first, sources: program.sources, steps: program.steps).all
      return
    }
    let all = explored(run)
    views = Set(all.columns.filter { $0.metric == .evaluations }.map(\.view))
      .filter { view in all.steps.contains { $0.counts[Column(view: view), default: 0] > 0 } }
    self.run = all
  }

  private mutating func explored(_ first: Run) -> Run {
    var run = first
    var why = "the time was up"
    plan.arrive(at: ExploredScreen(run), by: nil)
    while ContinuousClock.now < limit.end {
      guard run.steps.count(where: { $0.bodies > 0 }) <= limit.steps,
        run.steps.count < 4 * limit.steps
      else {
        why = "enough steps were performed"
        break
      }
      let screen = ExploredScreen(run)
      let steps = plan.next(on: screen)
      guard let step = steps.first else {
        why = "it was not on screen again"
        break
      }
      limit.progress(step.description)
      let outcome = outcome(of: run.steps.map(\.step) + steps)
      let performed = outcome.performed.withoutIdlePause
      guard performed.steps.count > run.steps.count else {
        if case .completed = outcome {
          plan.operate(step, on: screen, isIdle: true)
          continue
        }
        if step != .dismiss { skipped.append((step.description, outcome.reasonToSkip)) }
        plan.leaveOut(step, on: screen)
        continue
      }
      run = note(performed, after: run)
    }
    skipped += plan.left.map { ($0.description, why) }
    skipped += plan.disabled.map { ("\"\($0.name)\"", "it was disabled whenever it was on screen") }
    for view in plan.nameless {
      let place = view.isEmpty ? "" : " in \(view)"
      skipped.append(
        ("controls without a name\(place)", "a step needs an accessibility label or a short text")
      )
    }
    return run
  }

  private func outcome(of steps: [Step]) -> ScenarioOutcome {
    compiled.outcome(of: steps, views: program.countedTypes)
  }

  /// Notes new steps one by one.
  /// - Returns: The run with them, unless nothing happened in any of them.
  private mutating func note(_ performed: Run, after run: Run) -> Run {
    var before = ExploredScreen(run)
    for index in run.steps.count..<performed.steps.count {
      let step = performed.steps[index]
      plan.operate(step.step, on: before, isIdle: step.isIdle)
      before = ExploredScreen(Run(steps: Array(performed.steps[...index])))
      if !step.isIdle { plan.arrive(at: before, by: step.step) }
    }
    let isIdle = performed.steps[run.steps.count...].allSatisfy(\.isIdle)
    return isIdle ? run : performed
  }

  /// Performs again only what findings name and what leads there, as far as a table is long enough for it.
  /// - Parameters:
  ///   - report: The findings.
  ///   - length: The most steps.
  mutating func shorten(to report: AuditReport, length: Int) {
    guard let run else { return }
    let screens = run.steps.indices.map {
      ExploredScreen(Run(steps: Array(run.steps[...$0]))).controls.all.map(\.step)
    }
    let leading = run.steps.indices.filter { $0 == 0 || screens[$0] != screens[$0 - 1] }
    var chosen: Set<Int> = [0]
    for finding in report.findings {
      let last = finding.path.count - 1
      let wanted = chosen.union(leading.filter { $0 < last }).union([last])
      guard wanted.count <= length else { continue }
      chosen = wanted
      found.append(finding)
    }
    let steps = chosen.sorted().map { run.steps[$0].step }
    if !found.isEmpty, case .completed(let short) = outcome(of: steps) {
      self.run = short
    } else {
      found = []
      self.run = Run(steps: Array(run.steps.prefix(length)))
    }
  }
}

/// What is on screen after a run.
struct ExploredScreen {
  let controls: ScreenControls

  init(_ run: Run) {
    var names: [Int: String] = [:]
    for case .mounted(let identity, let view, _) in run.steps.flatMap(\.events) {
      names[identity] = String(view.prefix { $0 != "<" })
    }
    controls = ScreenControls(on: run.lastScreen, names: names)
  }
}

extension ScenarioOutcome {
  /// The steps that were performed to their end.
  fileprivate var performed: Run {
    guard let all = run else { return Run(steps: []) }
    let count =
      switch self {
      case .completed: all.steps.count
      case .stepFailed(let index, _, _): min(index, all.steps.count)
      default: max(0, all.steps.count - 1)
      }
    return all.prefix(count)
  }

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
  /// The run without a last step in which time passes and nothing happens.
  fileprivate var withoutIdlePause: Run {
    guard let last = steps.last, case .wait = last.step, last.isIdle, steps.count > 1 else {
      return self
    }
    return prefix(steps.count - 1)
  }

  /// The first steps of the run.
  fileprivate func prefix(_ count: Int) -> Run {
    var run = Run(steps: Array(steps.prefix(count)))
    run.leftOut = leftOut
    return run
  }

  /// What is on screen after the last step.
  fileprivate var lastScreen: ScreenNode {
    var screen = ScreenNode(.screen)
    for change in steps.flatMap(\.screenChanges) { _ = screen.apply(change) }
    return screen
  }
}
