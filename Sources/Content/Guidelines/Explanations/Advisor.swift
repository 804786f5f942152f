import Diagnostics
import ScenarioTrace

/// The guideline that removes the cause of an update.
package struct Advice: Hashable, Sendable {
  package let title: String
  /// The guideline's file.
  package let path: String
}

/// Leads from the facts of a run to guidelines.
///
/// Each guideline states in its front matter under `when` which facts it is the answer to: a list of
/// conditions, each of them words that a fact has, or with `!` has not.
package struct Advisor: Sendable {
  private struct Answer {
    let advice: Advice
    let conditions: [[Substring]]
  }

  private let answers: [Answer]

  /// Reads the conditions of guidelines.
  /// - Parameter pages: The guidelines' files.
  package init(_ pages: [SourceText]) {
    answers = pages.compactMap { source in
      let (matter, _) = FrontMatter.parse(source)
      let conditions = matter.list(.when).map { $0.split(separator: " ") }
      guard !conditions.isEmpty else { return nil }
      let advice = Advice(title: matter[.title] ?? source.path, path: source.path)
      return Answer(advice: advice, conditions: conditions)
    }
  }

  /// The guidelines that a fact can lead to, by file.
  package var all: [Advice] { answers.map(\.advice).sorted { $0.path < $1.path } }

  /// The guidelines that are the answer to a fact.
  package func advice(for fact: Fact) -> [Advice] {
    answers.filter { $0.conditions.contains { Self.holds($0, for: fact) } }.map(\.advice)
  }

  private static func holds(_ condition: [Substring], for fact: Fact) -> Bool {
    condition.allSatisfy { word in
      word.hasPrefix("!")
        ? !fact.words.contains(String(word.dropFirst())) : fact.words.contains(String(word))
    }
  }
}

/// A cause that recurs in a run, with the guidelines that remove it.
package struct RecurringCause: Equatable, Sendable {
  /// What differed or changed, as `Row.onToggle`; only the view if no property did.
  package let item: String
  /// What it did, as "was written".
  package let verb: String
  /// How often.
  package let count: Int
  /// How many updates the view had; 0 if the cause is none of an update.
  package let updates: Int
  /// How many of these updates were wasted.
  package let wasted: Int
  /// The guidelines, the one that most of the updates lead to first.
  package let advice: [Advice]

  /// What happened, in a few words.
  package var sentence: String {
    guard updates > 0 else { return item }
    let share = count == updates ? "every update" : "\(count) of \(updates) updates"
    let waste = wasted == 0 ? "" : ", \(wasted == count ? "all" : "\(wasted)") wasted"
    return "\(item) \(verb) in \(share)\(waste)"
  }
}

extension Advisor {
  /// The causes in a run that lead to a guideline: first those of no update, then the most frequent ones.
  package func recurringCauses(in run: Run) -> [RecurringCause] {
    struct Key: Hashable { let item: String, verb: String }
    struct Update: Hashable { let step: Int, evaluation: Int }
    struct Occurrences {
      /// The evaluations, each once, however many causes with this item they have.
      var updates: Set<Update> = []
      var wasted: Set<Update> = []
      /// How often else.
      var others = 0
      var view = ""
      var advice: [Advice: Int] = [:]
    }
    var updates: [String: Int] = [:]
    for index in run.steps.indices {
      let record = StepRecord(steps: run.steps, index: index)
      for update in record.runs where !update.isFirst {
        updates[record.names[update.identity] ?? "", default: 0] += 1
      }
    }
    var causes: [Key: Occurrences] = [:]
    for fact in run.facts {
      let key = Key(item: Self.subject(of: fact), verb: Self.verb(of: fact))
      var cause = causes[key] ?? Occurrences()
      if let evaluation = fact.evaluation {
        let update = Update(step: fact.step, evaluation: evaluation)
        cause.view = fact.view
        cause.updates.insert(update)
        if fact.words.contains("wasted") { cause.wasted.insert(update) }
      } else {
        cause.others += 1
      }
      for advice in advice(for: fact) { cause.advice[advice, default: 0] += 1 }
      causes[key] = cause
    }
    return causes.compactMap { key, cause in
      guard !cause.advice.isEmpty else { return nil }
      return RecurringCause(
        item: key.item,
        verb: key.verb,
        count: cause.updates.count + cause.others,
        updates: updates[cause.view] ?? 0,
        wasted: cause.wasted.count,
        advice: cause.advice.sorted { ($1.value, $0.key.path) < ($0.value, $1.key.path) }.map(\.key)
      )
    }.sorted { first, second in
      // What is lost, missed or warned of comes before what updates cost.
      (min(1, first.updates), second.count, first.item, first.verb)
        < (min(1, second.updates), first.count, second.item, second.verb)
    }
  }

  /// What the item of an update did.
  private static func verb(of fact: Fact) -> String {
    if fact.words.contains("announced") { return "announced a change" }
    if fact.words.contains("query") { return "ran again" }
    if fact.words.contains("state") || fact.words.contains("shared") { return "was written" }
    return fact.words.contains("value") ? "differed" : "changed"
  }

  /// What a fact is about; for one that is no update, in words that stand alone.
  static func subject(of fact: Fact) -> String {
    let name = [fact.view, fact.item].filter { !$0.isEmpty }.joined(separator: ".")
    let words = fact.words
    if words.contains("observed") { return "\(fact.item), which \(fact.view) reads," }
    if words.contains("ran") { return name }
    if words.contains("platform") { return "\(name) differed, and the platform view was updated" }
    if words.contains("gone") {
      return "\(name) is gone with its state, although nothing closed it"
    }
    if words.contains("lost") {
      return "\(name) appeared again"
        + (words.contains("by-rows") ? ", because its row has a new id" : "")
        + (words.contains("has-state") ? ", and its state started over" : "")
    }
    if words.contains("renewal") { return "\(name): a new id replaced a control" }
    if words.contains("many-rows") { return "\(name): all of the rows were made at once" }
    if words.contains("rows-changed") { return "\(name): rows kept their state for other elements" }
    if words.contains("ignored") { return "\(name) differed, but '==' said that nothing did" }
    if words.isSuperset(of: ["unobserved", "setting"]) {
      return
        "the setting '\(fact.item)' was written, but \(fact.view), which reads it, does not observe it"
    }
    if words.isSuperset(of: ["dropped", "computed"]) {
      return "\(fact.view): a binding was written, and no view was updated"
    }
    if words.contains("unobserved") {
      return
        "\(fact.item.drop { $0 == "\\" }) changed, but \(fact.view), which shows it, does not observe its object"
    }
    if words.contains("restarted") { return "\(name) received a new publisher, which started over" }
    if words.contains("late-read") { return "\(name) was written before anything read it" }
    if words.contains("dropped") {
      return fact.item.isEmpty
        ? "a write reached no view" : "\(name) was written after its view was gone"
    }
    return warnings.first { words.contains($0.word) }?.sentence ?? "SwiftUI would warn"
  }

  private static let warnings: [(word: String, sentence: String)] = [
    ("modifies-state", "an update modified state"),
    ("publishes", "an update announced a change of an object"),
    ("constant-data", "a ForEach of constant data has another count"),
    ("repeated-id", "a ForEach has an id more than once"),
  ]
}
