import Diagnostics
import Guidelines
import SwiftSource

/// One scenario in one configuration, to be run and judged.
struct ScenarioTask: Sendable {
  let page: Page
  let scenario: Scenario
  let configuration: Configuration
  /// The SwiftUI version to behave as, or `nil` for the engine's default.
  let profile: String?

  /// What is to be run, with what its code says about its views.
  /// - Throws: `RootProblem` where no view can be mounted.
  func prepared() throws(RootProblem) -> PreparedTask {
    let outline = SourceOutline(code)
    let request = ScenarioRequest(
      program: try program(outline),
      configuration: configuration,
      languageMode: scenario.languageMode,
      profile: profile,
      expectation: scenario.expectation,
      steps: scenario.steps(for: configuration)
    )
    return PreparedTask(task: self, request: request, views: outline.countedTypes)
  }

  /// The result where nothing can be run.
  func result(without problem: RootProblem) -> ScenarioResult {
    let finding = page.source.diagnostic(.noRoot(problem), at: scenario.rootRange)
    return ScenarioResult(
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
  }

  /// The code that the compiler sees, without places.
  private var code: String {
    (scenario.setup.map(\.code) + [scenario.code]).joined(separator: "\n")
  }

  private func program(_ outline: SourceOutline) throws(RootProblem) -> ScenarioProgram {
    let root =
      switch scenario.root {
      case .named(let name): try outline.rootExpression(name)
      case .expression(let expression): expression
      case .inferred: try inferredRoot(outline)
      }
    return ScenarioProgram(
      fragments: page.fragments(of: scenario),
      root: root,
      rootPath: page.path,
      rootLine: scenario.line
    )
  }

  /// Code that is not to compile needs no root either.
  private func inferredRoot(_ outline: SourceOutline) throws(RootProblem) -> String {
    do {
      return try outline.rootExpression(nil)
    } catch {
      guard scenario.expectation == .compileError else { throw error }
      return "EmptyView()"
    }
  }
}

/// A task whose program is written.
struct PreparedTask: Sendable {
  let task: ScenarioTask
  let request: ScenarioRequest
  /// The views that have a count in every step, be it 0.
  let views: [String]

  /// Compares what the page states with what was measured.
  func result(_ found: FoundRecording, runner: ScenarioRunner) -> ScenarioResult {
    let recording = try? found.result.get()
    return ScenarioResult(
      page: task.page,
      scenario: task.scenario,
      configuration: task.configuration,
      outcome: runner.outcome(found.result, of: request, views: views, path: task.page.path),
      views: views,
      declarations: declaredViews(in: task.page.fragments(of: task.scenario)),
      seconds: recording?.seconds ?? 0,
      isCached: found.isCached,
      mode: recording?.mode ?? .single
    )
  }
}
