import Guidelines
import ScenarioTrace

/// Everything that decides how a scenario runs.
package struct ScenarioRequest: Sendable {
  package let program: ScenarioProgram
  package let configuration: Configuration
  package let languageMode: Scenario.LanguageMode
  /// The name of the engine's profile, or `nil` for its default.
  package let profile: String?
  /// What to do; `present` is the first step.
  package let steps: [Step]

  package init(
    program: ScenarioProgram,
    configuration: Configuration,
    languageMode: Scenario.LanguageMode,
    profile: String?,
    steps: [Step]
  ) {
    self.program = program
    self.configuration = configuration
    self.languageMode = languageMode
    self.profile = profile
    self.steps = steps
  }
}
