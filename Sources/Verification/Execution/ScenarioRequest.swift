import Guidelines
import ScenarioTrace

/// Everything that determines how a scenario runs.
package struct ScenarioRequest: Sendable {
  package let program: ScenarioProgram
  package let configuration: Configuration
  package let languageMode: Scenario.LanguageMode
  /// The name of the engine's profile, or `nil` for its default.
  package var profile: String?
  /// How the run should end.
  package let expectation: Scenario.Expectation
  /// The steps to perform; `present` is the first.
  package var steps: [Step]
  /// Whether the program also runs on the other versions of iOS that its run depends on.
  package var comparesVersions = false
  /// Whether code that does not compile because of missing API is left out; else the program is refused.
  package var leavesOut = false

  package init(
    program: ScenarioProgram,
    configuration: Configuration,
    languageMode: Scenario.LanguageMode,
    profile: String?,
    expectation: Scenario.Expectation = .runs,
    steps: [Step]
  ) {
    self.program = program
    self.configuration = configuration
    self.languageMode = languageMode
    self.profile = profile
    self.expectation = expectation
    self.steps = steps
  }
}
