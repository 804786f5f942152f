import Guidelines

/// The results of a verification, by scenario.
struct RunResults: Sendable {
  private let results: [String: [ScenarioResult]]

  init(_ all: [ScenarioResult]) {
    results = Dictionary(grouping: all) { Self.key($0.page, $0.scenario) }.mapValues { results in
      results.sorted { $0.configuration < $1.configuration }
    }
  }

  /// The results of a scenario, debug before release.
  func results(of scenario: Scenario, on page: Page) -> [ScenarioResult] {
    results[Self.key(page.path, scenario.name)] ?? []
  }

  /// How a scenario ended in its own configuration.
  func outcome(of scenario: Scenario, on page: Page) -> ScenarioOutcome? {
    results(of: scenario, on: page).first { $0.configuration == scenario.configuration }?.outcome
  }

  /// The first run of a scenario whose counts are verified.
  func verifiedRun(of scenario: Scenario, on page: Page) -> Run? {
    for result in results(of: scenario, on: page) where result.status == .verified {
      if case .completed(let run) = result.outcome { return run }
    }
    return nil
  }

  /// The number of results on the pages, and how many of them are verified.
  func tally(of pages: [Page]) -> (all: Int, verified: Int) {
    let all = pages.flatMap { page in page.scenarios.flatMap { results(of: $0, on: page) } }
    return (all.count, all.filter { $0.status == .verified }.count)
  }

  /// Whether every run of a page is verified; `false` if its programs have not run.
  func hold(on page: Page) -> Bool {
    if page.scenarios.isEmpty { return true }
    let tally = tally(of: [page])
    return tally.all > 0 && tally.all == tally.verified
  }

  private static func key(_ page: String, _ scenario: String) -> String { "\(page)#\(scenario)" }
}
