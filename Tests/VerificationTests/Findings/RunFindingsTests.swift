import Diagnostics
import Guidelines
import ScenarioTrace
import Testing
import Verification

@Suite struct `Findings of a run` {
  @Test(arguments: [-1, 1, 99, .max])
  func `name a step by its number if it was not requested`(_ index: Int) {
    let findings = RunFindings(
      outcome: .stepFailed(index: index, .impossible("no reason"), Run(steps: [])),
      sources: [SourceText(path: "a.swift", text: "")],
      steps: [.present(hostPasses: 0)]
    )
    #expect(findings.all.count == 1 && "\(findings.all)".contains("\(index)"))
  }
}
