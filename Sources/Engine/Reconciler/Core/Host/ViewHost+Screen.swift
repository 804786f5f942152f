import ScenarioTrace

extension ViewHost {
  /// What is on screen, read from the elements that steps find: no body runs, and no row is mounted.
  package var screen: ScreenNode {
    var reader = ScreenReader()
    return ScreenNode(.screen, children: reader.nodes(inside: rootElement))
  }
}

/// Reads the parts of a screen, as many as one may have.
private struct ScreenReader {
  private var left = ScreenNode.maxCount
  private var levels = 0
  /// The elements around the present one, most of which are not drawn.
  private var elementLevels = 0
  private var isFull = false

  private static let maxElementLevels = 2000
  private static let maxLength = 120

  mutating func nodes(inside element: Element) -> [ScreenNode] {
    var nodes: [ScreenNode] = []
    elementLevels += 1
    defer { elementLevels -= 1 }
    for child in element.children {
      guard elementLevels < Self.maxElementLevels else { return nodes + more() }
      guard var node = shell(of: child) else {
        if !isBehindScreen(child) { nodes += self.nodes(inside: child) }
        continue
      }
      guard left > 0, levels < ScreenNode.maxDepth - 1 else { return nodes + more() }
      left -= 1
      levels += 1
      node.children = self.nodes(inside: child)
      levels -= 1
      nodes.append(node)
    }
    return nodes
  }

  private mutating func more() -> [ScreenNode] {
    guard !isFull else { return [] }
    isFull = true
    return [ScreenNode(.more, label: "…")]
  }

  /// Whether a pushed screen hides the content of an element.
  private func isBehindScreen(_ element: Element) -> Bool { element.cover == .screen }

  /// The node of an element without what is inside; `nil` if the element only groups others.
  private func shell(of element: Element) -> ScreenNode? {
    switch element {
    case let drawn as DrawnElement:
      return ScreenNode(
        drawn.role,
        label: short(drawn.label()),
        value: drawn.value().map(short),
        identity: drawn.identity
      )
    case let control as InteractiveElement:
      let reaction = control.reaction
      guard let role = reaction.role(isControl: control.isControl) else { return nil }
      let (isEnabled, value) = (control.isEnabled(), control.value())
      let isSelected = role == .tab && value != nil
      return ScreenNode(
        role,
        label: short(control.name ?? ""),
        value: isSelected ? nil : value.map(short),
        states: (isEnabled ? [] : [.disabled]) + (isSelected ? [.selected] : [])
          + (control.keyboard().map { [$0] } ?? []),
        actions: isEnabled ? reaction.steps : []
      )
    case is CoverableElement where element.cover != nil && element.cover != .screen:
      return ScreenNode(.screen, states: [.covered])
    default:
      let role = (element as? TextElement)?.role ?? .text
      return element.text.map { ScreenNode(role, label: short($0)) }
    }
  }

  private func short(_ text: String) -> String {
    text.count <= Self.maxLength ? text : text.prefix(Self.maxLength) + "…"
  }
}

extension InteractiveElement.Reaction {
  fileprivate func role(isControl: Bool) -> ScreenNode.Role? {
    switch self {
    case .tap, .open: isControl ? .button : .gesture
    case .taps: .gesture
    case .text, .value: .field
    case .toggle: .toggle
    case .select: isControl ? .option : .tab
    case .carry, .receive: .gesture
    case .hold, .drag, .pinch, .rotate, .hover, .delete: .gesture
    case .move, .refresh, .none: nil
    }
  }
}
