import Reconciler

extension ScenarioProgram {
  /// Runs a scenario in language mode 6, where the steps' closures are sendable because they are isolated.
  ///
  /// Without this, the program casts the dictionary, and no closure can be cast.
  public static func run<Root: View>(
    root: () -> Root,
    steps: @autoclosure () -> [String: @MainActor @Sendable () -> Void]
  ) -> Never {
    run(
      root: root,
      steps: steps().reduce(into: [String: @MainActor () -> Void]()) { $0[$1.key] = $1.value }
    )
  }
}
