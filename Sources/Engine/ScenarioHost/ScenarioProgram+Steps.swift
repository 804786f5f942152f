import Reconciler

// In language mode 6, the closures of a program's steps are sendable, because they are isolated. Without these
// overloads, the program casts the dictionary, and no closure can be cast.

extension ScenarioProgram {
  /// Runs a scenario in language mode 6.
  public static func run<Root: View>(
    root: () -> Root,
    steps: @autoclosure () -> [String: @MainActor @Sendable () -> Void]
  ) -> Never {
    run(root: root, steps: unsendable(steps()))
  }

  /// Runs an app in language mode 6.
  public static func run<Program: App>(
    app: Program.Type,
    steps: @autoclosure () -> [String: @MainActor @Sendable () -> Void]
  ) -> Never {
    run(app: app, steps: unsendable(steps()))
  }

  private static func unsendable(
    _ steps: [String: @MainActor @Sendable () -> Void]
  ) -> [String: @MainActor () -> Void] {
    steps.reduce(into: [:]) { $0[$1.key] = $1.value }
  }
}
