import Diagnostics

/// What became of one scenario in one configuration.
package struct ScenarioResult: Sendable {
  /// The page's path.
  package let page: String
  package let scenario: String
  /// The line of the scenario's opening fence, counted from 1.
  package let line: Int
  package let configuration: Configuration
  package let status: ScenarioStatus
  package let outcome: ScenarioOutcome
  package let findings: [Diagnostic]
  /// Every number that is stated or measured, in order of steps, then of columns.
  package let counts: [ComparedCount]
  /// How long compiling and running took, in seconds; of the first time if it is cached.
  package let seconds: Double
  package let isCached: Bool
  /// Together with what the program was compiled.
  package let mode: CompilationMode

  package init(
    page: String,
    scenario: String,
    line: Int,
    configuration: Configuration,
    status: ScenarioStatus,
    outcome: ScenarioOutcome,
    findings: [Diagnostic],
    counts: [ComparedCount],
    seconds: Double,
    isCached: Bool,
    mode: CompilationMode
  ) {
    self.page = page
    self.scenario = scenario
    self.line = line
    self.configuration = configuration
    self.status = status
    self.outcome = outcome
    self.findings = findings
    self.counts = counts
    self.seconds = seconds
    self.isCached = isCached
    self.mode = mode
  }
}

/// Whether the page tells the truth about a scenario.
package enum ScenarioStatus: String, Sendable, CaseIterable {
  /// Everything stated was measured.
  case verified
  /// Something stated differs.
  case failed
  /// The scenario could not be carried through, or the page is at fault.
  case error
}

/// A number as stated and as measured.
package struct ComparedCount: Equatable, Sendable {
  /// The step's position, counted from 0.
  package let stepIndex: Int
  /// The step in the page's own words, or canonical where the page does not have it.
  package let step: String
  package let column: Column
  /// `nil` where the page states nothing.
  package let stated: Int?
  package let measured: Int
}

/// A count that a page states and a run gave.
///
/// Only a comparison with a run makes one, so whoever shows it cannot invent it.
package struct VerifiedCount: Equatable, Sendable {
  package let value: Int

  /// The verified count of a comparison, or `nil` where page and run differ or nothing is stated.
  package init?(_ count: ComparedCount) {
    guard count.stated == count.measured else { return nil }
    value = count.measured
  }
}
