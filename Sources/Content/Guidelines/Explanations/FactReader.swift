import ScenarioTrace

/// Derives facts from the events of a run.
struct FactReader {
  struct Property {
    let wrapper: String
    /// What its value is, in words of facts: a collection of objects is a collection too.
    let shapes: Set<String>
  }

  /// A body evaluation in the current step.
  struct Evaluation {
    let identity: Int
    let isFirst: Bool
    let causes: [(item: String, origin: CauseOrigin?)]
    /// The announced properties that were assigned the values that they had.
    let unchanged: [String]
    var words: Set<String> = []
  }

  /// Where views of a type stand.
  struct Place: Hashable {
    let view: String
    /// The number of the parent's place; 0 if there is none.
    let parent: Int
  }

  /// A write that reached no view.
  struct DroppedWrite: Hashable {
    let identity: Int
    let reason: String
    let item: String
  }

  /// What happened in the current step.
  struct StepState {
    var word = ""
    /// How many actions the step performs.
    var count = 1
    /// How often the step repeats another.
    var repetitions = 1
    /// The views that made a value that differs from the one before.
    var changed: Set<Int> = []
    /// How many seconds the step waits.
    var seconds = 0.0
    var before: [Int: ScreenNode] = [:]
    /// The views of which a part is behind what covers the screen after the step.
    var covered: Set<Int> = []
    var mounted: Set<Int> = []
    var unmounted: [Int] = []
    var runs: [Evaluation] = []
    var origins: [Int: [String: CauseOrigin]] = [:]
    /// The announced properties, before the body runs, that were assigned the values that they had.
    var unchanged: [Int: [String]] = [:]
    var writers: [Int: [String: Set<String>]] = [:]
    /// What ended views by taking their place.
    var replacements: [Int: String] = [:]
    var rows: [(identity: Int, texts: [String])] = []
    var unobserved: [(identity: Int, property: String, isSetting: Bool)] = []
    var dropped: [DroppedWrite] = []
    /// The views that read another default of an environment key.
    var defaulted: Set<Int> = []
    var renewed: [Int: [String: String]] = [:]
    var reacted: Set<Int> = []
    /// The views whose `onChange` actions run after the current update.
    var reacting: Set<Int> = []
    /// The views of which `onChange` actions wrote state.
    var chained: Set<Int> = []
    var differing: [Int: String] = [:]
    var updated: Set<Int> = []
    /// The views in whose bodies an id replaced something that contains no views.
    var renewals: [Int] = []
    var opens = false
    var opensAlert = false
    var pushes = false
    var changesPhase = false
  }

  private var facts: [Fact] = []
  var factCount: Int { facts.count }
  /// The objects that announced the changes which facts are about, by the fact's number.
  var announcers: [Int: String] = [:]
  /// The objects of which a view shows what no property publishes, and which it sees only as others are assigned.
  var neededAnnouncers: Set<String> = []
  private(set) var names: [Int: String] = [:]
  private(set) var parents: [Int: Int] = [:]
  private(set) var children: [Int: Set<Int>] = [:]
  /// The places of views in the program: those of a type stand at one place if their parents do.
  private(set) var places: [Int: Int] = [:]
  private var knownPlaces: [Place: Int] = [:]
  private(set) var properties: [String: [String: Property]] = [:]
  /// What wrote states, by view and name.
  private(set) var stateWriters: [Int: [String: Set<String>]] = [:]
  /// In which steps geometry writes state, by the type of the view.
  var measured: [String: Set<String>] = [:]
  /// The views of which actions wrote state.
  private(set) var written: Set<Int> = []
  private(set) var flags: [String: [String]] = [:]
  /// The properties of objects that bodies read, with the shapes of their values.
  private(set) var published: [Int: [String: String]] = [:]
  /// The properties whose closures captured no view.
  private(set) var closures: [Int: Set<String>] = [:]
  private(set) var equalComparisons: Set<Int> = []
  private(set) var longLists: Set<Int> = []
  private(set) var isInBackground = false
  private(set) var screen = ScreenNode(.screen)
  var step = StepState()
  private(set) var index = 0
  private(set) var ended = EndedViews()
  /// What the screen showed before the step that opened a view.
  private(set) var openedFrom: [Int: [String]] = [:]
  /// What views showed at the end of the step in which they appeared.
  private(set) var firstWords: [Int: [String]] = [:]

  /// From how many elements a list is long, and from how many mounted views a container has many rows.
  static let (longList, manyRows) = (1000, 50)
  /// From how many views something is repeated in rows.
  static let fewRows = 3
  /// Above how many updates a second of waiting a view updates frequently.
  static let frequent = 2.0

  mutating func read(_ measured: MeasuredStep, at index: Int) {
    self.index = index
    step = StepState()
    (step.word, step.count) = Self.word(of: measured.step)
    if case .repeat(let count, _) = measured.step { step.repetitions = count }
    if case .wait(let seconds) = measured.step { step.seconds = seconds }
    step.before = views(in: screen)
    if case .environment("scenePhase", let phase) = measured.step {
      isInBackground = phase == "background"
      step.changesPhase = true
    }
    let wereOpen = Self.presentations(in: screen)
    let labelsBefore = labels(in: screen)
    for change in measured.screenChanges { _ = screen.apply(change) }
    step.opens = Self.presentations(in: screen) > wereOpen
    step.opensAlert = Self.roles(in: screen).contains(.alert)
    for (identity, change) in ended.begin(measured, at: index) {
      step.unmounted.append(identity)
      step.replacements[identity] = change
    }
    for event in measured.events { read(event, isQuiet: measured.console.isEmpty) }
    let shown = step.mounted.isEmpty ? [:] : views(in: screen)
    for identity in step.mounted { firstWords[identity] = shown[identity].map(labels) }
    if step.opens || step.pushes {
      for identity in step.mounted { openedFrom[identity] = labelsBefore }
    }
    addEvaluations()
    // A view that ran shows the change, whatever made it run, and one that is gone shows nothing.
    for (identity, property, isSetting) in step.unobserved
    where !step.runs.contains(where: { $0.identity == identity && !$0.isFirst })
      && children[parents[identity] ?? 0]?.contains(identity) == true
    {
      if isSetting, runsSomething(in: identity) { continue }
      add(identity, property, isSetting ? ["unobserved", "setting"] : ["unobserved"])
    }
    addDroppedWrites()
    addLostViews()
    addClosedViews(by: measured.step)
    addRenewals()
    addRows()
    addPlatformUpdates()
  }

  /// Whether a view inside ran again, which can show the change too.
  private func runsSomething(in identity: Int) -> Bool {
    let inside = descendants(of: identity)
    return step.runs.contains { !$0.isFirst && inside.contains($0.identity) }
  }

  /// The facts, with what only the whole run shows.
  consuming func finished() -> [Fact] {
    struct Key: Hashable { let identity: Int, item: String }
    struct Item: Hashable { let view: String, name: String }
    var counts: [Key: (all: Int, wasted: Int)] = [:]
    var wasted: [Item: Int] = [:]
    for fact in facts where fact.words.contains("ran") {
      let key = Key(identity: fact.identity, item: fact.item)
      counts[key, default: (0, 0)].all += 1
      guard fact.words.contains("wasted") else { continue }
      counts[key, default: (0, 0)].wasted += 1
      wasted[Item(view: fact.view, name: fact.item), default: 0] += 1
    }
    // What alone made a body make something else is used.
    let used = Set(
      facts.filter {
        $0.words.isSuperset(of: ["ran", "value"])
          && $0.words.isDisjoint(with: ["among", "wasted", "repeated"])
      }.map { Item(view: $0.view, name: $0.item) }
    )
    let announces = facts.contains { $0.words.contains("announced") }
    let filtered = Set(
      facts.filter { $0.words.isSuperset(of: ["rows-changed", "type"]) }.map(\.identity)
    )
    return facts.enumerated().map { number, fact in
      var fact = fact
      if let object = announcers[number], neededAnnouncers.contains(object) {
        fact.words.insert("needed")
      }
      if announces, fact.words.contains("restarted") { fact.words.insert("announces") }
      if filtered.contains(fact.identity) { fact.words.insert("filters") }
      if used.contains(Item(view: fact.view, name: fact.item)) { fact.words.insert("used") }
      if measured[fact.view] == ["scroll"] { fact.words.insert("follows-scroll") }
      let count = counts[Key(identity: fact.identity, item: fact.item)] ?? (0, 0)
      guard fact.words.contains("wasted") else { return fact }
      if count.wasted * 10 >= count.all * 9 { fact.words.insert("mostly") }
      if wasted[Item(view: fact.view, name: fact.item), default: 0] > 1 {
        fact.words.insert("recurs")
      }
      return fact
    }
  }

  mutating func add(
    _ identity: Int,
    _ item: String,
    _ words: Set<String>,
    evaluation: Int? = nil
  ) {
    facts.append(
      Fact(
        step: index,
        identity: identity,
        evaluation: evaluation,
        view: names[identity] ?? "",
        item: item,
        words: words.union([step.word]).subtracting([""])
      )
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
      let place = Place(view: names[identity] ?? "", parent: places[parent] ?? 0)
      places[identity] = knownPlaces[place, default: knownPlaces.count + 1]
      knownPlaces[place] = places[identity]
      step.mounted.insert(identity)
      ended.mount(identity, names[identity] ?? "", parent)
    case .unmounted(let identity):
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
      step.runs.append(
        Evaluation(
          identity: identity,
          isFirst: isFirst,
          causes: named,
          unchanged: step.unchanged.removeValue(forKey: identity) ?? []
        )
      )
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
      step.unchanged[identity]?.removeAll { $0 == texts[0] }
      stateWriters[identity, default: [:]][texts[0], default: []].insert(texts[1])
      if texts[1] == Note.Writer.change.rawValue { step.chained.formUnion(step.reacting) }
      if texts[1] == Note.Writer.action.rawValue {
        step.reacting = []
        written.insert(identity)
      }
    case .rows:
      if (Int(texts[1]) ?? 0) >= Self.longList { longLists.insert(identity) }
      if texts[0] != "0" { step.rows.append((identity, texts)) }
    case .renewed: step.renewed[identity, default: [:]][texts[0]] = texts[1]
    case .repeated: if isQuiet { mark(identity, "repeated") }
    case .reacted:
      step.reacted.insert(identity)
      step.reacting.insert(identity)
    case .read:
      let isLate = texts[1] == "closure" && step.writers[identity]?[texts[0]] != nil
      if isLate { add(identity, texts[0], step.opens ? ["late-read", "opens"] : ["late-read"]) }
    case .restarted: add(identity, "", Set(["restarted"] + texts))
    case .replaced where texts == ["id", "0"]: step.renewals.append(identity)
    case .unchanged: step.unchanged[identity, default: []] += texts
    case .defaulted: step.defaulted.insert(identity)
    case .scanned: mark(identity, "scans")
    case .captured: closures[identity, default: []].insert(texts[0])
    case .pushed: step.pushes = true
    case .replaced, .leaving, .content, .requested: break
    case .unobserved: step.unobserved.append((identity, texts[0], texts.contains("setting")))
    case .published: published[identity, default: [:]][texts[0]] = texts[1]
    case .dropped:
      step.dropped.append(
        DroppedWrite(identity: identity, reason: texts[0], item: texts.dropFirst().first ?? "")
      )
    case .ignored:
      let known = properties[names[identity] ?? ""] ?? [:]
      let shapes = texts.flatMap { known[String($0.prefix { $0 != "." })]?.shapes ?? ["other"] }
      add(identity, texts[0], Set(shapes + ["ignored"]))
    }
  }

  /// What else a value is, by its shape.
  static let kinds: [String: Set<String>] = [
    "content": ["closure"], "builder": ["closure"], "objects": ["collection"],
    "equatables": ["collection"], "model": ["object"],
  ]

  private mutating func readProperties(_ texts: [String], of view: String) {
    let known = texts.prefix { $0 == "equatable" || $0 == "plain" }
    let count = texts.count % 3 == known.count % 3 ? known.count : texts.count % 3
    flags[view] = texts.prefix(count).map { "type-" + $0 }
    var rest = texts.dropFirst(count)
    while rest.count >= 3 {
      let fields = Array(rest.prefix(3))
      properties[view, default: [:]][fields[0]] = Property(
        wrapper: withoutGenericArguments(fields[1]),
        shapes: Self.kinds[fields[2], default: []].union([fields[2]])
      )
      rest = rest.dropFirst(3)
    }
  }

  static func words(ofWarning text: String) -> Set<String> {
    let known = [
      ("Modifying state", "modifies-state"), ("Publishing changes from within", "publishes"),
      ("initial count", "constant-data"), ("occurs multiple times", "repeated-id"),
    ]
    return Set(known.filter { text.contains($0.0) }.map(\.1) + ["warned"])
  }
}
