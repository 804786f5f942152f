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
    /// Its label, or in a row its position, because labels differ from row to row.
    let name: String
    let isInRow: Bool
  }

  let step: Step
  let kind: Kind
  /// The row that it is in.
  let row: [Int]?

  /// How many of its kind are operated: in rows the first and one other.
  var wanted: Int { kind.isInRow ? 2 : 1 }

  /// What is typed can hide what other controls do, so fields follow them; what leaves a screen or takes something away
  /// comes last.
  var order: Int {
    switch kind.action {
    case "type", "submit": 1
    case "select" where kind.role == .tab: 2
    case "delete": 3
    default: 0
    }
  }
}

/// Finds the controls of a screen.
struct ScreenControls {
  private(set) var all: [ScreenControl] = []
  /// Whether no step can name one of the controls.
  private(set) var hasNameless = false
  /// The views on the screen that nothing covers.
  private(set) var views: Set<String> = []

  private let names: [Int: String]
  private var found: [(node: ScreenNode, view: String, row: [Int]?, position: Int)] = []
  private var positions: [[Int]: Int] = [:]

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
    guard !label.isEmpty, label.count <= Self.maxLabel, oneLine(label) == label else {
      if label.isEmpty, node.role != .gesture { hasNameless = true }
      return []
    }
    return node.actions.compactMap { action in
      let alike = found.filter { $0.node.label == label && $0.node.actions.contains(action) }
      let number = alike.firstIndex { $0.row == row && $0.position == position }
      let name = StepLabel(label, number: alike.count == 1 ? nil : number.map { $0 + 1 })
      guard let step = Self.step(action, node, name) else { return nil }
      let kind = ScreenControl.Kind(
        view: view,
        role: node.role,
        action: action,
        name: row == nil ? Self.withoutNumbers(label) : "\(position)",
        isInRow: row != nil
      )
      return ScreenControl(step: step, kind: kind, row: row)
    }
  }

  /// A label that counts names the same control before and after.
  private static func withoutNumbers(_ label: String) -> String {
    label.split(whereSeparator: \.isNumber).joined(separator: "#")
  }

  private static func step(_ action: String, _ node: ScreenNode, _ label: StepLabel) -> Step? {
    switch action {
    case "tap": .tap(label)
    case "open": .open(label)
    case "toggle": .toggle(label)
    case "select": node.states.contains(.selected) ? nil : .select(label)
    case "type": .type(node.actions.contains("submit") ? "abc" : "1", into: label)
    case "submit": .submit(label)
    case "hold": .hold(label)
    case "hover": .hover(label)
    case "drag": .drag(label, x: 40, y: 40)
    case "delete": .delete(label)
    default: nil
    }
  }
}
