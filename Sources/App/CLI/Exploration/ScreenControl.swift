import Diagnostics
import Guidelines
import ScenarioTrace

/// A part of a screen that can be operated.
struct ScreenControl: Equatable {
  /// What makes two controls alike, so that operating one of them is enough.
  struct Kind: Hashable {
    /// The view whose body contains it.
    let view: String
    let role: ScreenNode.Role
    let action: String
    /// Its label, or its position if it has none or is in a row, because labels differ from row to row.
    let name: String
    let isInRow: Bool
  }

  let step: Step
  let kind: Kind
  /// The row that it is in.
  let row: [Int]?

  /// How many of its kind are operated: in rows the first and one other.
  var wanted: Int { kind.isInRow ? 2 : 1 }

  /// What leaves a screen or takes something away comes last.
  func order(inForm: Bool) -> Int {
    switch kind.action {
    // What is typed can hide what other controls do, so a single field follows them; a form is filled in first.
    case "type": inForm ? 0 : 2
    case Self.typeMore: 3
    case "submit": 4
    case "select" where kind.role == .tab: 5
    case "delete": 6
    default: takesAway ? 6 : 1
    }
  }

  /// Whether its label says that something, perhaps the screen, will be gone afterward, or will not go on.
  private var takesAway: Bool {
    let words = kind.name.lowercased().split { !$0.isLetter }
    return words.contains { Self.wordsOfLoss.contains(String($0)) }
  }

  private static let wordsOfLoss: Set = [
    "cancel", "clear", "close", "delete", "discard", "end", "erase", "finish", "logout", "out",
    "pause", "remove", "reset", "stop", "trash",
  ]

  /// The action of typing once more, for a program that wants digits or a longer text.
  static let typeMore = "type more"

  var staysOnScreen: Bool { order(inForm: false) < 5 }
}

/// A control that is disabled.
struct DisabledControl: Hashable {
  let view: String
  let role: ScreenNode.Role
  /// The part of its label that stays.
  let name: String

  fileprivate init(_ node: ScreenNode, in view: String) {
    (self.view, role) = (view, node.role)
    name = ScreenControls.lasting(node.label)
  }

  /// Whether a control is this one, enabled.
  func isEnabled(as control: ScreenControl) -> Bool {
    control.kind.view == view && control.kind.role == role
      && (control.kind.isInRow || control.kind.name == name)
  }
}

/// Finds the controls of a screen.
struct ScreenControls {
  private(set) var all: [ScreenControl] = []
  /// The views with controls that no step can name.
  private(set) var nameless: [String] = []
  /// The views on the screen that nothing covers.
  private(set) var views: Set<String> = []
  /// What could be operated if it were not disabled.
  private(set) var disabled: [DisabledControl] = []

  private let names: [Int: String]
  private var found: [(node: ScreenNode, view: String, row: [Int]?, position: Int)] = []
  private var positions: [[Int]: Int] = [:]

  /// What a step can name by an empty label.
  private static let namedWithoutText: Set<ScreenNode.Role> = [
    .field, .toggle, .slider, .stepper, .picker,
  ]

  /// The longest label that a step names.
  private static let maxLabel = 60

  /// - Parameters:
  ///   - screen: What is shown.
  ///   - names: The views by identity.
  init(on screen: ScreenNode, names: [Int: String]) {
    self.names = names
    collect(screen, path: [], view: "", row: nil)
    all = found.flatMap { controls(of: $0.node, $0.view, $0.row, $0.position) }
      .unique(by: \.step)
  }

  /// The controls that a step operates.
  func operated(by step: Step) -> [ScreenControl] { all.filter { $0.step == step } }

  private mutating func collect(_ node: ScreenNode, path: [Int], view: String, row: [Int]?) {
    guard !node.states.contains(.covered) else { return }
    var (view, row) = (view, row)
    if node.role == .view {
      view = names[node.identity] ?? ""
      views.insert(view)
    }
    if node.role == .row { row = path }
    // A gesture that takes nothing now is around controls that do.
    if !node.actions.isEmpty, !node.states.contains(.disabled) {
      let position = positions[row ?? [-1], default: 0]
      positions[row ?? [-1]] = position + 1
      found.append((node, view, row, position))
    }
    if node.states.contains(.disabled), node.role != .gesture, !node.label.isEmpty {
      disabled.append(DisabledControl(node, in: view))
    }
    let shapes = node.children.map(shape)
    for (index, child) in node.children.enumerated() {
      let alike = shapes.count { $0.text == shapes[index].text }
      // Controls side by side are rows only in a list.
      let canBeRow =
        child.actions.isEmpty || shapes[index].hasView || [.list, .section].contains(node.role)
      let isRow = canBeRow && alike >= (shapes[index].hasView ? 2 : Self.fewRows)
      collect(child, path: path + [index], view: view, row: isRow ? path + [index] : row)
    }
  }

  /// From how many parts that look alike they are rows, if no view of the program is in them.
  private static let fewRows = 4

  /// What a part and those inside it are, without what they say, and whether a view of the program is among them.
  private func shape(of node: ScreenNode) -> (text: String, hasView: Bool) {
    let inner = node.children.map(shape)
    let name = node.role == .view ? names[node.identity] ?? "" : node.role.rawValue
    let actions = node.actions.joined(separator: ",")
    return (
      "\(name)[\(actions)](\(inner.map(\.text).joined(separator: " ")))",
      node.role == .view || inner.contains(where: \.hasView)
    )
  }

  private mutating func controls(
    of node: ScreenNode,
    _ view: String,
    _ row: [Int]?,
    _ position: Int
  ) -> [ScreenControl] {
    let label = node.label
    let hasName = !label.isEmpty || Self.namedWithoutText.contains(node.role)
    guard hasName, label.count <= Self.maxLabel, oneLine(label) == label else {
      nameless = (nameless + [view]).unique
      return []
    }
    // A field that its own value names has another name with each letter.
    let isNamed = row == nil && !label.isEmpty && label != node.value
    let more = node.isTextField && row == nil ? [ScreenControl.typeMore] : []
    return (node.actions + more).compactMap { action in
      let verb = action == ScreenControl.typeMore ? "type" : action
      let alike = found.filter { $0.node.label == label && $0.node.actions.contains(verb) }
      let number = alike.firstIndex { $0.row == row && $0.position == position }
      let name = StepLabel(label, number: alike.count == 1 ? nil : number.map { $0 + 1 })
      guard let step = Self.step(action, node, name) else { return nil }
      let kind = ScreenControl.Kind(
        view: view,
        role: node.role,
        action: action,
        name: isNamed ? Self.lasting(label) : "\(position)",
        isInRow: row != nil
      )
      return ScreenControl(step: step, kind: kind, row: row)
    }
  }

  /// The part of a label that stays when the control counts or shows another value, as in `Sound, on`.
  fileprivate static func lasting(_ label: String) -> String {
    let first = label.prefix { $0 != "," }
    return first.split(whereSeparator: \.isNumber).joined(separator: "#")
  }

  private static func step(_ action: String, _ node: ScreenNode, _ label: StepLabel) -> Step? {
    switch action {
    case "tap": .tap(label)
    case "open": .open(label)
    case "toggle": .toggle(label)
    case "select": node.states.contains(.selected) ? nil : .select(label)
    case "type": .type(node.fittingText, into: label)
    case ScreenControl.typeMore: .type("123", into: label)
    case "submit": .submit(label)
    case "hold": .hold(label)
    case "hover": .hover(label)
    case "drag": .drag(label, x: 40, y: 40)
    case "delete": .delete(label)
    default: nil
    }
  }
}

extension ScreenNode {
  /// Whether it takes any text, and asks for no special keyboard.
  fileprivate var isTextField: Bool {
    actions.contains("submit") && !states.contains { [.number, .email, .address].contains($0) }
  }

  /// What a person might type into the field.
  fileprivate var fittingText: String {
    if states.contains(.email) { return "a@b.co" }
    if states.contains(.address) { return "https://a.co" }
    if states.contains(.number) { return value == "12" ? "34" : "12" }
    if states.contains(.date) { return "2026-01-02" }
    return actions.contains("submit") ? "abc" : value == "1" ? "2" : "1"
  }
}
