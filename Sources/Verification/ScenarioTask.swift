import Diagnostics
import Guidelines
import SwiftSource

/// One scenario in one configuration, to be run and judged.
struct ScenarioTask: Sendable {
  let page: Page
  let scenario: Scenario
  let configuration: Configuration

  /// Runs the scenario and compares what the page states with what was measured.
  func result(runner: ScenarioRunner) -> ScenarioResult {
    let outline = SourceOutline(code)
    do {
      let program = try program(outline)
      let request = ScenarioRequest(
        program: program,
        configuration: configuration,
        languageMode: scenario.languageMode,
        profile: scenario.profile,
        steps: scenario.steps(for: configuration)
      )
      let run = runner.outcome(of: request, views: outline.countedTypes, path: page.path)
      let findings = findings(for: run.outcome)
      return result(run.outcome, findings, seconds: run.seconds, isCached: run.isCached)
    } catch {
      let finding = page.source.diagnostic(.error, .noRoot(error), at: scenario.rootRange)
      return result(.notRun(finding.what), [finding], seconds: 0, isCached: false)
    }
  }

  private func result(
    _ outcome: ScenarioOutcome,
    _ findings: [Diagnostic],
    seconds: Double,
    isCached: Bool
  ) -> ScenarioResult {
    return ScenarioResult(
      page: page.path,
      scenario: scenario.name,
      line: scenario.line,
      configuration: configuration,
      status: status(outcome, findings),
      outcome: outcome,
      findings: findings.sorted(),
      counts: outcome.run?.compared(with: scenario, in: configuration) ?? [],
      seconds: seconds,
      isCached: isCached
    )
  }

  /// A scenario that did not end as the page expects is an error; one that did may still have
  /// counts that differ.
  private func status(_ outcome: ScenarioOutcome, _ findings: [Diagnostic]) -> ScenarioStatus {
    let isAsExpected =
      switch (outcome, scenario.expectation) {
      case (.completed, .runs), (.compileError, .compileError), (.crashed, .crash): true
      default: false
      }
    return !isAsExpected ? .error : findings.hasErrors ? .failed : .verified
  }

  /// The code that the compiler sees, without places.
  private var code: String {
    (scenario.setup.map(\.code) + [scenario.code]).joined(separator: "\n")
  }

  private func program(_ outline: SourceOutline) throws(RootProblem) -> ScenarioProgram {
    let setup = scenario.setup.map {
      ScenarioProgram.Fragment(code: $0.code, path: page.path, line: $0.firstCodeLine)
    }
    let own = ScenarioProgram.Fragment(
      code: scenario.code,
      path: page.path,
      line: scenario.firstCodeLine
    )
    let root =
      switch scenario.root {
      case .named(let name): try outline.rootExpression(name)
      case .expression(let expression): expression
      case .inferred: try outline.rootExpression(nil)
      }
    return ScenarioProgram(
      fragments: setup + [own],
      root: root,
      rootPath: page.path,
      rootLine: scenario.line
    )
  }
}
