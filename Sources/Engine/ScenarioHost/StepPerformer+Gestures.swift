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

  /// Carries something to another element, which is first told that it is the target.
  func drop(_ label: StepLabel, onto other: StepLabel) throws {
    let make = try find(label, for: "drop") {
      if case .carry(let make) = $0 { make } else { nil }
    }.reaction
    let receiver = try find(other, for: "drop") {
      if case .receive(let target, let take) = $0 { (target, take) } else { nil }
    }.reaction
    var carried: Any?
    try host.perform { carried = make() }
    var isTaken = false
    if let carried {
      try host.perform { receiver.0(carried, true) }
      try host.perform {
        isTaken = receiver.1(carried)
        receiver.0(carried, false)
      }
    }
    guard isTaken else {
      throw TraceEvent.StepFailure.impossible(
        "'\(other.text)' takes no value of the type that '\(label.text)' carries"
      )
    }
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

  /// What counts taps until there are as many as it requires.
  var tapCounter: (() -> (() -> Void)?)? {
    if case .taps(let count) = self { count } else { nil }
  }

  /// What follows a finger that goes down and up again.
  var pressAction: ((Bool) -> Void)? {
    if case .hold(let press, _) = self { press } else { nil }
  }

  /// Whether it accepts text.
  var takesText: Bool {
    switch self {
    case .text, .value: true
    default: false
    }
  }
}
