import Verification

extension Context {
  /// The compiler and the engine.
  /// - Parameters:
  ///   - needsCompiler: Whether remembered runs do not suffice.
  ///   - needsVersion: Whether anything is to be compiled, or told of what compiles.
  /// - Returns: Both; the engine alone where there is no compiler and none is needed.
  /// - Throws: `ToolchainProblem`.
  func toolchain(needsCompiler: Bool = true, needsVersion: Bool = true) throws -> Toolchain {
    try Toolchain(
      environment: environment,
      engineFolder: engineFolder,
      cacheFolder: cacheFolder,
      needsCompiler: needsCompiler,
      needsVersion: needsVersion
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
