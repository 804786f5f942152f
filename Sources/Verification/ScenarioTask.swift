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

  /// Runs the scenario and compares what the page states with what was measured.
  func result(runner: ScenarioRunner) -> ScenarioResult {
    let outline = SourceOutline(code)
    do {
      let request = ScenarioRequest(
        program: try program(outline),
        configuration: configuration,
        languageMode: scenario.languageMode,
        profile: profile,
        steps: scenario.steps(for: configuration)
      )
      let run = runner.outcome(of: request, views: outline.countedTypes, path: page.path)
      return ScenarioResult(
        page: page,
        scenario: scenario,
        configuration: configuration,
        outcome: run.outcome,
        views: outline.countedTypes,
        declarations: declaredViews(in: page.fragments(of: scenario)),
        seconds: run.seconds,
        isCached: run.isCached
      )
    } catch {
      return result(without: error)
    }
  }

  private func result(without problem: RootProblem) -> ScenarioResult {
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
      isCached: false
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
