import Verification

extension Context {
  /// The compiler and the engine.
  /// - Parameter needsCompiler: Whether remembered runs do not suffice.
  /// - Throws: `ToolchainProblem`.
  func toolchain(needsCompiler: Bool = true) throws -> Toolchain {
    try Toolchain(
      environment: environment,
      engineFolder: engineFolder,
      cacheFolder: cacheFolder,
      needsCompiler: needsCompiler
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
