import Diagnostics
import Guidelines
import SwiftSource

/// Runs the scenarios of pages and says which of their statements hold.
package struct Verifier: Sendable {
  private let runner: ScenarioRunner
  private let jobs: Int
  private let choice: ConfigurationChoice
  private let profile: String?

  /// Makes a verifier.
  /// - Parameters:
  ///   - runner: Compiles and runs.
  ///   - jobs: How many scenarios run at once.
  ///   - choice: The configurations to run them in.
  ///   - profile: The SwiftUI version to behave as, or `nil` for the one that each scenario names.
  package init(
    runner: ScenarioRunner,
    jobs: Int,
    choice: ConfigurationChoice = .stated,
    profile: String? = nil
  ) {
    self.runner = runner
    self.jobs = jobs
    self.choice = choice
    self.profile = profile
  }

  /// The results in the order of pages, then of scenarios, then of configurations.
  package func results(for pages: [Page]) -> [ScenarioResult] {
    let tasks = pages.flatMap { page in
      page.scenarios.flatMap { scenario in
        choice.configurations(of: scenario).map {
          task(scenario, of: page, in: $0)
        }
      }
    }
    return parallelMap(tasks, jobs: jobs) { $0.result(runner: runner) }
  }

  /// The result of one scenario in one configuration.
  package func result(
    of scenario: Scenario,
    on page: Page,
    in configuration: Configuration
  ) -> ScenarioResult {
    task(scenario, of: page, in: configuration).result(runner: runner)
  }

  private func task(
    _ scenario: Scenario,
    of page: Page,
    in configuration: Configuration
  ) -> ScenarioTask {
    ScenarioTask(
      page: page,
      scenario: scenario,
      configuration: configuration,
      profile: profile ?? scenario.profile
    )
  }
}

/// Which configurations to run scenarios in.
package enum ConfigurationChoice: String, CaseIterable, Sendable {
  /// Those that a scenario states something about.
  case stated
  case debug
  case release
  case both

  fileprivate func configurations(of scenario: Scenario) -> [Configuration] {
    switch self {
    case .stated: scenario.configurations
    case .debug: [.debug]
    case .release: [.release]
    case .both: Configuration.allCases
    }
  }
}
