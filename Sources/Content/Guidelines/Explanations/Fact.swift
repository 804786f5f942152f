import ScenarioTrace

/// Something that a run shows about a view, from which advice follows.
///
/// A fact is a set of words. `FactReader` says when a fact has which; the guidelines state in `when` which of
/// them they are the answer to.
package struct Fact: Equatable, Sendable {
  /// The index of the step, counted from 0.
  package let step: Int
  /// The identity in the trace; 0 if the fact is about the program.
  package let identity: Int
  /// The view's type; empty if the fact is about the program.
  package let view: String
  /// The property that it is about; empty if it is about none.
  package let item: String
  package fileprivate(set) var words: Set<String>
}

extension Run {
  /// What the run shows, step by step.
  package var facts: [Fact] {
    var reader = FactReader()
    for (index, step) in steps.enumerated() { reader.read(step, at: index) }
    return reader.finished()
  }
}

/// Derives facts from the events of a run.
private struct FactReader {
  private struct Property {
    let wrapper: String
    let shape: String
  }

  /// A body evaluation in the current step.
  private struct Evaluation {
    let identity: Int
    let isFirst: Bool
    let causes: [(item: String, origin: CauseOrigin?)]
    var words: Set<String> = []
  }

  /// What happened in the current step.
  private struct StepState {
    var word = ""
    /// How many actions the step performs.
    var count = 1
    var before: [Int: ScreenNode] = [:]
    var mounted: Set<Int> = []
    var unmounted: [Int] = []
    var runs: [Evaluation] = []
    var origins: [Int: [String: CauseOrigin]] = [:]
    var writers: [Int: [String: Set<String>]] = [:]
    var replacements: Set<String> = []
    var rows: [(identity: Int, texts: [String])] = []
    var renewed: [Int: [String: String]] = [:]
    var reacted: Set<Int> = []
    var differing: [Int: String] = [:]
    var updated: Set<Int> = []
    var opens = false
  }

  private var facts: [Fact] = []
  private var names: [Int: String] = [:]
  private var parents: [Int: Int] = [:]
  private var children: [Int: Set<Int>] = [:]
  private var properties: [String: [String: Property]] = [:]
  private var flags: [String: [String]] = [:]
  private var equalComparisons: Set<Int> = []
  private var longLists: Set<Int> = []
  private var isInBackground = false
  private var screen = ScreenNode(.screen)
  private var step = StepState()
  private var index = 0

  /// From how many elements a list is long, and from how many mounted views a container has many rows.
  private static let (longList, manyRows) = (1000, 50)
  /// From how many views something is repeated in rows.
  private static let fewRows = 3

  mutating func read(_ measured: MeasuredStep, at index: Int) {
    self.index = index
    step = StepState()
    (step.word, step.count) = Self.word(of: measured.step)
    step.before = views(in: screen)
    if case .environment("scenePhase", let phase) = measured.step {
      isInBackground = phase == "background"
    }
    let wereOpen = Self.presentations(in: screen)
    for change in measured.screenChanges { _ = screen.apply(change) }
    step.opens = Self.presentations(in: screen) > wereOpen
    for event in measured.events { read(event, isQuiet: measured.console.isEmpty) }
    addEvaluations()
    addLostViews()
    addRows()
    addPlatformUpdates()
  }

  /// The facts, with what only the whole run shows.
  consuming func finished() -> [Fact] {
    struct Key: Hashable { let identity: Int, item: String }
    var counts: [Key: (all: Int, wasted: Int)] = [:]
    for fact in facts where fact.words.contains("ran") {
      let key = Key(identity: fact.identity, item: fact.item)
      counts[key, default: (0, 0)].all += 1
      counts[key, default: (0, 0)].wasted += fact.words.contains("wasted") ? 1 : 0
    }
    return facts.map { fact in
      let count = counts[Key(identity: fact.identity, item: fact.item)] ?? (0, 0)
      guard fact.words.contains("wasted"), count.wasted * 10 >= count.all * 9 else { return fact }
      var fact = fact
      fact.words.insert("mostly")
      return fact
    }
  }

  private mutating func add(_ identity: Int, _ item: String = "", _ words: Set<String>) {
    let words = words.union([step.word]).subtracting([""])
    facts.append(
      Fact(step: index, identity: identity, view: names[identity] ?? "", item: item, words: words)
    )
  }
}

// MARK: - Events

extension FactReader {
  /// The first word of a step, and how many actions it performs.
  private static func word(of step: Step) -> (String, Int) {
    switch step {
    case .repeat(let count, let inner):
      let (word, number) = word(of: inner)
      return (word, count * number)
    case .type(let text, _): return ("type", max(1, text.count))
    default: return (step.description.prefix { $0 != " " && $0 != "," }.description, 1)
    }
  }

  private static func presentations(in node: ScreenNode) -> Int {
    node.children.reduce([.sheet, .alert, .popover].contains(node.role) ? 1 : 0) {
      $0 + presentations(in: $1)
    }
  }

  private mutating func read(_ event: TraceEvent, isQuiet: Bool) {
    switch event {
    case .mounted(let identity, let view, let parent):
      names[identity] = withoutGenericArguments(view)
      parents[identity] = parent
      children[parent, default: []].insert(identity)
      step.mounted.insert(identity)
    case .unmounted(let identity):
      step.unmounted.append(identity)
      children[parents[identity] ?? 0]?.remove(identity)
    case .compared(let identity, let isEqual, let fields):
      if isEqual { equalComparisons.insert(identity) }
      step.differing[identity] = isEqual ? nil : fields.first
    case .caused(let identity, let item, let origin):
      step.origins[identity, default: [:]][item] = origin
    case .evaluated(let identity, let causes):
      let known = step.origins.removeValue(forKey: identity) ?? [:]
      let isFirst =
        step.mounted.contains(identity) && !step.runs.contains { $0.identity == identity }
      let named = causes.map { (item: $0, origin: known[$0]) }
      step.runs.append(Evaluation(identity: identity, isFirst: isFirst, causes: named))
    case .counted(let identity, .wasted): mark(identity, "wasted")
    case .counted(let identity, .updates): step.updated.insert(identity)
    case .warned(let text): add(0, "", Self.words(ofWarning: text))
    case .noted(let identity, let note): read(note, of: identity, isQuiet: isQuiet)
    default: break
    }
  }

  private mutating func mark(_ identity: Int, _ word: String) {
    guard let last = step.runs.lastIndex(where: { $0.identity == identity }) else { return }
    step.runs[last].words.insert(word)
  }

  private mutating func read(_ note: Note, of identity: Int, isQuiet: Bool) {
    let texts = note.texts
    switch note.kind {
    case .properties: readProperties(texts, of: names[identity] ?? "")
    case .wrote:
      step.writers[identity, default: [:]][texts[0], default: []].insert("by-" + texts[1])
    case .replaced: step.replacements.insert("by-" + texts[0])
    case .rows:
      if (Int(texts[1]) ?? 0) >= Self.longList { longLists.insert(identity) }
      if texts[0] != "0" { step.rows.append((identity, texts)) }
    case .renewed: step.renewed[identity, default: [:]][texts[0]] = texts[1]
    case .repeated: if isQuiet { mark(identity, "repeated") }
    case .reacted: step.reacted.insert(identity)
    case .read:
      let isLate = texts[1] == "closure" && step.writers[identity]?[texts[0]] != nil
      if isLate { add(identity, texts[0], step.opens ? ["late-read", "opens"] : ["late-read"]) }
    case .restarted: add(identity, "", ["restarted"])
    case .unobserved: add(identity, texts[0], ["unobserved"])
    case .dropped: add(0, "", ["dropped", texts[0]])
    case .ignored:
      let known = properties[names[identity] ?? ""] ?? [:]
      let shapes = texts.map { known[String($0.prefix { $0 != "." })]?.shape ?? "other" }
      add(identity, texts[0], Set(shapes + ["ignored"]))
    }
  }

  private mutating func readProperties(_ texts: [String], of view: String) {
    let known = texts.prefix { $0 == "equatable" || $0 == "plain" }
    let count = texts.count % 3 == known.count % 3 ? known.count : texts.count % 3
    flags[view] = texts.prefix(count).map { "type-" + $0 }
    var rest = texts.dropFirst(count)
    while rest.count >= 3 {
      let fields = Array(rest.prefix(3))
      properties[view, default: [:]][fields[0]] = Property(wrapper: fields[1], shape: fields[2])
      rest = rest.dropFirst(3)
    }
  }

  private static func words(ofWarning text: String) -> Set<String> {
    let known = [
      ("Modifying state", "modifies-state"), ("Publishing changes from within", "publishes"),
      ("initial count", "constant-data"), ("occurs multiple times", "repeated-id"),
    ]
    return Set(known.filter { text.contains($0.0) }.map(\.1) + ["warned"])
  }
}

// MARK: - Evaluations

extension FactReader {
  private mutating func addEvaluations() {
    let after = views(in: screen)
    let again = step.runs.filter { !$0.isFirst }
    let repeated = Dictionary(again.map { ($0.identity, 1) }, uniquingKeysWith: +)
    let ran = Set(again.map(\.identity))
    var siblings: [String: Set<Int>] = [:]
    for run in step.runs {
      siblings["\(names[run.identity] ?? "") \(parents[run.identity] ?? 0)", default: []]
        .insert(run.identity)
    }
    var readers: [String: Set<String>] = [:]
    for run in again {
      for case (let item, .environment?) in run.causes {
        readers[item, default: []].insert(names[run.identity] ?? "")
      }
    }
    for (position, run) in step.runs.enumerated() where !run.isFirst {
      let identity = run.identity
      let view = names[identity] ?? ""
      let count = repeated[identity] ?? 0
      var common = run.words.union(["ran"]).union(flags[view] ?? [])
      if isInBackground { common.insert("background") }
      if step.opens { common.insert("opens") }
      if step.reacted.contains(identity) { common.insert("reacted") }
      if !equalComparisons.contains(identity) { common.insert("every") }
      if longLists.contains(identity) { common.insert("huge") }
      if count > step.count, !["wait", "scroll", "run"].contains(step.word) {
        common.insert("again")
      }
      if count >= 2 * step.count { common.insert("many") }
      let rows = siblings["\(view) \(parents[identity] ?? 0)"]?.count ?? 0
      if rows >= Self.fewRows { common.insert("rows") }
      common.formUnion(surroundings(of: identity, after, ran))
      for cause in run.causes {
        let (item, words) = self.words(of: cause, run: run, before: position)
        let isShared = (readers[cause.item]?.count ?? 0) > 1
        add(identity, item, common.union(words).union(isShared ? ["readers2"] : []))
      }
    }
  }

  private func words(
    of cause: (item: String, origin: CauseOrigin?),
    run: Evaluation,
    before position: Int
  ) -> (item: String, words: Set<String>) {
    let known = properties[names[run.identity] ?? ""] ?? [:]
    let property = known[cause.item]
    let declared: Set<String> = [property?.wrapper ?? "", property?.shape ?? ""]
    switch cause.origin {
    case .value(let parent, let fields):
      guard let field = fields.first else { return (cause.item, ["value"]) }
      let shape = known[field]?.shape ?? "other"
      var words: Set<String> = ["value", shape, known[field]?.wrapper ?? ""]
      switch step.renewed[run.identity]?[field] {
      case nil: break
      case "FunctionalLocation": words.formUnion(["renewed", "computed"])
      case "ElementLocation": words.formUnion(["renewed", "element"])
      default: words.insert("renewed")
      }
      for outer in step.runs[..<position] where outer.identity == parent {
        for case (_, .property(let owner, let name)?) in outer.causes {
          words.insert("parent-" + (properties[names[owner] ?? ""]?[name]?.shape ?? "other"))
        }
      }
      return (field, words)
    case .property(let owner, let name):
      let writers = step.writers[owner]?[name] ?? []
      return (
        cause.item,
        declared.union(writers).union([owner == run.identity ? "state" : "shared"])
      )
    case .environment(let writer):
      return (
        cause.item,
        declared.union(["Environment", writer == 0 ? "by-host" : "by-body"])
      )
    case .setting(_, let written, let watched):
      return (
        cause.item,
        declared.union(["AppStorage"]).union(written == watched ? [] : ["other-key"])
      )
    case .announcement(_, let properties):
      return (
        cause.item,
        declared.union(["announced"]).union(properties.isEmpty ? ["by-hand"] : [])
      )
    case nil where cause.item.hasPrefix("\\"):
      return (String(cause.item.drop { $0 != "." }.dropFirst()), ["observed"])
    case nil: return (cause.item, declared)
    }
  }

  /// What is in a view, and how much of it the step left as it was.
  private func surroundings(
    of identity: Int,
    _ after: [Int: ScreenNode],
    _ ran: Set<Int>
  ) -> Set<String> {
    guard let node = after[identity] else { return [] }
    var words: Set<String> = []
    let (old, new) = (step.before[identity].map(Self.parts) ?? [], Self.parts(of: node))
    let same = new.count { old.contains($0) }
    if same >= 1 { words.insert("beside") }
    if same >= 2 { words.insert("beside2") }
    if same >= 3 { words.insert("beside3") }
    if old == new, step.count % 2 == 1 { words.insert("same-screen") }
    let inside = descendants(of: identity)
    let kept = inside.filter { step.word == "present" || !step.mounted.contains($0) }
    let skipped = kept.count { !ran.contains($0) }
    if skipped > 0 { words.insert("skips-children") }
    if skipped >= Self.fewRows { words.insert("skips-several") }
    if skipped < kept.count { words.insert("runs-children") }
    if kept.count - skipped >= Self.fewRows { words.insert("runs-rows") }
    if step.word != "present", inside.contains(where: step.mounted.contains) {
      words.insert("mounts")
    }
    for role in Self.roles(in: node) { words.insert("has-\(role)") }
    return words
  }

  /// The parts that a view itself shows; one for each view inside it.
  private static func parts(of node: ScreenNode) -> [ScreenNode] {
    node.children.flatMap { child -> [ScreenNode] in
      if child.role == .view { return [ScreenNode(.view, identity: child.identity)] }
      let isWhole = child.children.isEmpty || child.role == .button || child.value != nil
      guard isWhole else { return parts(of: child) }
      return [ScreenNode(child.role, label: child.label, value: child.value)]
    }
  }

  private static func roles(in node: ScreenNode) -> Set<ScreenNode.Role> {
    node.children.reduce([node.role]) { $0.union(roles(in: $1)) }
  }

  private func descendants(of identity: Int) -> Set<Int> {
    var found: Set<Int> = []
    var pending = Array(children[identity] ?? [])
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending += children[next] ?? [] }
    }
    return found
  }

  private func views(in node: ScreenNode) -> [Int: ScreenNode] {
    var found: [Int: ScreenNode] = [:]
    func collect(_ node: ScreenNode) {
      if node.role == .view { found[node.identity] = node }
      for child in node.children { collect(child) }
    }
    collect(node)
    return found
  }
}

// MARK: - Identity

extension FactReader {
  private static let stateWrappers: Set = ["State", "StateObject", "FocusState", "GestureState"]

  private func hasState(_ identity: Int) -> Bool {
    properties[names[identity] ?? ""]?.values.contains { Self.stateWrappers.contains($0.wrapper) }
      ?? false
  }

  /// Adds the views in whose place another of their type appeared.
  private mutating func addLostViews() {
    let ended = Set(step.unmounted.compactMap { names[$0] })
    let counts = step.rows.map { $0.texts.map { Int($0) ?? 0 } }
    for identity in step.mounted.sorted() where ended.contains(names[identity] ?? "") {
      var words = step.replacements.union(["lost"])
      if !step.rows.isEmpty { words.insert("by-rows") }
      if hasState(identity) { words.insert("has-state") }
      if counts.contains(where: { $0[2] > 0 && $0[2] == $0[3] }) { words.insert("same-count") }
      if counts.contains(where: { $0[2] > 0 && $0[2] == $0[0] }) { words.insert("all-rows") }
      add(identity, "", words)
    }
  }

  private mutating func addRows() {
    for (identity, texts) in step.rows {
      let inside = descendants(of: identity)
      let differ = step.runs.contains { run in
        guard !run.isFirst, inside.contains(run.identity) else { return false }
        return run.causes.contains { if case .value? = $0.origin { true } else { false } }
      }
      var words: Set = ["rows-changed"]
      if differ, texts[2] != texts[3] { words.insert("others-differ") }
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

  private mutating func addPlatformUpdates() {
    for identity in step.updated.sorted() {
      guard let field = step.differing[identity] else { continue }
      let property = properties[names[identity] ?? ""]?[field]
      var words: Set = ["platform", "value", property?.shape ?? "other", property?.wrapper ?? ""]
      if step.renewed[identity]?[field] == "FunctionalLocation" { words.insert("computed") }
      if !equalComparisons.contains(identity) { words.insert("every") }
      add(identity, field, words)
    }
  }
}
