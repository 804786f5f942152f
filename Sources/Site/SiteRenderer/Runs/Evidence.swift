import Guidelines
import Mustache

/// The evidence that Apple's SwiftUI gives a program's counts, too.
struct Evidence: Sendable {
  /// The kinds, the weakest first.
  enum Kind: String, CaseIterable, Sendable, Comparable {
    /// An observation of the very program disagrees.
    case differs
    /// A rule at work is disputed.
    case contested
    /// The program names no rule that has a source.
    case unsourced
    /// A rule at work is only inferred.
    case inferred
    /// Texts state the rules at work.
    case stated
    /// Logs or tests show some of the rules at work.
    case partly
    /// Logs or tests show all rules at work.
    case seen
    /// An observation of the very program agrees.
    case device

    var words: String {
      switch self {
      case .device: "matches a device"
      case .partly: "seen in part"
      default: rawValue
      }
    }

    static func < (first: Self, second: Self) -> Bool { first.order < second.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  let kind: Kind
  /// Why, in one sentence or two.
  let reason: String
  /// The disputed rules at work.
  let disputed: [RuleEvidence]

  /// The keys of `evidence.mustache`, for a page at this path.
  func value(from path: SitePath) -> Value {
    [
      "evidence": .string(kind.rawValue),
      "words": .string(kind.words),
      "reason": .string(reason),
      "disputes": .list(
        disputed.map { rule in
          [
            "name": .string("\(rule.rule.id)"),
            "href": .string(path.link(to: rule.page.sitePath, anchor: rule.rule.id.anchor)),
            "sides": [
              side("For it", rule.agreeing, from: path),
              side("Against it or contested", rule.others, from: path),
            ],
          ]
        }
      ),
    ]
  }

  private func side(_ label: String, _ records: [ObservationRecord], from path: SitePath) -> Value {
    [
      "label": .string(label), "isZero": .boolean(records.isEmpty),
      "items": .list(records.map { $0.item(from: path) }),
    ]
  }

  init(kind: Kind, reason: String, disputed: [RuleEvidence] = []) {
    self.kind = kind
    self.reason = reason
    self.disputed = disputed
  }

  /// The evidence of the rules at work.
  init(of rules: [RuleEvidence]) {
    let seen = rules.filter { $0.state == .seen }
    disputed = rules.filter { $0.state == .contested }
    let runs = seen.flatMap(\.runs).unique(by: \.page.path)
    let texts = rules.flatMap(\.agreeing).filter { !$0.isRun }.unique(by: \.page.path)
    let against = rules.filter { $0.state != .contested }.flatMap(\.against).unique(by: \.page.path)
    let differing =
      against.isEmpty
      ? ""
      : " \(against.count) \(against.count == 1 ? "observation differs" : "observations differ")"
        + " from the engine."
    let weakest = rules.min { $0.state < $1.state }
    guard let weakest else {
      (kind, reason) = (.unsourced, "The program names no rule of the engine.")
      return
    }
    let named = "“\(weakest.rule.title)” (\(weakest.rule.id))"
    switch weakest.state {
    case .contested:
      kind = .contested
      reason = "\(named) is contested: its sources disagree\(weakest.division)."
    case .seen:
      kind = .seen
      let all =
        rules.count == 1 ? "the rule" : rules.count == 2 ? "both rules" : "all \(rules.count) rules"
      reason = "\(runs.described) \(runs.count == 1 ? "shows" : "show") \(all).\(differing)"
    case let state where !seen.isEmpty:
      kind = .partly
      reason =
        "\(runs.described) \(runs.count == 1 ? "shows" : "show") \(seen.count) of \(rules.count)"
        + " rules; \(named) is \(state == .unsourced ? "not supported" : "only \(state)").\(differing)"
    case .stated:
      kind = .stated
      reason =
        (texts.isEmpty
          ? "Texts state the rules"
          : "\(texts.described) \(texts.count == 1 ? "states" : "state") rules")
        + "; no log or test shows them.\(differing)"
    case .inferred:
      kind = .inferred
      reason = "\(named) is inferred from code or other rules; no observation shows it.\(differing)"
    case .unsourced:
      kind = .unsourced
      reason = "\(named) names no source, and no observation shows it."
    }
  }
}

extension RenderContext {
  /// The evidence for a page's counts: on a guideline, for those of its headline; `nil` for one without runs, and for
  /// an observation, which is evidence.
  func evidence(of page: Page) -> Evidence? {
    evidence(of: page.kind.isAdvice ? page.headlineScenarios(results) : page.scenarios, on: page)
  }

  /// The evidence for a scenario's counts.
  func evidence(of scenario: Scenario, on page: Page) -> Evidence? {
    evidence(of: [scenario], on: page)
  }

  /// The evidence for the counts of programs: from observations of these very programs, and from their rules.
  private func evidence(of scenarios: [Scenario], on page: Page) -> Evidence? {
    guard page.observation == nil else { return nil }
    let ran = scenarios.compactMap { scenario in
      outcome(of: scenario, on: page).map { (scenario, $0) }
    }
    if ran.isEmpty { return nil }
    let counts = ran.map { scenario, outcome in
      scenario.observed.flatMap { $0.compared(with: outcome.run, of: scenario) }
    }
    if let count = counts.joined().first(where: { $0.agrees == false }),
      let measured = count.measured
    {
      return Evidence(
        kind: .differs,
        reason: "The source reports \(count.observed) for \(count.label) in step ‘\(count.step)’,"
          + " and the engine gives \(measured)."
      )
    }
    let ids = ran.flatMap { page.rules(of: $0.0) }.reduce(into: [RuleID]()) { all, id in
      if !all.contains(id) { all.append(id) }
    }
    let rules = weakest(
      of: [ids] + (page.kind.isAdvice ? ran.map { page.rules(of: $0.0) } : [])
    )
    let measured = counts.count { $0.contains { $0.agrees == true } }
    if measured == 0 { return rules }
    let programs =
      ran.count == 1 ? "This very program" : "\(measured) of the \(ran.count) programs"
    return Evidence(
      kind: measured == ran.count ? .device : rules.kind,
      reason:
        "\(programs) \(measured == 1 ? "was" : "were") measured, and the counts agree. \(rules.reason)",
      disputed: rules.disputed
    )
  }

  /// The weakest evidence: the counts to avoid are no better known than the rules of their own program.
  private func weakest(of rules: [[RuleID]]) -> Evidence {
    let all = rules.map { ids in Evidence(of: ids.compactMap { evidenceIndex[$0] }) }
    return all.min { $0.kind < $1.kind } ?? Evidence(of: [])
  }

  /// How the scenario ended in its own configuration.
  func outcome(of scenario: Scenario, on page: Page) -> ScenarioOutcome? {
    results.outcome(of: scenario, on: page)
  }
}
