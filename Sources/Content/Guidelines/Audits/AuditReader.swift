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
    /// The views, the one that the sentence is about first.
    var views: [String] = []
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
  private(set) var written: [Int: Set<String>] = [:]

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

  /// Counts incidents with those that they followed from, if these have the same advice, and what an object announced with
  /// the worst that came of it.
  private mutating func fold(_ key: Key) {
    guard let incidents = found[key] else { return }
    let isShared = key.view.isEmpty && [.advised, .repeatedWork].contains(key.kind)
    let worse = [.wasted, .repeatedWork].lazy.filter { $0 != key.kind }
      .map { Key(kind: $0, view: "", item: key.item) }
    guard
      let target = source(of: key, incidents)
        ?? worse.first(where: { isShared && found[$0] != nil })
    else { return }
    found[key] = nil
    for more in incidents {
      guard let index = found[target]?.firstIndex(where: { $0.step == more.step }) else {
        found[target]?.append(more)
        continue
      }
      found[target]?[index].wasted += more.wasted
      found[target]?[index].costs.merge(more.costs, uniquingKeysWith: +)
      if isShared { found[target]?[index].views += more.views }
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
    let kind = kind(of: key, incidents)
    func cost(of incidents: Incidents) -> Int { incidents.costs[kind] ?? 0 }
    // An object that is replaced once can be what the user asked for.
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
      view: Self.view(of: key, incidents),
      item: key.item,
      sentence: worst.sentence + Self.others(in: worst),
      location: worst.location,
      advice: worst.advice,
      otherSteps: incidents.count - 1,
      cost: most
    )
  }

  /// The view of a key, or the only one that an object reached.
  private static func view(of key: Key, _ incidents: [Incidents]) -> String {
    let views = Set(incidents.flatMap(\.views))
    return key.view.isEmpty && views.count == 1 ? views.first ?? "" : key.view
  }

  /// The most views that a sentence names besides its own.
  private static let maxOthers = 2

  /// Which other views the same object reached.
  private static func others(in incidents: Incidents) -> String {
    let others = incidents.views.unique.dropFirst()
    guard !others.isEmpty else { return "" }
    let rest = others.count - maxOthers
    let names = others.prefix(maxOthers).joined(separator: ", ")
    return "; the same reached \(names)" + (rest > 0 ? " and \(rest) more views" : "")
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

  mutating func add(
    _ key: Key,
    at step: Int,
    _ sentence: String,
    _ location: SourceLocation?,
    advice: [Advice],
    wasted: Int = 0,
    cost: Int = 1,
    view: String? = nil,
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
    all[last].views += [view].compactMap(\.self)
    all[last].advice = (all[last].advice + advice).unique
    found[key] = all
  }

  func advice(for facts: [Fact]) -> [Advice] {
    facts.flatMap { advisor?.advice(for: $0) ?? [] }.unique
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
    let isLost = fact.words.isSuperset(of: ["lost", "by-rows", "has-state"]) && !isReplaced
    if isLost || fact.words.contains("gone") { return .lostState }
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
