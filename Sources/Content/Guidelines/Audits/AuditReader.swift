import Diagnostics
import ScenarioTrace

/// Finds in a run what a person can change.
///
/// Each finding states only what the recording holds, in the words of explanations.
package struct AuditReader {
  /// What is known of the program that ran.
  package struct Program {
    let root: String
    /// Whether the root is a preview, whose constant bindings the app does not have.
    let isPreview: Bool
    let places: AuditPlaces
    let views: [DeclaredView]
    let flow: CodeFlow

    package init(
      root: String,
      isPreview: Bool = false,
      sources: [SourceText],
      views: [DeclaredView],
      flow: CodeFlow
    ) {
      (self.root, self.isPreview, self.views, self.flow) = (root, isPreview, views, flow)
      places = AuditPlaces(sources: sources, views: views)
    }
  }

  /// What makes several incidents one finding.
  struct Key: Hashable {
    let kind: AuditFinding.Kind
    let view: String
    let item: String
  }

  /// The incidents with one key in one step.
  struct Incidents {
    let step: Int
    let sentence: String
    let location: SourceLocation?
    var advice: [Advice] = []
    var wasted = 0
    /// How much they weigh, with those that followed from them by their kind.
    var costs: [AuditFinding.Kind: Int] = [:]
    /// What they followed from: the keys with advice of bodies that led to them, or of objects that were made again.
    var sources: Set<Key>
  }

  let program: Program
  let advisor: Advisor?
  let run: Run
  private let facts: [Int: [Fact]]
  private var keys: [Key] = []
  private var found: [Key: [Incidents]] = [:]
  /// The states of each identity that were written so far.
  private var written: [Int: Set<String>] = [:]

  /// - Parameters:
  ///   - run: The recording.
  ///   - program: What ran.
  ///   - advisor: Leads to guidelines, if there are any.
  package init(_ run: Run, of program: Program, advisor: Advisor?) {
    (self.run, self.program, self.advisor) = (run, program, advisor)
    facts = Dictionary(grouping: run.facts, by: \.step)
  }

  /// The findings, in the order in which they first happened.
  package consuming func findings() -> [AuditFinding] {
    for index in run.steps.indices { read(index) }
    for key in keys { fold(key) }
    var findings: [Key: AuditFinding] = [:]
    for key in keys { findings[key] = finding(key, found[key] ?? []) }
    // A cause comes before what followed from it.
    for key in keys.reversed() {
      guard let weight = findings[key]?.weight else { continue }
      for source in Set(found[key, default: []].flatMap(\.sources)) where source != key {
        findings[source]?.weight += weight
      }
    }
    return keys.compactMap { findings[$0] }
  }

  /// Counts incidents with those that they followed from, if these have the same advice.
  private mutating func fold(_ key: Key) {
    guard let incidents = found[key], let source = source(of: key, incidents) else { return }
    found[key] = nil
    found[source] = found[source]?.map { known in
      guard let more = incidents.first(where: { $0.step == known.step }) else { return known }
      var sum = known
      sum.wasted += more.wasted
      sum.costs.merge(more.costs, uniquingKeysWith: +)
      return sum
    }
  }

  /// What all of the incidents followed from that has the same advice or more, if there is one such key.
  private func source(of key: Key, _ incidents: [Incidents]) -> Key? {
    let common = incidents.dropFirst().reduce(incidents.first?.sources ?? []) {
      $0.intersection($1.sources)
    }
    let advice = Set(incidents.flatMap(\.advice))
    let sources = common.filter { source in
      guard let found = found[source], source != key else { return false }
      return advice.isSubset(of: found.flatMap(\.advice))
    }
    return sources.count == 1 ? sources.first : nil
  }

  /// How many bodies a change of the system's settings has to cost.
  private static let fewBodies = 5

  private func finding(_ key: Key, _ incidents: [Incidents]) -> AuditFinding? {
    // An object that is replaced once can be what the user asked for.
    let kind = kind(of: key, incidents)
    func cost(of incidents: Incidents) -> Int { incidents.costs[kind] ?? 0 }
    let isOften = kind != .modelCreation || incidents.reduce(0) { $0 + cost(of: $1) } > 1
    // What a few bodies cost when the system's settings change is not worth a word.
    let isSeen = incidents.contains { incident in
      guard case .environment = run.steps[incident.step].step else { return true }
      return ![.advised, .repeatedWork].contains(kind) || cost(of: incident) >= Self.fewBodies
    }
    guard isOften, isSeen, let most = incidents.map(cost).max(),
      let worst = incidents.first(where: { cost(of: $0) == most })
    else { return nil }
    return AuditFinding(
      kind: kind,
      root: program.root,
      path: run.steps[...worst.step].map(\.text),
      bodies: run.steps[worst.step].bodies,
      wasted: worst.wasted,
      view: key.view,
      item: key.item,
      sentence: worst.sentence,
      location: worst.location,
      advice: worst.advice,
      otherSteps: incidents.count - 1,
      cost: most
    )
  }

  /// The worst kind of some incidents and of those that followed from them.
  private func kind(of key: Key, _ incidents: [Incidents]) -> AuditFinding.Kind {
    let kinds = Set(incidents.flatMap(\.costs.keys)).subtracting([key.kind])
    return AuditFinding.Kind.allCases.first { kinds.contains($0) && $0.rank < key.kind.rank }
      ?? key.kind
  }

  private mutating func read(_ index: Int) {
    let record = StepRecord(steps: run.steps, index: index)
    let words = CauseWords(
      record: record,
      step: run.steps[index].text,
      at: index,
      views: program.views,
      flow: program.flow
    )
    for case .noted(let identity, let note) in run.steps[index].events where note.kind == .wrote {
      written[identity, default: []].insert(note.texts[0])
    }
    let facts = facts[index] ?? []
    readRuns(in: words, facts, at: index)
    for incident in record.incidents { read(incident, in: words, facts, at: index) }
    for fact in facts where fact.evaluation == nil { read(fact, in: words, at: index) }
  }

  private mutating func add(
    _ key: Key,
    at step: Int,
    _ sentence: String,
    _ location: SourceLocation?,
    advice: [Advice],
    wasted: Int = 0,
    cost: Int = 1,
    sources: Set<Key> = []
  ) {
    if found[key] == nil { keys.append(key) }
    var all = found[key] ?? []
    if all.last?.step != step {
      all.append(
        Incidents(step: step, sentence: sentence, location: location, sources: sources)
      )
    }
    let last = all.count - 1
    all[last].wasted += wasted
    all[last].costs[key.kind, default: 0] += cost
    all[last].sources.formIntersection(sources)
    all[last].advice = (all[last].advice + advice).unique
    found[key] = all
  }

  private func advice(for facts: [Fact]) -> [Advice] {
    facts.flatMap { advisor?.advice(for: $0) ?? [] }.unique
  }
}

// MARK: - Evaluations

extension AuditReader {
  /// What is said of the evaluations of a view.
  private struct Example: Hashable {
    let kind: AuditFinding.Kind
    let view: String
    let advice: [Advice]
  }

  private mutating func readRuns(in words: CauseWords, _ facts: [Fact], at index: Int) {
    let examples = words.record.runs.indices.map { example($0, in: words, facts) }
    let known = Set(examples.compactMap { $0 })
    for (position, example) in examples.enumerated() {
      if words.record.runs[position].isFirst {
        readAppearance(position, in: words, facts, at: index)
      } else if let example, !isSaid(example, in: known) {
        let sources = sources(of: position, in: words, examples)
        add(example, position, in: words, at: index, sources: sources)
      }
    }
  }

  /// Whether evaluations of the view that changed nothing lead to the same advice.
  private func isSaid(_ example: Example, in known: Set<Example>) -> Bool {
    guard example.kind == .advised else { return false }
    let kinds: [AuditFinding.Kind] = [.wasted, .repeatedWork]
    return kinds.contains {
      known.contains(Example(kind: $0, view: example.view, advice: example.advice))
    }
  }

  /// What an evaluation is an example of, with its advice.
  private func example(_ position: Int, in words: CauseWords, _ facts: [Fact]) -> Example? {
    let run = words.record.runs[position]
    let own = facts.filter { $0.evaluation == position }
    let advice = advice(for: own)
    guard let kind = Self.kind(of: run, own, isAdvised: !advice.isEmpty) else { return nil }
    // That a body ran again is said once, with the write that is the reason.
    let isLate = facts.contains { $0.identity == run.identity && Self.isLate($0) }
    guard kind != .advised || !isLate else { return nil }
    return Example(kind: kind, view: words.record.names[run.identity] ?? "", advice: advice)
  }

  private static func key(of example: Example, for run: BodyRun) -> Key {
    Key(
      kind: example.kind,
      view: example.view,
      // One piece of advice for a view is one finding, whatever its states are called.
      item: example.kind == .advised
        ? example.advice.map(\.title).joined(separator: ", ")
        : run.causes.map(item).unique.joined(separator: ", ")
    )
  }

  /// The keys of what an evaluation followed from, if each of its causes did.
  private func sources(
    of position: Int,
    in words: CauseWords,
    _ examples: [Example?]
  ) -> Set<Key> {
    let run = words.record.runs[position]
    var common: Set<Key>?
    for cause in run.causes {
      guard case .value(let parent, let fields) = cause.origin else { return [] }
      var sources: Set<Key> = []
      for case .renewed(run.identity, let property, _) in words.record.incidents
      where fields == [property] {
        let view = words.record.names[run.identity] ?? ""
        sources.insert(Key(kind: .modelCreation, view: view, item: property))
      }
      if case .body(let maker) = words.record.maker(in: parent, before: position) {
        if let example = examples[maker], !example.advice.isEmpty {
          sources.insert(Self.key(of: example, for: words.record.runs[maker]))
        } else if !words.record.runs[maker].isFirst {
          sources.formUnion(self.sources(of: maker, in: words, examples))
        }
      }
      common = common?.intersection(sources) ?? sources
    }
    return common ?? []
  }

  private mutating func add(
    _ example: Example,
    _ position: Int,
    in words: CauseWords,
    at index: Int,
    sources: Set<Key>
  ) {
    let run = words.record.runs[position]
    add(
      Self.key(of: example, for: run),
      at: index,
      "\(words.view(run.identity)): \(words.reasons(for: position))",
      program.places.location(of: run, in: words.record),
      advice: example.advice,
      wasted: run.isWasted ? 1 : 0,
      sources: sources
    )
  }

  /// What an evaluation is an example of, if of anything.
  private static func kind(
    of run: BodyRun,
    _ facts: [Fact],
    isAdvised: Bool
  ) -> AuditFinding.Kind? {
    if run.isWasted { return .wasted }
    if facts.contains(where: isLate) { return .lateSettling }
    let isRepeated = facts.contains { fact in
      fact.words.contains("repeated")
        && !fact.words.isDisjoint(with: ["same-screen", "off-screen"])
        && fact.words.isDisjoint(with: ["runs-children", "beside-runs"])
    }
    if isRepeated { return .repeatedWork }
    return isAdvised ? .advised : nil
  }

  /// Whether a body ran again because an update wrote state.
  private static func isLate(_ fact: Fact) -> Bool {
    let updates: Set = ["by-body", "by-change", "by-preference", "by-geometry"]
    return !fact.words.isDisjoint(with: updates)
      && fact.words.contains(fact.words.contains("present") ? "many" : "again")
  }

  /// What differed or changed.
  private static func item(of cause: Cause) -> String {
    guard case .value(_, let fields) = cause.origin, !fields.isEmpty else {
      return Cause.plain(cause.item)
    }
    return fields.joined(separator: ", ")
  }

  /// A view that stands where one of its type stood counts if something above it was replaced: in this step, or earlier
  /// if a state that had been written is gone.
  private mutating func readAppearance(
    _ position: Int,
    in words: CauseWords,
    _ facts: [Fact],
    at index: Int
  ) {
    let run = words.record.runs[position]
    let name = words.record.names[run.identity] ?? ""
    guard let before = run.predecessor, before.change != nil,
      let view = program.places.view(name), !view.states.isEmpty,
      before.step == index || !(written[before.identity] ?? []).isEmpty
    else { return }
    let lost = facts.filter { $0.identity == run.identity && $0.words.contains("lost") }
    // Another id stands for another subject, unless the view begins with what it showed before.
    let isSame = lost.contains { $0.words.contains("same-start") }
    guard before.change != "id" || before.step != index || isSame else { return }
    add(
      Key(kind: .lostState, view: name, item: before.change ?? ""),
      at: index,
      "\(words.view(run.identity)): \(words.reasons(for: position))",
      program.places.location(of: view, property: view.states.first),
      advice: advice(for: lost)
    )
  }
}

// MARK: - Other incidents

extension AuditReader {
  private mutating func read(
    _ incident: StepRecord.Incident,
    in words: CauseWords,
    _ facts: [Fact],
    at index: Int
  ) {
    switch incident {
    case .renewed(let identity, let property, let type):
      let own = facts.filter { $0.identity == identity && $0.item == property }
      guard !own.contains(where: { $0.words.contains("parent-object") }) else { return }
      let name = words.record.names[identity] ?? ""
      add(
        Key(kind: .modelCreation, view: name, item: property),
        at: index,
        words.sentence(ofNew: type, in: property, of: identity),
        program.places.location(ofProperty: property, in: name),
        advice: advice(for: own)
      )
    case .warned(let text):
      let own = facts.filter { $0.words.contains("warned") }
      let key = Key(kind: .warning, view: "", item: text)
      add(key, at: index, "warning: \(text)", nil, advice: advice(for: own))
    default: break
    }
  }

  private mutating func read(_ fact: Fact, in words: CauseWords, at index: Int) {
    guard !program.isPreview || !fact.words.isSuperset(of: ["dropped", "constant"]) else { return }
    let advice = advice(for: [fact])
    guard !advice.isEmpty, let kind = Self.kind(of: fact) else { return }
    add(
      Key(kind: kind, view: fact.view, item: fact.item),
      at: index,
      Advisor.subject(of: fact),
      program.places.location(ofProperty: fact.item, in: fact.view),
      advice: advice,
      cost: kind == .eagerRows ? rows(of: fact, in: words.record, at: index) : 1
    )
  }

  private static func kind(of fact: Fact) -> AuditFinding.Kind? {
    if fact.words.contains("many-rows") { return .eagerRows }
    if fact.words.contains("restarted") { return .modelCreation }
    // What a branch, a type or an id replaced is read where it appears.
    let isReplaced = !fact.words.isDisjoint(with: ["by-branch", "by-type", "by-id"])
    if fact.words.isSuperset(of: ["lost", "by-rows", "has-state"]), !isReplaced {
      return .lostState
    }
    let missed: Set = ["ignored", "unobserved", "late-read", "dropped"]
    return fact.words.isDisjoint(with: missed) ? nil : .missedUpdate
  }

  /// How many views like that of a fact the step made.
  private func rows(of fact: Fact, in record: StepRecord, at index: Int) -> Int {
    run.steps[index].events.count { event in
      if case .mounted(let identity, _, _) = event {
        record.names[identity] == fact.view
      } else {
        false
      }
    }
  }
}
