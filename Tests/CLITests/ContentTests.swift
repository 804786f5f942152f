import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `Content` {
  /// Runs from the repository, with its cache, as `bodycheck verify` does.
  @Test func `every guideline holds`() {
    let result = TestProgram(root: TestProgram.root).run("verify")
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    #expect(result.output.contains("content/guidelines/"))
  }
}
