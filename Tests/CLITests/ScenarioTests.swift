import TestSupport
import Testing

/// Tests that compile and run scenarios: all of them fail at once if the engine cannot run any.
///
/// Without this, each test would wait for a compiler and a crash of its own.
struct ScenarioTests: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await ProcessTests().provideScope(for: test, testCase: testCase) {
      try Self.simplestRun.get()
      try await function()
    }
  }

  /// The simplest scenario, which is run once for all tests.
  private static let simplestRun = Result {
    let code = "import SwiftUI\nstruct Screen: View { var body: some View { Text(\"\") } }\n"
    let result = try TestProgram(["App.swift": code]).run("run", "App.swift", "--no-cache")
    guard result.code == .success else {
      throw BrokenEngine(output: result.output + result.errors)
    }
  }

  /// No scenario can be run.
  struct BrokenEngine: Error {
    let output: String
  }
}

extension Trait where Self == ScenarioTests {
  /// The tests compile and run scenarios.
  static var runsScenarios: Self { Self() }
}
