import Guidelines

extension Page {
  /// The program to compare a scenario with: for one to avoid, the first to prefer; for any other, the
  /// first to avoid.
  func counterpart(of scenario: Scenario) -> Scenario? {
    guard let verdict = scenario.verdict else { return nil }
    let wanted: Scenario.Verdict = verdict == .avoid ? .prefer : .avoid
    return scenarios.first { $0.verdict == wanted }
  }

  /// The lines of a scenario that its counterpart does not have, counted from 0.
  func changedLines(of scenario: Scenario) -> Set<Int> {
    guard let other = counterpart(of: scenario) else { return [] }
    return LineDifference(from: other.code, to: scenario.code)?.added ?? []
  }
}
