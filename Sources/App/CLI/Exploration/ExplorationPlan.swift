import ScenarioTrace

/// Decides what to do next on a screen.
///
/// On a screen with views that are new, time passes, and the system's settings change; then each control is operated once
/// for its kind, then what leaves the screen, and last it scrolls. What did nothing is tried again when fields have been
/// filled in, and so are the buttons beside a field. Where nothing is left to do, a step that led to more is performed
/// again, or else the screen is closed.
struct ExplorationPlan {
  /// How often a step is performed again to come back to what it showed, or time passes for what is disabled.
  private static let maxReturns = 3

  /// What follows on operating controls, so that what they begin goes on.
  private static let pause = Step.wait(seconds: 3)

  /// Whether the buttons beside a field are tapped again once it is filled in.
  var tapsAgain = true

  /// What to do first on a new screen.
  private var pending: [Step] = []
  private var visited: Set<String> = []
  /// The screens that have been scrolled, by their views.
  private var scrolled: Set<Set<String>> = []
  /// The controls that were operated, by kind.
  private var done: [ScreenControl.Kind: Set<Step>] = [:]
  /// The controls that were seen, by kind, in order, with the step that showed them first.
  private var seen: [(control: ScreenControl, by: Step?)] = []
  private var known: Set<ScreenControl.Kind> = []
  /// The controls that did nothing since the last text was typed, and those that were tried again for that.
  private var idle: Set<ScreenControl.Kind> = []
  private var retried: Set<ScreenControl.Kind> = []
  /// The controls that were disabled whenever they were seen.
  private(set) var disabled: [DisabledControl] = []
  private var returns: [Step: Int] = [:]
  /// How often time passed while controls were disabled and nothing else was left to do.
  private var pauses: [Set<DisabledControl>: Int] = [:]
  private var isDark = false
  private var isLarge = false
  private var canDismiss = true
  /// The views with controls that no step can name.
  private(set) var nameless: [String] = []

  /// Notes what a step has led to.
  mutating func arrive(at screen: ExploredScreen, by step: Step?) {
    canDismiss = true
    nameless = (nameless + screen.controls.nameless).unique
    if case .environment("colorScheme", let value) = step { isDark = value == "dark" }
    if case .environment("dynamicTypeSize", let value) = step { isLarge = value != "large" }
    for control in screen.controls.all where known.insert(control.kind).inserted {
      seen.append((control, step))
    }
    disabled = (disabled + screen.controls.disabled).unique.filter { disabled in
      !seen.contains { disabled.isEnabled(as: $0.control) }
    }
    guard !screen.controls.views.isSubset(of: visited) else { return }
    visited.formUnion(screen.controls.views)
    pending = [
      .wait(seconds: 10),
      .environment(key: "colorScheme", value: isDark ? "light" : "dark"),
      .environment(key: "dynamicTypeSize", value: isLarge ? "large" : "xxxLarge"),
    ]
  }

  /// Notes that a step was performed on a screen, and whether anything came of it.
  mutating func operate(_ step: Step, on screen: ExploredScreen, isIdle: Bool = false) {
    if let index = pending.firstIndex(of: step) { pending.remove(at: index) }
    if step == .dismiss { canDismiss = false }
    let controls = screen.controls.operated(by: step)
    for control in controls {
      done[control.kind, default: []].insert(step)
      if isIdle { idle.insert(control.kind) }
    }
    guard case .type = step, !isIdle else { return }
    // A button beside the field, such as one that saves, may do something else now.
    let views = Set(controls.map(\.kind.view))
    let beside = done.keys.filter {
      tapsAgain && $0.action == "tap" && !$0.isInRow && views.contains($0.view)
    }
    let again = idle.union(beside).subtracting(retried)
    for kind in again { done[kind] = nil }
    retried.formUnion(again)
    idle = []
  }

  /// Notes that a step cannot be performed on a screen.
  mutating func leaveOut(_ step: Step, on screen: ExploredScreen) {
    operate(step, on: screen)
    retried.formUnion(screen.controls.operated(by: step).map(\.kind))
  }

  /// The next steps, of which the later ones count only as far as the earlier ones leave them possible; none if nothing
  /// is left to do.
  mutating func next(on screen: ExploredScreen) -> [Step] {
    if !pending.isEmpty { return pending }
    let controls = screen.controls.all
    let isStuck = !screen.controls.disabled.isEmpty || controls.contains { idle.contains($0.kind) }
    let wanted = wanted(among: controls).filter {
      isStuck || $0.kind.action != ScreenControl.typeMore
    }
    let isForm = controls.count { $0.kind.action == "type" } > 1
    let order = wanted.map { $0.order(inForm: isForm) }
    let sorted = zip(wanted, order).enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    let staying = sorted.prefix(while: \.staysOnScreen)
    if !staying.isEmpty { return staying.map(\.step) + [Self.pause] }
    if let leaving = sorted.first { return [leaving.step, Self.pause] }
    let disabled = Set(screen.controls.disabled)
    if !disabled.isEmpty, pauses[disabled, default: 0] < Self.maxReturns {
      pauses[disabled, default: 0] += 1
      return [Self.pause]
    }
    if scrolled.insert(screen.controls.views).inserted { return [.scrollToEnd] }
    if let step = wayBack(among: controls) {
      returns[step, default: 0] += 1
      return [step]
    }
    return canDismiss ? [.dismiss] : []
  }

  /// The controls that are to be operated, of each kind only as many as that.
  private func wanted(among controls: [ScreenControl]) -> [ScreenControl] {
    var done = done
    return controls.filter { control in
      let operated = done[control.kind] ?? []
      guard operated.count < control.wanted else { return false }
      return done[control.kind, default: []].insert(control.step).inserted
    }
  }

  /// A step on this screen that once showed controls that are still to be operated.
  private func wayBack(among controls: [ScreenControl]) -> Step? {
    let missing = Set(seen.filter { isLeft($0.control) }.compactMap(\.by))
    return controls.map(\.step).first {
      missing.contains($0) && returns[$0, default: 0] < Self.maxReturns
    }
  }

  private func isLeft(_ control: ScreenControl) -> Bool {
    done[control.kind] == nil && control.kind.action != ScreenControl.typeMore
  }

  /// A step for each kind of control that was seen and never operated.
  var left: [Step] { seen.map(\.control).filter(isLeft).map(\.step) }
}
