import Verification

extension Context {
  /// The compiler and the engine.
  /// - Throws: `ToolchainProblem`.
  func toolchain() throws -> Toolchain {
    try Toolchain(
      environment: environment,
      engineFolder: engineFolder,
      cacheFolder: cacheFolder
    )
  }

  /// What compiles and runs scenarios here.
  func scenarioRunner(_ toolchain: Toolchain, usesCache: Bool) -> ScenarioRunner {
    ScenarioRunner(
      toolchain: toolchain,
      environment: environment,
      cacheFolder: usesCache ? cacheFolder : nil,
      limits: limits
    )
  }
}
