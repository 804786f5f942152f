import Diagnostics

/// The result of one scenario in one configuration.
package struct ScenarioResult: Sendable {
  /// The page's path.
  package let page: String
  package let scenario: String
  /// The line of the scenario's opening fence, counted from 1.
  package let line: Int
  package let configuration: Configuration
  package let status: ScenarioStatus
  package let outcome: ScenarioOutcome
  package var findings: [Diagnostic]
  /// Every stated or measured number, ordered by step, then by column.
  package let counts: [ComparedCount]
  /// How long compiling and running took, in seconds; for a cached result, the original time.
  package let seconds: Double
  package let isCached: Bool
  /// How the program was grouped for compilation.
  package let mode: CompilationMode
  /// What the program was compiled with.
  package var settings = RunSettings()
  /// The code with which the program could report false counts.
  package var rawAccess: [RawAccess] = []
  /// What each version of iOS does differently; empty if the versions were not compared.
  package var versions: [Profile: [VersionDifference]] = [:]

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

/// Whether a page's statements about a scenario are true.
package enum ScenarioStatus: String, Sendable, CaseIterable {
  /// All statements match the measurements.
  case verified
  /// A statement differs from the measurements.
  case failed
  /// The scenario could not be completed, or the page is faulty.
  case error
}

/// A stated number with the measured one.
package struct ComparedCount: Equatable, Sendable {
  /// The step's index, counted from 0.
  package let stepIndex: Int
  /// The step in the page's wording, or canonical if the page does not have it.
  package let step: String
  package let column: Column
  /// What the page allows; `nil` if it states nothing.
  package let stated: CountRange?
  package let measured: Int
}

/// A stated count that a run has confirmed.
///
/// Only a comparison with a run creates one, so code that displays it cannot invent it.
package struct VerifiedCount: Equatable, Sendable {
  package let value: Int

  /// The verified count of a comparison, or `nil` if it differs or nothing is stated.
  package init?(_ count: ComparedCount) {
    guard count.stated?.contains(count.measured) == true else { return nil }
    value = count.measured
  }
}
