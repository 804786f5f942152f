/// One thing that happens to a running scenario: what a person, the host or the clock does.
///
/// A step is written the same way in an Interaction table, in a `count:` link's first half and
/// after `--step`; `Step(parsing:)` is the only reader and `description` the canonical spelling.
public enum Step: Hashable, Sendable {
  /// The host mounts the root view, then replaces the root environment `hostPasses` times.
  case present(hostPasses: Int)
  /// The host replaces the root environment once, as traits, focus or a safe area make it do.
  case hostPass
  /// A tap on whatever shows the label.
  case tap(String)
  /// A finger rests on what shows the label.
  case hold(String)
  /// A finger goes down on what shows the label and moves by some points, across and down.
  case drag(String, x: Double, y: Double)
  /// The pointer enters what shows the label.
  case hover(String)
  /// The pointer leaves whatever it hovers.
  case unhover
  /// A text is typed at the end of a text field, one keystroke for each character.
  case type(String, into: String)
  /// A text field is left with the return key.
  case submit(String)
  /// A toggle is switched.
  case toggle(String)
  /// An item of a picker, list or tab bar is chosen.
  case select(String)
  /// The row that shows the label is deleted.
  case delete(String)
  /// A link or presentation is opened.
  case open(String)
  /// The innermost presentation is closed.
  case dismiss
  /// A scroll view or list moves until the label is visible.
  case scroll(to: String)
  /// The host sets a standard environment key.
  case environment(key: String, value: String)
  /// The virtual clock moves on.
  case wait(seconds: Double)
  /// A step that the scenario defines itself in its `steps` dictionary.
  case run(String)
  /// The same step several times.
  indirect case `repeat`(Int, Step)
}

extension Step: CustomStringConvertible {
  /// The canonical spelling, which `Step(parsing:)` reads back.
  public var description: String {
    switch self {
    case .present(hostPasses: 0): "present"
    case .present(let passes): "present, \(passes) host \(passes == 1 ? "pass" : "passes")"
    case .hostPass: "host pass"
    case .tap(let label): "tap \(quoted(label))"
    case .hold(let label): "hold \(quoted(label))"
    case .drag(let label, let x, let y): "drag \(quoted(label)) by \(shortest(x)), \(shortest(y))"
    case .hover(let label): "hover \(quoted(label))"
    case .unhover: "unhover"
    case .type(let text, let label): "type \(quoted(text)) into \(quoted(label))"
    case .submit(let label): "submit \(quoted(label))"
    case .toggle(let label): "toggle \(quoted(label))"
    case .select(let label): "select \(quoted(label))"
    case .delete(let label): "delete \(quoted(label))"
    case .open(let label): "open \(quoted(label))"
    case .dismiss: "dismiss"
    case .scroll(let label): "scroll to \(quoted(label))"
    case .environment(let key, let value): "environment \(key) = \(value)"
    case .wait(let seconds): "wait \(shortest(seconds)) s"
    case .run(let name): "run \(name)"
    case .repeat(let count, let step): "repeat \(count): \(step)"
    }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result + "\""
  }

  private func shortest(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
