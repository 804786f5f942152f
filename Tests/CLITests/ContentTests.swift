import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `Content` {
  /// Runs from the repository, with its cache, as `bodycheck verify` does.
  @Test func `every guideline holds`() {
    // The short form has just verified all of them with a released engine, so that a part is enough.
    let isShort = ProcessInfo.processInfo.environment["BODYCHECK_SHORT"] != nil
    let part = isShort ? ["--shard", "1/4"] : []
    let result = TestProgram(root: TestProgram.root).run(["verify"] + part)
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    #expect(result.output.contains("content/guidelines/"))
  }
}
