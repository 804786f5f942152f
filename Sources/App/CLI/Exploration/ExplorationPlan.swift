import ScenarioTrace

/// Decides what to do next on a screen.
///
/// On a screen with views that are new, time passes and the system's settings change; then each control is operated
/// once for its kind, and last what leaves the screen. Where nothing is left to do, a step that led to more is
/// performed again, or else the screen is closed.
struct ExplorationPlan {
  /// How often a step is performed again to come back to what it showed.
  private static let maxReturns = 3

  /// Steps to take first, such as to let time pass.
  private var pending: [Step] = []
  private var visited: Set<String> = []
  /// The controls that were operated, by kind.
  private var done: [ScreenControl.Kind: Set<Step>] = [:]
  /// The controls that were seen, by kind, in order, with the step that showed them first.
  private var seen: [(control: ScreenControl, by: Step?)] = []
  private var known: Set<ScreenControl.Kind> = []
  private var returns: [Step: Int] = [:]
  private var isDark = false
  private var isLarge = false
  private var hasFailedToDismiss = false
  private(set) var hasNameless = false

  /// Notes what a step has led to.
  mutating func arrive(at screen: ExploredScreen, by step: Step?) {
    hasFailedToDismiss = false
    hasNameless = hasNameless || screen.controls.hasNameless
    if case .environment("colorScheme", let value) = step { isDark = value == "dark" }
    if case .environment("dynamicTypeSize", let value) = step { isLarge = value != "large" }
    for control in screen.controls.all where known.insert(control.kind).inserted {
      seen.append((control, step))
    }
    guard !screen.controls.views.isSubset(of: visited) else { return }
    visited.formUnion(screen.controls.views)
    pending = [
      .wait(seconds: 10), .scrollToEnd,
      .environment(key: "colorScheme", value: isDark ? "light" : "dark"),
      .environment(key: "dynamicTypeSize", value: isLarge ? "large" : "xxxLarge"),
    ]
  }

  /// The next step; `nil` if nothing is left to do.
  mutating func next(on screen: ExploredScreen) -> Step? {
    if !pending.isEmpty { return pending.removeFirst() }
    let controls = screen.controls.all.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }.map(\.element)
    if let control = controls.first(where: { isWanted($0) }) {
      done[control.kind, default: []].insert(control.step)
      return control.step
    }
    if let step = wayBack(among: controls) {
      returns[step, default: 0] += 1
      return step
    }
    guard !hasFailedToDismiss else { return nil }
    hasFailedToDismiss = true
    return .dismiss
  }

  private func isWanted(_ control: ScreenControl) -> Bool {
    let operated = done[control.kind] ?? []
    return operated.count < control.wanted && !operated.contains(control.step)
  }

  /// A step on this screen that once showed controls that are still to be operated.
  private func wayBack(among controls: [ScreenControl]) -> Step? {
    let missing = Set(seen.filter { isLeft($0.control) }.compactMap(\.by))
    return controls.map(\.step).first {
      missing.contains($0) && returns[$0, default: 0] < Self.maxReturns
    }
  }

  private func isLeft(_ control: ScreenControl) -> Bool { done[control.kind] == nil }

  /// Whether a step that fails is worth a word.
  func isPlanned(_ step: Step) -> Bool { step != .dismiss }

  /// A step for each kind of control that was seen and never operated.
  var left: [Step] { seen.map(\.control).filter(isLeft).map(\.step) }
}
