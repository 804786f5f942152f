import Guidelines
import Markdown
import Mustache

/// What is known of Apple's SwiftUI about one rule: the observations that show it, and the rule's own sources.
struct RuleEvidence: Sendable {
  /// How SwiftUI is known to follow a rule, the weakest first.
  enum State: String, CaseIterable, Sendable, Comparable {
    /// The sources disagree.
    case contested
    /// There is neither an observation nor a source.
    case unsourced
    /// It follows from other rules, or from the code of a re-implementation.
    case inferred
    /// A text says so: Apple's, or an article.
    case stated
    /// A log of a device or a test run against Apple's framework shows it.
    case seen

    static func < (first: Self, second: Self) -> Bool { first.order < second.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  let rule: EngineRule
  /// The page that states the rule.
  let page: Page
  let state: State
  /// The observations that agree with the engine, in the order of `sorted`.
  let agreeing: [ObservationRecord]
  /// The observations that do not, or that are contested.
  let others: [ObservationRecord]

  init(_ rule: EngineRule, on page: Page, observations: [ObservationRecord], in map: SiteMap) {
    self.rule = rule
    self.page = page
    agreeing = observations.filter { $0.outcome == .agrees }.sorted()
    others = observations.filter { $0.outcome != .agrees }.sorted()
    state = Self.state(rule, agreeing, others, cites: { Self.cited(by: rule, on: page, in: map) })
  }

  /// The observations that speak against the rule.
  var against: [ObservationRecord] { others.filter(\.isAgainst) }

  /// The observations that are logs or tests.
  var runs: [ObservationRecord] { agreeing.filter(\.isRun) }

  private static func state(
    _ rule: EngineRule,
    _ agreeing: [ObservationRecord],
    _ others: [ObservationRecord],
    cites: () -> State
  ) -> State {
    let against = others.count(where: \.isAgainst)
    if rule.confidence == .contested || against > 0 && against >= agreeing.count {
      return .contested
    }
    if agreeing.contains(where: \.isRun) { return .seen }
    if agreeing.contains(where: \.isText) { return .stated }
    let cited = agreeing.isEmpty ? cites() : max(.inferred, cites())
    return rule.confidence == .low ? min(cited, .inferred) : cited
  }

  /// What the rule's own sources amount to.
  static func cited(by rule: EngineRule, on page: Page, in map: SiteMap) -> State {
    let sources = rule.sources
    let isStated = sources.addresses.contains { address in
      guard let target = LinkTarget(address, on: page), let source = map.page(at: target.path)
      else { return true }
      return source.evidence != .code
    }
    let hasWords = sources.names.contains { !$0.isInference }
    if isStated || hasWords { return .stated }
    return sources.addresses.isEmpty && sources.names.isEmpty ? .unsourced : .inferred
  }

  /// The state in one sentence.
  var reason: String {
    let sentence =
      switch state {
      case .contested: "Its sources disagree\(division)."
      case .seen: "\(runs.described) \(runs.count == 1 ? "shows" : "show") it.\(statedToo)"
      case .stated where agreeing.isEmpty: "Its sources say so; no observation shows it."
      case .stated:
        "\(agreeing.described) \(agreeing.count == 1 ? "says" : "say") so; no log or test shows it."
      case .inferred: "It is inferred from code or from other rules; no observation shows it."
      case .unsourced: "It names no source, and no observation shows it."
      }
    guard state != .contested, !against.isEmpty else { return sentence }
    return sentence
      + " \(against.count) \(against.count == 1 ? "observation differs" : "observations differ")."
  }

  private var statedToo: String {
    let texts = agreeing.filter { !$0.isRun }
    return texts.isEmpty ? "" : " \(texts.described) \(texts.count == 1 ? "says" : "say") the same."
  }

  /// The keys of `evidence.mustache`.
  var value: Value {
    [
      "evidence": .string(state.rawValue), "words": .string(state.rawValue),
      "reason": .string(reason), "disputes": [],
    ]
  }
}

extension RuleEvidence {
  /// How the observations divide, if there are any: `; 2 observations agree with the engine and 1 does not`.
  var division: String {
    if agreeing.isEmpty, against.isEmpty { return "" }
    let agree =
      agreeing.count == 1 ? "1 observation agrees" : "\(agreeing.count) observations agree"
    let differ =
      against.isEmpty
      ? "none differs" : "\(against.count) \(against.count == 1 ? "differs" : "differ")"
    return "; \(agree) with the engine and \(differ)"
  }
}

extension Observation.Evidence {
  /// The short name, after a count.
  fileprivate func noun(_ count: Int) -> String {
    let one =
      switch self {
      case .deviceLog: "device log"
      case .frameworkTest: "framework test"
      case .appleText: "text by Apple"
      case .code: "re-implementation"
      case .article: "article"
      case .inference: "inference"
      }
    return count == 1 ? one : self == .appleText ? "texts by Apple" : one + "s"
  }
}

extension ObservationRecord {
  /// Whether Apple's SwiftUI was run.
  var isRun: Bool { observation.evidence?.isRun == true }

  /// Whether a text says so.
  var isText: Bool { [.appleText, .article].contains(observation.evidence) }

  /// Whether it reports something else than the engine gives, on a system that the engine models, and is more than a
  /// single remark.
  var isAgainst: Bool {
    comparison.agrees == false && observation.confidence != .low
      && ![.oldSystem, .notExpressible].contains(observation.triage)
  }

  /// The keys of an item of a list of observations, for a page at this path.
  func item(from path: SitePath) -> Value {
    [
      "title": .string(page.title),
      "href": .string(path.link(to: page.sitePath)),
      "mark": outcome.value,
      "system": .string(observation.systemName),
      "kind": .string(observation.evidence?.words ?? ""),
      "confidence": .string(observation.confidence?.rawValue ?? ""),
    ]
  }
}

extension [ObservationRecord] {
  /// The newest systems first, and among those the most certain ones.
  func sorted() -> [ObservationRecord] {
    let levels = Observation.Confidence.allCases
    let keyed = map { record in
      let confidence = record.observation.confidence.flatMap(levels.firstIndex) ?? levels.count
      return (-(record.observation.systemVersion ?? 0), confidence, record.page.path, record)
    }
    return keyed.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
  }

  /// How many of which kind on which systems, as the subject of a sentence: `3 device logs on iOS 15 to 18`.
  var described: String {
    let counts = Dictionary(map { ($0.observation.evidence ?? .article, 1) }, uniquingKeysWith: +)
    let words = Observation.Evidence.allCases.compactMap { kind in
      counts[kind].map { "\($0) \(kind.noun($0))" }
    }
    return words.listed + systems
  }

  private var systems: String {
    let versions = compactMap(\.observation.systemVersion)
    guard let first = versions.min(), let last = versions.max() else { return "" }
    return first == last ? " on iOS \(first)" : " on iOS \(first) to \(last)"
  }
}

extension [String] {
  /// The items as a list in a sentence.
  var listed: String {
    count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}

extension String {
  /// Whether the name of a source says that there is none, only reasoning.
  fileprivate var isInference: Bool {
    ["inference", "by construction", "the engine"].contains { contains($0) }
  }
}

/// The evidence for all rules, and which pages rest on which rule.
struct EvidenceIndex: Sendable {
  /// All observations, in the order of their files.
  let records: [ObservationRecord]
  private let recordsByPath: [String: ObservationRecord]
  private let rules: [RuleID: RuleEvidence]
  /// The rules of each guideline's headline pair, by the path of the guideline.
  private let headlines: [String: [RuleID]]
  /// The guidelines that rest on a rule.
  private let guidelines: [RuleID: [Page]]

  init(_ map: SiteMap, results: RunResults) {
    records = map.pages.compactMap { ObservationRecord($0, results: results) }
    recordsByPath = Dictionary(records.map { ($0.page.path, $0) }) { first, _ in first }
    var byRule: [RuleID: [ObservationRecord]] = [:]
    for record in records {
      for id in Set(record.page.rules) { byRule[id, default: []].append(record) }
    }
    var rules: [RuleID: RuleEvidence] = [:]
    for page in map.pages {
      for rule in page.definedRules {
        rules[rule.id] = RuleEvidence(rule, on: page, observations: byRule[rule.id] ?? [], in: map)
      }
    }
    self.rules = rules
    var headlines: [String: [RuleID]] = [:]
    var guidelines: [RuleID: [Page]] = [:]
    for page in map.guidelines {
      let ids = page.headlineRules(results).filter { rules[$0] != nil }
      headlines[page.path] = ids
      for id in ids { guidelines[id, default: []].append(page) }
    }
    self.headlines = headlines
    self.guidelines = guidelines
  }

  /// The evidence for a rule; `nil` if no page defines it.
  subscript(id: RuleID) -> RuleEvidence? { rules[id] }

  /// The record of an observation's page.
  func record(of page: Page) -> ObservationRecord? { recordsByPath[page.path] }

  /// The observations that the headline of a guideline rests on, in the order of `sorted`; those that disagree first.
  func observations(of page: Page) -> [ObservationRecord] {
    let found = (headlines[page.path] ?? []).flatMap { id in
      rules[id].map { $0.others + $0.agreeing } ?? []
    }
    let all = found.unique(by: \.page.path)
    return all.filter(\.isAgainst).sorted() + all.filter { !$0.isAgainst }.sorted()
  }

  /// The guidelines whose headlines rest on one of the rules, by title.
  func guidelines(restingOn ids: [RuleID]) -> [Page] {
    ids.flatMap { guidelines[$0] ?? [] }.unique(by: \.path).sortedByTitle
  }
}

extension Page {
  /// The programs that the headline compares; all of them if it compares none.
  func headlineScenarios(_ results: RunResults) -> [Scenario] {
    guard let comparison = CountComparison(of: self, results: results) else { return scenarios }
    let names = [comparison.avoid.scenario, comparison.prefer.scenario]
    return scenarios.filter { names.contains($0.name) }
  }

  /// The rules of those programs, each once.
  fileprivate func headlineRules(_ results: RunResults) -> [RuleID] {
    headlineScenarios(results).flatMap { rules(of: $0) }.reduce(into: []) { all, id in
      if !all.contains(id) { all.append(id) }
    }
  }

  /// The rules of a program: those that it names, or else those that the page names.
  func rules(of scenario: Scenario) -> [RuleID] {
    scenario.rules.isEmpty ? rules : scenario.rules.map(\.id)
  }
}
