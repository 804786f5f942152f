/// One event of a running scenario: an action of a person, the host or the clock.
///
/// A step has the same syntax in an Interaction table, in the first half of a `count:` link and after
/// `--step`; `Step(parsing:)` is the only parser, and `description` is the canonical spelling.
public enum Step: Hashable, Sendable {
  /// The host mounts the root view, then replaces the root environment `hostPasses` times.
  case present(hostPasses: Int)
  /// The host replaces the root environment once, as it does after changes of traits, focus or the safe area.
  case hostPass
  /// Taps the view that shows the label.
  case tap(StepLabel)
  /// Long-presses the view that shows the label.
  case hold(StepLabel)
  /// Drags the view that shows the label by some points, horizontally and vertically.
  case drag(StepLabel, x: Double, y: Double)
  /// Moves two fingers on the view that shows the label apart or together, by a factor.
  case pinch(StepLabel, scale: Double)
  /// Turns two fingers on the view that shows the label, by some degrees.
  case rotate(StepLabel, degrees: Double)
  /// Moves the pointer over the view that shows the label.
  case hover(StepLabel)
  /// Moves the pointer off the hovered view.
  case unhover
  /// Types a text at the end of a text field, one keystroke per character.
  case type(String, into: StepLabel)
  /// Submits a text field with the return key.
  case submit(StepLabel)
  /// Toggles a toggle.
  case toggle(StepLabel)
  /// Selects an item of a picker, list or tab bar.
  case select(StepLabel)
  /// Deletes the row that shows the label.
  case delete(StepLabel)
  /// Moves the row that shows the label to a position among its siblings, counted from 1.
  case move(StepLabel, to: Int)
  /// Carries the view that shows a label to the one that shows another, and drops it there.
  case drop(StepLabel, onto: StepLabel)
  /// Pulls down the refreshable view that shows the label.
  case refresh(StepLabel)
  /// Opens a link or presentation.
  case open(StepLabel)
  /// Closes the innermost presentation.
  case dismiss
  /// Scrolls a scroll view or list until the label is visible.
  case scroll(to: String)
  /// Scrolls the scroll views and lists on screen to their end.
  case scrollToEnd
  /// The host sets a standard environment key.
  case environment(key: String, value: String)
  /// Advances the virtual clock.
  case wait(seconds: Double)
  /// Runs a step that the scenario defines in its `steps` dictionary.
  case run(String)
  /// Repeats a step.
  indirect case `repeat`(Int, Step)
}

extension Step: CustomStringConvertible {
  /// The canonical spelling, which `Step(parsing:)` parses.
  public var description: String {
    switch self {
    case .present(hostPasses: 0): "present"
    case .present(let passes): "present, \(passes) host \(passes == 1 ? "pass" : "passes")"
    case .hostPass: "host pass"
    case .tap(let label): "tap \(label)"
    case .hold(let label): "hold \(label)"
    case .drag(let label, let x, let y): "drag \(label) by \(shortest(x)), \(shortest(y))"
    case .pinch(let label, let scale): "pinch \(label) by \(shortest(scale))"
    case .rotate(let label, let degrees): "rotate \(label) by \(shortest(degrees))"
    case .hover(let label): "hover \(label)"
    case .unhover: "unhover"
    case .type(let text, let label): "type \(quoted(text)) into \(label)"
    case .submit(let label): "submit \(label)"
    case .toggle(let label): "toggle \(label)"
    case .select(let label): "select \(label)"
    case .delete(let label): "delete \(label)"
    case .move(let label, let position): "move \(label) to \(position)"
    case .drop(let label, let target): "drop \(label) onto \(target)"
    case .refresh(let label): "refresh \(label)"
    case .open(let label): "open \(label)"
    case .dismiss: "dismiss"
    case .scroll(let label): "scroll to \(quoted(label))"
    case .scrollToEnd: "scroll to end"
    case .environment(let key, let value): "environment \(key) = \(value)"
    case .wait(let seconds): "wait \(shortest(seconds)) s"
    case .run(let name): "run \(name)"
    case .repeat(let count, let step): "repeat \(count): \(step)"
    }
  }

  private func shortest(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
