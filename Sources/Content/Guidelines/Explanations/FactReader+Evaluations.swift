import ScenarioTrace

extension FactReader {
  mutating func addEvaluations() {
    let after = views(in: screen)
    step.covered = Self.covered(in: screen)
    let again = step.runs.filter { !$0.isFirst }
    let repeated = Dictionary(again.map { ($0.identity, 1) }, uniquingKeysWith: +)
    let ran = Set(again.map(\.identity))
    let led = leads(again)
    step.changed = Set(
      again.filter { $0.words.isDisjoint(with: ["repeated", "wasted"]) }.map(\.identity)
    )
    let repetitions = Dictionary(grouping: Set(step.runs.map(\.identity))) { places[$0] ?? 0 }
    var readers: [String: Set<String>] = [:]
    for run in again {
      for case (let item, .environment?) in run.causes {
        readers[item, default: []].insert(names[run.identity] ?? "")
      }
    }
    let apart = writtenApart(again)
    for (position, run) in step.runs.enumerated() where !run.isFirst {
      let identity = run.identity
      let view = names[identity] ?? ""
      let count = repeated[identity] ?? 0
      var common = run.words.union(["ran"]).union(flags[view] ?? [])
      for property in (properties[view] ?? [:]).values where !property.wrapper.isEmpty {
        common.insert("declares-" + property.wrapper)
      }
      if isInBackground { common.insert("background") }
      if step.opens { common.formUnion(step.opensAlert ? ["opens", "opens-alert"] : ["opens"]) }
      if step.pushes { common.insert("pushes") }
      if step.reacted.contains(identity) { common.insert("reacted") }
      if step.chained.contains(identity) { common.insert("chained") }
      if !equalComparisons.contains(identity) { common.insert("every") }
      if longLists.contains(identity) { common.insert("huge") }
      if count > step.count, !["wait", "scroll", "run"].contains(step.word) {
        common.insert("again")
        if apart.contains(identity) { common.insert("apart") }
      }
      if count >= 2 * step.count { common.insert("many") }
      if step.word == "wait", Double(count) > Self.frequent * step.seconds {
        common.insert("frequent")
      }
      let fields = run.causes.map { differing(in: $0.origin, of: identity) }
      if fields.joined().count > 1 { common.insert("among") }
      let rows = repetitions[places[identity] ?? 0] ?? []
      if rows.count >= Self.fewRows {
        common.insert("rows")
        if (1..<Self.fewRows).contains(rows.count(where: step.changed.contains)) {
          common.insert("few-change")
        }
      }
      common.formUnion(surroundings(of: identity, after, ran, led))
      if common.contains("wasted") || common.isSuperset(of: ["repeated", "same-screen"]) {
        common.insert("unneeded")
      }
      for (cause, fields) in zip(run.causes, fields) {
        let isShared = (readers[cause.item]?.count ?? 0) > 1
        for field in fields {
          let (item, words) = self.words(of: cause, field, run: run, before: position)
          let all = common.union(words).union(isShared ? ["readers2"] : [])
          if words.contains("by-geometry") { measured[view, default: []].insert(step.word) }
          if case .announcement(let object, let names) = cause.origin {
            announcers[factCount] = object
            let isAlone = run.causes.count == 1 && count == 1 && !names.isEmpty
            let wasShown = step.before[identity] != nil
            let shows = !all.contains("same-screen") || changes(led[identity] ?? [])
            if isAlone, wasShown, shows, all.isDisjoint(with: ["reads", "wasted", "off-screen"]) {
              neededAnnouncers.insert(object)
            }
          }
          add(identity, item, all, evaluation: position)
        }
      }
    }
  }

  private func changes(_ views: Set<Int>) -> Bool { !step.changed.isDisjoint(with: views) }

  /// The properties that differed or hold another object, or `nil` in place of what is no property of a value.
  private func differing(in origin: CauseOrigin?, of identity: Int) -> [String?] {
    guard case .value(_, let fields) = origin, !fields.isEmpty else { return [nil] }
    let renewed = (step.renewed[identity] ?? [:]).filter { !$0.value.hasSuffix("Location") }
    return (fields + renewed.keys.sorted()).unique
  }

  /// The views that ran more than once because states were written one after another.
  ///
  /// One update could show all of them. A flag that is written twice, as for a press, has to be shown twice.
  private func writtenApart(_ runs: [Evaluation]) -> Set<Int> {
    let groups = Dictionary(grouping: runs, by: \.identity).filter { identity, runs in
      let known = properties[names[identity] ?? ""] ?? [:]
      let written = runs.map { run in
        run.causes.compactMap { item, origin in
          if case .property = origin { item } else { nil }
        }
      }.filter { !$0.isEmpty }
      let states = Set(written.joined())
      return written.count > 1
        && !states.allSatisfy { states.count == 1 && known[$0]?.shapes == ["flag"] }
    }
    return Set(groups.keys)
  }

  private func words(
    of cause: (item: String, origin: CauseOrigin?),
    _ field: String?,
    run: Evaluation,
    before position: Int
  ) -> (item: String, words: Set<String>) {
    let known = properties[names[run.identity] ?? ""] ?? [:]
    let property = known[cause.item]
    let declared = (property?.shapes ?? []).union([property?.wrapper ?? ""])
    switch cause.origin {
    case .value(let parent, _):
      guard let field else { return (cause.item, ["value"]) }
      var words = (known[field]?.shapes ?? ["other"]).union(["value", known[field]?.wrapper ?? ""])
      if closures[run.identity]?.contains(field) == true { words.insert("captures-values") }
      if isCopied(field, in: run.identity) { words.insert("copied") }
      switch step.renewed[run.identity]?[field] {
      case nil: break
      case "FunctionalLocation": words.formUnion(["renewed", "computed"])
      case "ElementLocation": words.formUnion(["renewed", "element"])
      // What a binding leads to is no object of the program.
      case _ where words.contains("Binding"): break
      default: words.insert("renewed")
      }
      for outer in step.runs[..<position] where outer.identity == parent {
        for (item, origin) in outer.causes {
          words.formUnion(shapes(of: item, origin, in: parent).map { "parent-" + $0 })
        }
      }
      return (field, words)
    case .property(let owner, let name):
      let writers = step.writers[owner]?[name] ?? []
      return (
        cause.item,
        declared.union(writers).union([owner == run.identity ? "state" : "shared"])
          .union(run.unchanged.contains(name) ? ["unchanged"] : [])
      )
    case .environment(let writer):
      return (
        cause.item,
        declared.union(["Environment", writer == 0 ? "by-host" : "by-body"])
          .union(step.changesPhase ? ["phase"] : [])
          .union(step.defaulted.contains(run.identity) ? ["default"] : [])
      )
    case .setting(_, let written, let watched):
      return (
        cause.item,
        declared.union(["AppStorage"]).union(written == watched ? [] : ["other-key"])
      )
    case .announcement(_, let properties):
      let read = properties.compactMap { published[run.identity]?[$0] }
      return (
        cause.item,
        declared.union(["announced"]).union(properties.isEmpty ? ["by-hand"] : [])
          .union(Self.isUnchanged(properties, in: run) ? ["unchanged"] : [])
          .union(read.isEmpty ? [] : ["reads"]).union(read.flatMap(Self.reads))
      )
    case .store(let models):
      return (cause.item, declared.union(["query"]).union(models.isEmpty ? ["by-save"] : []))
    case nil where cause.item.hasPrefix("\\"):
      let name = cause.item.split(separator: ".").last.map(String.init) ?? ""
      let read = published[run.identity]?[name].map(Self.reads) ?? []
      return (String(cause.item.dropFirst()), Set(read + ["observed"]))
    case nil: return (cause.item, declared)
    }
  }

  /// Whether a state has the shape of a property, and no action has written it: it can be a copy.
  private func isCopied(_ field: String, in identity: Int) -> Bool {
    let known = properties[names[identity] ?? ""] ?? [:]
    guard let property = known[field], property.wrapper.isEmpty else { return false }
    let writers = stateWriters[identity] ?? [:]
    return known.contains { name, state in
      state.wrapper == "State" && writers[name, default: []].isSubset(of: ["appearance"])
        && (state.shapes == property.shapes || writers[name] != nil)
        && state.shapes.isDisjoint(with: ["flag", "object", "closure", "stamp"])
    }
  }

  /// What the written properties are that made a view run.
  private func shapes(of item: String, _ origin: CauseOrigin?, in identity: Int) -> Set<String> {
    switch origin {
    case .property(let owner, let name):
      return properties[names[owner] ?? ""]?[name]?.shapes ?? ["other"]
    case .announcement(_, let names): return Set(names.flatMap { shapes(read: $0, by: identity) })
    case nil where item.hasPrefix("\\"):
      return Set(
        item.split(separator: ".").suffix(1).flatMap { shapes(read: "\($0)", by: identity) }
      )
    default: return []
    }
  }

  private func shapes(read name: String, by identity: Int) -> Set<String> {
    published[identity]?[name].map { Self.kinds[$0, default: []].union([$0]) } ?? []
  }

  /// What a read property is, in words of facts.
  private static func reads(_ shape: String) -> [String] {
    [shape, kinds[shape, default: []].contains("collection") ? "collection" : shape].unique
      .map { "reads-" + $0 }
  }

  private static func isUnchanged(_ announced: [String], in run: Evaluation) -> Bool {
    !announced.isEmpty && announced.allSatisfy(run.unchanged.contains)
  }

  /// What is in a view, and how much of it the step left as it was.
  private func surroundings(
    of identity: Int,
    _ after: [Int: ScreenNode],
    _ ran: Set<Int>,
    _ led: [Int: Set<Int>]
  ) -> Set<String> {
    var words = inside(identity, ran, led)
    guard let node = after[identity] else { return words.union(["off-screen"]) }
    if step.covered.contains(identity) { words.insert("covered") }
    let (old, new) = (step.before[identity].map(Self.parts) ?? [], Self.parts(of: node))
    let same = new.filter { old.contains($0) && !ran.contains($0.identity) }
    if same.count >= 1 { words.insert("beside") }
    if same.count >= 2 { words.insert("beside2") }
    if same.count >= 3 { words.insert("beside3") }
    // Rows are parts of one kind.
    if Set(same.map { names[$0.identity] ?? $0.role.rawValue }).count >= 2 { words.insert("mixed") }
    // A repetition can undo another.
    if old == new, step.repetitions % 2 == 1 || !step.changed.contains(identity) {
      words.insert("same-screen")
    }
    for role in Self.roles(in: node) { words.insert("has-\(role)") }
    if Self.options(of: node) >= Self.manyRows { words.insert("many-options") }
    return words
  }

  /// The views that ran because another did or because its state was written, by the identity of the other.
  private func leads(_ runs: [Evaluation]) -> [Int: Set<Int>] {
    var led: [Int: Set<Int>] = [:]
    for run in runs {
      for (_, origin) in run.causes {
        switch origin {
        case .value(let other, _), .environment(let other), .property(let other, _):
          led[other, default: []].insert(run.identity)
        case .setting, .announcement, .store, nil: break
        }
      }
    }
    return led
  }

  /// What ran inside a view because the view did, and what did not run.
  private func inside(_ identity: Int, _ ran: Set<Int>, _ led: [Int: Set<Int>]) -> Set<String> {
    var words: Set<String> = []
    let inside = descendants(of: identity)
    let kept = inside.filter { step.word == "present" || !step.mounted.contains($0) }
    let skipped = kept.count { !ran.contains($0) }
    if skipped > 0 { words.insert("skips-children") }
    if skipped >= Self.fewRows { words.insert("skips-several") }
    let following = kept.intersection(reachable(from: identity, by: led)).count
    if following > 0 { words.insert("runs-children") }
    if following < kept.count - skipped { words.insert("beside-runs") }
    if following >= Self.fewRows { words.insert("runs-rows") }
    if step.word != "present", inside.contains(where: step.mounted.contains) {
      words.insert("mounts")
    }
    return words
  }

  /// What is one part, whatever it is made of.
  private static let controls: Set<ScreenNode.Role> = [
    .button, .field, .toggle, .picker, .slider, .stepper, .progress,
  ]

  /// The parts that a view itself shows; one for each view inside it.
  private static func parts(of node: ScreenNode) -> [ScreenNode] {
    node.children.flatMap { child -> [ScreenNode] in
      if child.role == .view { return [ScreenNode(.view, identity: child.identity)] }
      let isWhole = child.children.isEmpty || controls.contains(child.role)
      guard isWhole else { return parts(of: child) }
      return [ScreenNode(child.role, label: child.label, value: child.value)]
    }
  }

  /// How many options a view itself shows.
  private static func options(of node: ScreenNode) -> Int {
    node.children.reduce(0) { count, child in
      child.role == .view ? count : count + (child.role == .option ? 1 : options(of: child))
    }
  }

  static func roles(in node: ScreenNode) -> Set<ScreenNode.Role> {
    node.children.reduce([node.role]) { $0.union(roles(in: $1)) }
  }

  func descendants(of identity: Int) -> Set<Int> { reachable(from: identity, by: children) }

  private func reachable(from identity: Int, by edges: [Int: Set<Int>]) -> Set<Int> {
    var found: Set<Int> = []
    var pending = Array(edges[identity] ?? [])
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending += edges[next] ?? [] }
    }
    return found
  }

  /// The views of which a part is behind what covers the screen.
  private static func covered(in node: ScreenNode) -> Set<Int> {
    var found: Set<Int> = []
    func collect(_ node: ScreenNode, of view: Int, isCovered: Bool) {
      let isCovered = isCovered || node.states.contains(.covered)
      let view = node.role == .view ? node.identity : view
      if isCovered { found.insert(view) }
      for child in node.children { collect(child, of: view, isCovered: isCovered) }
    }
    collect(node, of: 0, isCovered: false)
    return found
  }

  func views(in node: ScreenNode) -> [Int: ScreenNode] {
    var found: [Int: ScreenNode] = [:]
    func collect(_ node: ScreenNode) {
      if node.role == .view { found[node.identity] = node }
      for child in node.children { collect(child) }
    }
    collect(node)
    return found
  }
}
