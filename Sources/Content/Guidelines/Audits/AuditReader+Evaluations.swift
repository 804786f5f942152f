import Diagnostics
import ScenarioTrace

extension AuditReader {
  /// What is said of the evaluations of a view.
  private struct Example: Hashable {
    let kind: AuditFinding.Kind
    let view: String
    let advice: [Advice]
    /// The object whose announcement the advice is about.
    let object: String?
  }

  mutating func readRuns(in words: CauseWords, _ facts: [Fact], at index: Int) {
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
    return known.contains {
      kinds.contains($0.kind) && $0.view == example.view && $0.advice == example.advice
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
    let announced = own.filter { $0.words.contains("announced") }
    return Example(
      kind: kind,
      view: words.record.names[run.identity] ?? "",
      advice: advice,
      object: self.advice(for: announced) == advice ? Self.announcer(of: run) : nil
    )
  }

  private static func key(of example: Example, for run: BodyRun) -> Key {
    let titles = example.advice.map(\.title)
    // What one object announces to several views is one finding, if the same advice comes first.
    if let object = example.object, let title = titles.first {
      return Key(kind: example.kind, view: "", item: "\(object): \(title)")
    }
    return Key(
      kind: example.kind,
      view: example.view,
      // One piece of advice for a view is one finding, whatever its states are called.
      item: example.kind == .advised
        ? titles.joined(separator: ", ")
        : run.causes.map(item).unique.joined(separator: ", ")
    )
  }

  /// The object that announced a cause of an evaluation, if it is one.
  private static func announcer(of run: BodyRun) -> String? {
    let objects = run.causes.compactMap { cause -> String? in
      if case .announcement(let object, _) = cause.origin { object } else { nil }
    }.unique
    return objects.count == 1 ? objects[0] : nil
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
      view: example.view,
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

  /// A view that stands where one of its type stood counts if something above it was replaced.
  ///
  /// That is in this step, or earlier if a state that had been written is gone. Rows with new ids stand for other
  /// elements, unless their state was used.
  private mutating func readAppearance(
    _ position: Int,
    in words: CauseWords,
    _ facts: [Fact],
    at index: Int
  ) {
    let run = words.record.runs[position]
    let name = words.record.names[run.identity] ?? ""
    guard let before = run.predecessor, before.change != nil,
      let view = program.places.view(name), !view.states.isEmpty
    else { return }
    let lost = facts.filter { $0.identity == run.identity && $0.words.contains("lost") }
    if before.step == index {
      let isOther = lost.contains {
        $0.words.contains("by-rows") && !$0.words.contains("used-state")
      }
      guard !isOther else { return }
    } else if (written[before.identity] ?? []).isEmpty {
      return
    }
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
