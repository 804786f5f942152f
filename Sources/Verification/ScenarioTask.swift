import Diagnostics
import Guidelines

/// One scenario in one configuration, to run and compare.
struct ScenarioTask: Sendable {
  let page: Page
  let scenario: Scenario
  let configuration: Configuration
  /// The SwiftUI version to behave as, or `nil` for the engine's default.
  let profile: String?

  /// The program to run, with the syntax facts about its views.
  /// - Throws: `RootProblem` if no view can be the root.
  func prepared(by runner: ScenarioRunner) throws(RootProblem) -> PreparedTask {
    let written = page.fragments(of: scenario)
    let longest = written.map(\.code.utf8.count).max() ?? 0
    // At each of about a hundred nested braces, the parser looks ahead to the end of the code.
    guard longest <= Scenario.maxCodeSize else { throw .tooLong(longest) }
    let settings = settings(toolchain: runner.toolchain.version)
    let resolved = ResolvedCode(written, for: settings)
    let fragments = resolved.fragments
    let code = ScenarioCode(
      fragments: fragments,
      root: scenario.root,
      needsRoot: scenario.expectation != .compileError
    )
    let facts = try runner.facts(about: code)
    let request = ScenarioRequest(
      program: ScenarioProgram(
        fragments: fragments,
        root: facts.root,
        rootPath: page.path,
        rootLine: scenario.line,
        declaresSteps: facts.declaresSteps
      ),
      configuration: configuration,
      languageMode: scenario.languageMode,
      profile: profile,
      expectation: scenario.expectation,
      steps: scenario.steps(for: configuration)
    )
    return PreparedTask(
      task: self,
      request: request,
      facts: facts,
      settings: settings,
      warnings: resolved.findings(in: page.source)
    )
  }

  private func settings(toolchain: String) -> RunSettings {
    RunSettings(
      configuration: configuration,
      languageMode: scenario.languageMode,
      profile: profile.flatMap(Profile.init(rawValue:)) ?? .standard,
      toolchain: toolchain
    )
  }

  /// The result if nothing can run.
  func result(without problem: RootProblem, toolchain: String) -> ScenarioResult {
    let finding = page.source.diagnostic(.noRoot(problem), at: scenario.rootRange)
    var result = ScenarioResult(
      page: page.path,
      scenario: scenario.name,
      line: scenario.line,
      configuration: configuration,
      status: .error,
      outcome: .notRun(finding.what),
      findings: [finding],
      counts: [],
      seconds: 0,
      isCached: false,
      mode: .single
    )
    result.settings = settings(toolchain: toolchain)
    return result
  }
}

/// A task with its generated program.
struct PreparedTask: Sendable {
  let task: ScenarioTask
  let request: ScenarioRequest
  let facts: CodeFacts
  let settings: RunSettings
  /// Findings about the code that are known before it runs.
  let warnings: [Diagnostic]

  /// Compares what the page states with what was measured.
  func result(_ run: CachedRun, runner: ScenarioRunner) -> ScenarioResult {
    let recording = try? run.result.get()
    var result = ScenarioResult(
      page: task.page,
      scenario: task.scenario,
      configuration: task.configuration,
      outcome: runner.outcome(run.result, of: request, views: facts.views, path: task.page.path),
      views: facts.views,
      declarations: facts.declarations,
      seconds: recording?.seconds ?? 0,
      isCached: run.isCached,
      mode: recording?.mode ?? .single
    )
    result.findings = (result.findings + warnings).sorted()
    result.settings = settings
    return result
  }
}
