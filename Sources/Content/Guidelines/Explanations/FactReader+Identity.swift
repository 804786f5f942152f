import ScenarioTrace

extension FactReader {
  private func hasState(_ identity: Int) -> Bool {
    properties[names[identity] ?? ""]?.values.contains {
      DeclaredView.stateWrappers.contains($0.wrapper)
    }
      ?? false
  }

  /// Whether a view has held more than the first values of its states, or an object that may have.
  private func wasUsed(_ identity: Int) -> Bool {
    let properties = properties[names[identity] ?? ""]?.values ?? [:].values
    return written.contains(identity)
      || properties.contains { property in
        DeclaredView.stateWrappers.contains(property.wrapper) && property.shapes.contains("object")
      }
  }

  /// Adds the views in whose place another of their type appeared.
  mutating func addLostViews() {
    let ended = Dictionary(grouping: step.unmounted) { names[$0] ?? "" }
    let counts = step.rows.map { $0.texts.map { Int($0) ?? 0 } }
    for identity in step.mounted.sorted() {
      guard let ended = ended[names[identity] ?? ""] else {
        addLateLoss(identity)
        continue
      }
      var words = Set(ended.compactMap { step.replacements[$0].map { "by-" + $0 } } + ["lost"])
      if !step.rows.isEmpty { words.insert("by-rows") }
      for kind in Set(step.rows.compactMap { $0.texts.last }) where !kind.isEmpty {
        words.insert(kind + "-elements")
      }
      if hasState(identity) { words.insert("has-state") }
      if ended.contains(where: wasUsed) { words.insert("used-state") }
      if ended.count >= Self.fewRows { words.insert("rows") }
      let start = firstWords[identity] ?? []
      if !start.isEmpty, ended.contains(where: { firstWords[$0] == start }) {
        words.insert("same-start")
      }
      if counts.contains(where: { $0[2] > 0 && $0[0] == $0[1] }) { words.insert("same-count") }
      if counts.contains(where: { $0[2] > 1 && $0[2] == $0[0] }) { words.insert("all-rows") }
      add(identity, "", words)
    }
  }

  /// Adds a view if one in its place that had been used was replaced in an earlier step.
  private mutating func addLateLoss(_ identity: Int) {
    guard let before = ended.predecessor(of: identity), before.step < index,
      let change = before.change, written.contains(before.identity)
    else { return }
    add(identity, "", ["lost", "has-state", "late", "by-" + change])
  }

  /// Adds the opened views with written state that a step took away although it leads back to where they were opened and
  /// operates nothing in them.
  mutating func addClosedViews(by step: Step) {
    for identity in self.step.unmounted
    where written.contains(identity) && openedFrom[identity] == labels(in: screen) {
      let inside = self.step.before[identity].map(labels) ?? []
      guard let change = self.step.replacements[identity],
        !self.step.mounted.contains(where: { names[$0] == names[identity] }),
        !inside.contains(where: { step.description.contains("\"\($0)\"") })
      else { continue }
      add(identity, "", ["lost", "gone", "has-state", "by-" + change, "same-start"])
    }
  }

  /// Adds the writes that reached no view; many are those of something that goes on.
  mutating func addDroppedWrites() {
    let counts = Dictionary(step.dropped.map { ($0, 1) }, uniquingKeysWith: +)
    let isSeen = step.runs.contains { !$0.isFirst } || step.word == "type"
    for write in step.dropped where write.reason != "computed" || !isSeen {
      let isMany = (counts[write] ?? 0) >= Self.fewRows
      let words: Set = ["dropped", write.reason]
      add(write.identity, write.item, isMany ? words.union(["many"]) : words)
    }
  }

  /// Adds what a new id replaced although it contains no views, such as a text field.
  mutating func addRenewals() {
    let shown = step.renewals.isEmpty ? [:] : views(in: screen)
    for identity in step.renewals {
      var words: Set = ["renewal", "by-id"]
      for role in shown[identity].map(Self.roles) ?? [] { words.insert("has-\(role)") }
      if step.chained.contains(identity) { words.insert("chained") }
      add(identity, "", words)
    }
  }

  /// Whether a view now shows what another of its type showed before the step, so that it stands for another element.
  private func takesPlace(_ identity: Int, showing node: ScreenNode?) -> Bool {
    guard let node, let before = step.before[identity] else { return false }
    let labels = labels(in: node)
    guard !labels.isEmpty, labels != self.labels(in: before) else { return false }
    return step.before.contains { other, node in
      other != identity && names[other] == names[identity] && self.labels(in: node) == labels
    }
  }

  func labels(in node: ScreenNode) -> [String] {
    (node.label.isEmpty ? [] : [node.label]) + node.children.flatMap(labels)
  }

  mutating func addRows() {
    let shown = step.rows.isEmpty ? [:] : views(in: screen)
    for (identity, texts) in step.rows {
      let inside = descendants(of: identity)
      var words: Set = ["rows-changed"]
      if texts[2] != texts[3], inside.contains(where: { takesPlace($0, showing: shown[$0]) }) {
        words.insert("others-differ")
      }
      if inside.contains(where: hasState) { words.insert("has-state") }
      add(identity, "", words)
    }
    let after = containers(in: screen)
    let groups = Dictionary(grouping: step.mounted) {
      "\(names[$0] ?? "") \(parents[$0] ?? 0)"
    }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) where group.count >= Self.manyRows {
      let around = group.reduce(into: Set<ScreenNode.Role>()) { $0.formUnion(after[$1] ?? []) }
      let first = group.min() ?? 0
      let wrappers = properties[names[first] ?? ""]?.values.map(\.wrapper) ?? []
      add(first, "", Set(around.map { "in-\($0)" } + wrappers + ["many-rows"]))
    }
  }

  /// The roles around each view.
  private func containers(in node: ScreenNode) -> [Int: Set<ScreenNode.Role>] {
    var found: [Int: Set<ScreenNode.Role>] = [:]
    func collect(_ node: ScreenNode, _ around: Set<ScreenNode.Role>) {
      if node.role == .view { found[node.identity] = around }
      for child in node.children { collect(child, around.union([node.role])) }
    }
    collect(node, [])
    return found
  }

  mutating func addPlatformUpdates() {
    for identity in step.updated.sorted() {
      guard let field = step.differing[identity] else { continue }
      let property = properties[names[identity] ?? ""]?[field]
      var words = (property?.shapes ?? ["other"])
        .union(["platform", "value", property?.wrapper ?? ""])
      if step.renewed[identity]?[field] == "FunctionalLocation" { words.insert("computed") }
      if !equalComparisons.contains(identity) { words.insert("every") }
      add(identity, field, words)
    }
  }
}
