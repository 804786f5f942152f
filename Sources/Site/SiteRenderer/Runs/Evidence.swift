import Guidelines
import Mustache

/// The evidence that Apple's SwiftUI gives a program's counts, too.
struct Evidence: Equatable, Sendable {
  /// The kinds, the weakest first.
  enum Kind: String, CaseIterable, Sendable, Comparable {
    /// An observation disagrees.
    case differs
    /// A rule at work is disputed, or of low confidence.
    case contested
    /// The rules at work are of high or medium confidence.
    case engine
    /// An observation agrees.
    case device

    var words: String { self == .device ? "matches a device" : rawValue }

    /// How many programs are of this kind, as a part of a sentence.
    func clause(_ count: Int) -> String {
      let isOne = count == 1
      return switch self {
      case .differs: "\(count) \(isOne ? "differs" : "differ") from an observation"
      case .contested: "\(count) \(isOne ? "uses" : "use") a contested rule"
      case .engine: "\(count) \(isOne ? "rests" : "rest") on the engine's rules"
      case .device: "\(count) \(isOne ? "matches" : "match") a device"
      }
    }

    static func < (first: Self, second: Self) -> Bool { first.order < second.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  let kind: Kind
  /// Why, in one sentence.
  let reason: String

  /// The keys of `evidence.mustache`.
  var value: Value {
    [
      "evidence": .string(kind.rawValue),
      "words": .string(kind.words),
      "reason": .string(reason),
    ]
  }

  /// The evidence of several programs together: that of the weakest.
  init?(_ parts: [Evidence]) {
    guard let weakest = parts.min(by: { $0.kind < $1.kind }) else { return nil }
    let clauses = Kind.allCases.compactMap { kind in
      let count = parts.count { $0.kind == kind }
      return count == 0 ? nil : kind.clause(count)
    }
    let tally = "Of \(parts.count) programs, \(clauses.joined(separator: ", ")). "
    self.init(kind: weakest.kind, reason: (clauses.count < 2 ? "" : tally) + weakest.reason)
  }

  init(kind: Kind, reason: String) {
    self.kind = kind
    self.reason = reason
  }
}

extension RenderContext {
  /// The evidence for a page's counts; `nil` for one without runs, and for an observation, which is evidence.
  func evidence(of page: Page) -> Evidence? {
    Evidence(page.scenarios.compactMap { evidence(of: $0, on: page) })
  }

  /// The evidence for a scenario's counts: from its observations, else from its rules.
  func evidence(of scenario: Scenario, on page: Page) -> Evidence? {
    guard page.observation == nil, let outcome = outcome(of: scenario, on: page) else { return nil }
    let counts = scenario.observed.flatMap { $0.compared(with: outcome.run, of: scenario) }
    if let count = counts.first(where: { $0.agrees == false }), let measured = count.measured {
      return Evidence(
        kind: .differs,
        reason: "The source reports \(count.observed) for \(count.label) in step ‘\(count.step)’,"
          + " and the engine gives \(measured)."
      )
    }
    let agreeing = counts.count { $0.agrees == true }
    if agreeing > 0 {
      return Evidence(
        kind: .device,
        reason: agreeing == 1
          ? "The observed count agrees." : "All \(agreeing) observed counts agree."
      )
    }
    return evidence(ofRules: scenario.rules.isEmpty ? page.rules : scenario.rules.map(\.id))
  }

  private func evidence(ofRules ids: [RuleID]) -> Evidence {
    let rules = ids.compactMap { map.rules[$0]?.rule }
    let weak = rules.first { $0.confidence == .contested } ?? rules.first { $0.confidence == .low }
    if let weak {
      let words = weak.confidence == .contested ? "contested" : "of low confidence"
      return Evidence(
        kind: .contested,
        reason: "A rule at work is \(words): “\(weak.title)” (\(weak.id))."
      )
    }
    return Evidence(
      kind: .engine,
      reason: rules.isEmpty
        ? "There is no known observation of this program, and it names no rule."
        : "There is no known observation of this program; its rules have high or medium confidence."
    )
  }

  /// How the scenario ended in its own configuration.
  func outcome(of scenario: Scenario, on page: Page) -> ScenarioOutcome? {
    results.results(of: scenario, on: page)
      .first { $0.configuration == scenario.configuration }?.outcome
  }
}
