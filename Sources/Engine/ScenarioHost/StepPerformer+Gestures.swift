import Reconciler
import ScenarioTrace

extension StepPerformer {
  /// Performs a gesture in one movement, then lifts the fingers.
  func follow<Movement>(
    _ action: String,
    _ label: StepLabel,
    _ movement: Movement,
    _ reaction: (InteractiveElement.Reaction) -> ((Movement, Bool) -> Void)?
  ) throws {
    let (element, react) = try find(label, for: action, reaction)
    let all = [react] + element.reactingTogether.compactMap { reaction($0.reaction) }
    try host.perform { for react in all { react(movement, false) } }
    try host.perform { for react in all { react(movement, true) } }
  }
}

extension InteractiveElement.Reaction {
  /// What a tap does: runs an action, or opens something.
  var tapAction: (() -> Void)? {
    switch self {
    case .tap(let action), .open(let action): action
    default: nil
    }
  }

  /// Whether it accepts text.
  var takesText: Bool {
    switch self {
    case .text, .value: true
    default: false
    }
  }
}
