/// What a program was compiled with, and the system that the engine behaved as.
package struct RunSettings: Hashable, Sendable {
  package let configuration: Configuration
  package let languageMode: Scenario.LanguageMode
  package let profile: Profile
  package let sdk: Sdk
  /// The version of the compiler, such as `6.3.1`; empty if none has ever been found.
  package let toolchain: String

  package init(
    configuration: Configuration = .debug,
    languageMode: Scenario.LanguageMode = .swift5,
    profile: Profile = .standard,
    sdk: Sdk? = nil,
    toolchain: String = ""
  ) {
    self.configuration = configuration
    self.languageMode = languageMode
    self.profile = profile
    self.sdk = sdk ?? profile.sdk
    self.toolchain = toolchain
  }
}
