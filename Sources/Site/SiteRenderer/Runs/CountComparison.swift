import Guidelines

/// Two measured counts of the same step and column: the one to avoid and the one to prefer.
struct CountComparison: Equatable {
  /// One side of the comparison.
  struct Side: Equatable {
    let scenario: String
    let count: Int
  }

  let step: String
  let column: Column
  let avoid: Side
  let prefer: Side

  var saved: Int { avoid.count - prefer.count }

  /// The pair of runs with the biggest difference in evaluations, or else in another metric; ties go to the
  /// first.
  ///
  /// Only complete, verified scenarios are compared, and only if both have the step and the
  /// view.
  init?(of page: Page, results: RunResults) {
    func runs(_ verdict: Scenario.Verdict) -> [(name: String, run: Run)] {
      page.scenarios.filter { $0.verdict == verdict }.compactMap { scenario in
        results.verifiedRun(of: scenario, on: page).map { (scenario.name, $0) }
      }
    }
    let candidates = runs(.avoid).flatMap { avoided in
      runs(.prefer).flatMap { Self.candidates(avoided, $0) }
    }
    let evaluations = candidates.filter { $0.column.metric == .evaluations }
    guard let best = Self.biggest(evaluations) ?? Self.biggest(candidates) else { return nil }
    self = best
  }

  private static func biggest(_ candidates: [CountComparison]) -> CountComparison? {
    candidates.reduce(nil) { best, candidate in
      candidate.saved > best?.saved ?? 0 ? candidate : best
    }
  }

  private init(step: String, column: Column, avoid: Side, prefer: Side) {
    self.step = step
    self.column = column
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
        guard let other = same.counts[column] else { return nil }
        return CountComparison(
          step: step.text,
          column: column,
          avoid: Side(scenario: avoided.name, count: count),
          prefer: Side(scenario: preferred.name, count: other)
        )
      }
    }
  }
}
