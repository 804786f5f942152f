import ScenarioTrace

/// Why each body ran in a step, and what kept other bodies from running.
///
/// Everything comes from the trace of the run, which the attribute graph wrote; the declarations
/// only supply names and lines.
package struct Explanation: Equatable, Sendable {
  /// What happened to one view, or in the same way to several or several times.
  package struct Entry: Equatable, Sendable {
    /// One line in the author's terms.
    package let sentence: String
    /// The paths from the step to the body; empty if no body ran.
    package let chains: [String]
    /// The guidelines that remove the causes, each in the first entry of the step that it helps.
    package fileprivate(set) var advice: [Advice]
    /// How many times this happened.
    package fileprivate(set) var times = 1
  }

  /// The step's text on the page.
  package let step: String
  /// What happened, in order.
  package let entries: [Entry]
  /// What the step changed on screen.
  package let screen: ScreenDifference

  /// Explains one step of a run.
  /// - Parameters:
  ///   - index: The step's index, counted from 0.
  ///   - run: The run.
  ///   - views: The views that the program declares.
  ///   - flow: Where the program's values come from.
  ///   - advice: What leads to guidelines, and the facts of the run.
  package init(
    ofStep index: Int,
    in run: Run,
    views: [DeclaredView],
    flow: CodeFlow? = nil,
    advice: (advisor: Advisor, facts: [Fact])? = nil
  ) {
    let step = run.steps[index]
    let screens = run.screens(aroundStep: index)
    let record = StepRecord(steps: run.steps, index: index)
    let words = CauseWords(
      record: record,
      step: step.text,
      at: index,
      views: views,
      instances: InstanceNames.names(on: screens.after, record),
      flow: flow
    )
    let facts = advice?.facts.filter { $0.step == index } ?? []
    var entries: [Entry] = []
    var given: [Advice] = []
    for incident in record.incidents {
      var entry = Entry(incident, in: words, facts, advice?.advisor)
      entry.advice.removeAll(where: given.contains)
      given += entry.advice
      let known = entries.firstIndex { $0.sentence == entry.sentence && $0.chains == entry.chains }
      if let known {
        entries[known].times += entry.times
        entries[known].advice += entry.advice
      } else {
        entries.append(entry)
      }
    }
    // What is about no evaluation, such as a write that reached no view.
    for fact in facts where fact.evaluation == nil {
      let new = (advice?.advisor.advice(for: fact) ?? []).filter { !given.contains($0) }
      guard !new.isEmpty else { continue }
      given += new
      entries.append(Entry(sentence: Advisor.subject(of: fact), chains: [], advice: new))
    }
    self.step = step.text
    self.entries = entries
    screen = ScreenDifference(from: screens.before, to: screens.after)
  }

  /// The explanation as text, the entries indented below the step.
  /// - Parameters:
  ///   - number: The step's number, counted from 1.
  ///   - address: Where a guideline can be read.
  /// - Returns: The lines, starting with the step.
  package func lines(
    number: Int,
    address: (Advice) -> String = \.path
  ) -> [String] {
    var lines = ["step \(number), \(step)"]
    for entry in entries {
      let times = entry.times > 1 ? " (\(entry.times) times)" : ""
      lines.append("  \(entry.sentence)\(times)")
      lines += entry.chains.map { "    \($0)" }
      lines += entry.advice.map { "    advice: \($0.title), \(address($0))" }
    }
    lines += screen.sentence.map { ["  \($0)"] } ?? []
    if entries.isEmpty { lines.append("  no body ran") }
    return lines
  }
}

extension Explanation.Entry {
  fileprivate init(
    _ incident: StepRecord.Incident,
    in words: CauseWords,
    _ facts: [Fact],
    _ advisor: Advisor?
  ) {
    var advice: [Advice] = []
    switch incident {
    case .ran(let position):
      let run = words.record.runs[position]
      sentence =
        "\(words.view(run.identity)) ran\(run.isWasted ? " and made an equal value, wasted" : ""):"
        + " \(words.reasons(for: position))"
      chains = words.chains(to: position)
      for fact in facts where fact.identity == run.identity {
        guard fact.words.contains("ran") != run.isFirst else { continue }
        for found in advisor?.advice(for: fact) ?? [] where !advice.contains(found) {
          advice.append(found)
        }
      }
    case .skipped(let identity):
      let isUnequal = words.record.unequal.contains(identity)
      sentence =
        "\(words.view(identity)) skipped: "
        + (isUnequal ? "'==' said that nothing differed" : words.equalFields(of: identity))
      chains = []
    case .equal(let identity):
      sentence = "\(words.view(identity)) value equal, not the reason"
      chains = []
    case .content(let position):
      let content = words.record.contents[position]
      sentence = words.sentence(of: content)
      chains = words.chains(to: content)
      times = content.times
    case .renewed(let identity, let property, let type):
      sentence = words.sentence(ofNew: type, in: property, of: identity)
      chains = []
    case .requested(let address, let outcome):
      sentence = words.sentence(ofRequest: address, outcome)
      chains = []
    case .warned(let text):
      sentence = "warning: \(text)"
      chains = []
      let words = FactReader.words(ofWarning: text)
      for fact in facts where words.isSubset(of: fact.words) {
        advice += (advisor?.advice(for: fact) ?? []).filter { !advice.contains($0) }
      }
    }
    self.advice = advice
  }
}

extension MeasuredStep {
  /// Whether the step caused no update and no output.
  package var isIdle: Bool {
    console.isEmpty && counts.values.allSatisfy { $0 == 0 }
      && events.allSatisfy { event in
        switch event {
        case .stepBegan, .stepEnded: true
        default: false
        }
      }
  }
}
