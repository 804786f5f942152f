import Foundation
import Guidelines
import ScenarioTrace
import TestSupport
import Testing
import Verification

@testable import CLI

@Suite(.runsScenarios) struct `Advice on pages` {
  @Test func `dump`() throws {
    let program = TestProgram(root: TestProgram.root)
    var context = program.context()
    context.cores = 2
    let toolchain = try context.toolchain()
    let runner = try context.scenarioRunner(toolchain, usesCache: true, trustsPages: false)
    let folder = SiteFolder(content: "content", paths: [], context: context)
    let pages = try folder.read().pages
    let verifier = Verifier(runner: runner, programs: folder.programs, jobs: 2)
    var text = ""
    let guidelines = pages.filter { $0.kind == .guideline }
    for result in verifier.results(for: guidelines) {
      text.append("##\t\(result.page)\t\(result.scenario)\t\(result.configuration)\n")
      for step in result.outcome.run?.steps ?? [] {
        text.append("STEP\t\(step.text)\n")
        for event in step.events { text.append(event.line + "\n") }
        for line in step.console { text.append("PRINT\t\(line)\n") }
      }
    }
    try text.write(toFile: TestProgram.root + "/.build/traces.txt", atomically: true, encoding: .utf8)
  }
}
