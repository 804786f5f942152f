import Diagnostics
import Guidelines
import SwiftSource
import Threads

/// Runs the scenarios of pages and checks their statements.
package struct Verifier: Sendable {
  private let runner: ScenarioRunner
  private let programs: PagePrograms
  private let jobs: Int
  private let choice: ConfigurationChoice
  private let profile: String?
  private let sdk: Sdk?
  private let shard: Shard
  private let isMerging: Bool
  private let progress: (@Sendable (VerificationProgress) -> Void)?

  /// Creates a verifier.
  /// - Parameters:
  ///   - runner: Compiles and runs scenarios.
  ///   - programs: Reads the files of programs that are not on their page.
  ///   - jobs: How many processes run at the same time.
  ///   - choice: The configurations to run scenarios in.
  ///   - profile: The SwiftUI version to behave as, or `nil` for the one that each scenario names.
  ///   - sdk: The Xcode to build with, or `nil` for the one that each scenario names.
  ///   - shard: The part of all scenarios to run.
  ///   - isMerging: Whether scenarios may be compiled together.
  ///   - progress: Called after each finished scenario, on any thread, one call at a time.
  package init(
    runner: ScenarioRunner,
    programs: PagePrograms,
    jobs: Int,
    choice: ConfigurationChoice = .stated,
    profile: String? = nil,
    sdk: Sdk? = nil,
    shard: Shard = .all,
    isMerging: Bool = true,
    progress: (@Sendable (VerificationProgress) -> Void)? = nil
  ) {
    self.runner = runner
    self.programs = programs
    self.jobs = jobs
    self.choice = choice
    self.profile = profile
    self.sdk = sdk
    self.shard = shard
    self.isMerging = isMerging
    self.progress = progress
  }

  /// The results in the order of pages, then of scenarios, then of configurations.
  package func results(for pages: [Page]) -> [ScenarioResult] {
    let tasks = pages.filter { shard.contains($0.path) }.flatMap(tasks)
    let prepared = tasks.concurrentMap(threads: jobs) { task in
      guardingReading(of: task.page.path) {
        Result { () throws(UnusableProgram) in try task.prepared(by: runner, reading: programs) }
      }
    }
    let runnable = prepared.compactMap { try? $0.get() }
    let tally = ProgressTally(total: runnable.count, report: progress)
    let found = runner.recordings(
      of: runnable.map(\.request),
      jobs: jobs,
      isMerging: isMerging,
      report: { tally.add($0) { runnable[$0].task.page.path } }
    )
    var judged = Array(zip(runnable, found)).concurrentMap(threads: jobs) { task, recording in
      guardingReading(of: task.task.page.path) { task.result(recording, runner: runner) }
    }[...]
    return zip(tasks, prepared).map { task, prepared in
      switch prepared {
      case .success: judged.removeFirst()
      case .failure(let problem):
        task.result(without: problem, toolchain: runner.toolchain.version)
      }
    }
  }

  /// The result of one scenario in one configuration.
  package func result(
    of scenario: Scenario,
    on page: Page,
    in configuration: Configuration
  ) -> ScenarioResult {
    let task = task(scenario, of: page, in: configuration)
    do throws(UnusableProgram) {
      let prepared = try task.prepared(by: runner, reading: programs)
      let requests = self.tasks(of: page).compactMap { task in
        try? task.prepared(by: runner, reading: programs).request
      }
      let group = ProgramGroup.groups(of: requests)[page.path]
      return prepared.result(runner.run(prepared.request, in: group), runner: runner)
    } catch {
      return task.result(without: error, toolchain: runner.toolchain.version)
    }
  }

  private func tasks(of page: Page) -> [ScenarioTask] {
    page.scenarios.flatMap { scenario in
      choice.configurations(of: scenario).map { task(scenario, of: page, in: $0) }
    }
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
      profile: profile ?? scenario.profile,
      sdk: sdk ?? scenario.sdk
    )
  }
}

/// Which configurations to run scenarios in.
package enum ConfigurationChoice: String, CaseIterable, Sendable {
  /// The configurations that a scenario has statements about.
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
