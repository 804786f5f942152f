/// In a line, a part is its own fields, then those of each part inside it.
extension ScreenNode {
  func write(to line: inout TraceLine) {
    line.add(role.rawValue)
    line.add(label)
    line.add(value.map { [$0] } ?? [])
    line.add(states.map(\.rawValue))
    line.add(actions)
    line.add(identity)
    line.add(children.count)
    for child in children { child.write(to: &line) }
  }
}

extension ScreenChange {
  func write(to line: inout TraceLine) {
    line.add(path.map(String.init))
    node.write(to: &line)
  }
}

extension FieldReader {
  mutating func screen() -> TraceEvent? {
    guard let count = number() else { return nil }
    var changes: [ScreenChange] = []
    for _ in 0..<min(count, ScreenNode.maxCount) {
      guard let path = list(), let node = node(depth: 0) else { return nil }
      let indices = path.compactMap { Int($0) }
      guard indices.count == path.count else { return nil }
      changes.append(ScreenChange(path: indices, node: node))
    }
    return .screen(changes)
  }

  private mutating func node(depth: Int) -> ScreenNode? {
    guard depth <= ScreenNode.maxDepth, let role = text().flatMap(ScreenNode.Role.init),
      let label = text(), let value = list(), value.count <= 1, let names = list(),
      let actions = list(), let identity = number(), let count = number()
    else { return nil }
    let states = names.compactMap(ScreenNode.State.init)
    guard states.count == names.count else { return nil }
    var children: [ScreenNode] = []
    for _ in 0..<min(count, ScreenNode.maxCount) {
      guard let child = node(depth: depth + 1) else { return nil }
      children.append(child)
    }
    return ScreenNode(
      role,
      label: label,
      value: value.first,
      states: states,
      actions: actions,
      identity: identity,
      children: children
    )
  }
}
