import Guidelines

/// Two measured counts of one view in one step: what to avoid and what to prefer.
struct CountComparison: Equatable {
  /// One of the two.
  struct Side: Equatable {
    let scenario: String
    let count: Int
  }

  let step: String
  let view: String
  let avoid: Side
  let prefer: Side

  var saved: Int { avoid.count - prefer.count }

  /// The pair of runs with the biggest difference in evaluations; the first of those that tie.
  ///
  /// Only scenarios that were run to their end and verified are compared, and only where both have
  /// the step and the view.
  init?(of page: Page, results: RunResults) {
    func runs(_ verdict: Scenario.Verdict) -> [(name: String, run: Run)] {
      page.scenarios.filter { $0.verdict == verdict }.compactMap { scenario in
        results.verifiedRun(of: scenario, on: page).map { (scenario.name, $0) }
      }
    }
    let preferred = runs(.prefer)
    var best: CountComparison?
    for avoided in runs(.avoid) {
      for other in preferred {
        for candidate in Self.candidates(avoided, other)
        where candidate.saved > best?.saved ?? 0 {
          best = candidate
        }
      }
    }
    guard let best else { return nil }
    self = best
  }

  private init(step: String, view: String, avoid: Side, prefer: Side) {
    self.step = step
    self.view = view
    self.avoid = avoid
    self.prefer = prefer
  }

  private static func candidates(
    _ avoided: (name: String, run: Run),
    _ preferred: (name: String, run: Run)
  ) -> [CountComparison] {
    avoided.run.steps.flatMap { step in
      guard let same = preferred.run.steps.first(where: { $0.step == step.step }) else {
        return [CountComparison]()
      }
      return step.counts.sorted { $0.key < $1.key }.compactMap { column, count in
        guard column.metric == .evaluations, let other = same.counts[column] else { return nil }
        return CountComparison(
          step: step.text,
          view: column.view,
          avoid: Side(scenario: avoided.name, count: count),
          prefer: Side(scenario: preferred.name, count: other)
        )
      }
    }
  }
}
