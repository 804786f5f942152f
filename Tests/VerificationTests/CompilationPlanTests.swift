import Guidelines
import Testing

@testable import Verification

@Suite struct `Compilation plan` {
  @Test func `divides what can share a module evenly`() {
    let requests = Array(repeating: request("struct A {}"), count: 5)
    #expect(parts(of: requests, jobs: 2) == [[0, 1], [2, 3, 4]])
    #expect(parts(of: requests, jobs: 1) == [[0, 1, 2, 3, 4]])
    let many = Array(repeating: request("struct A {}"), count: CompilationPlan.maxUnitSize + 1)
    #expect(parts(of: many, jobs: 1).map(\.count) == [25, 26])
  }

  @Test func `keeps apart what does not import the same`() {
    let requests = [
      request("import SwiftUI"), request("import SwiftUI\nimport Foundation"),
      request("import SwiftUI"), request("import Foundation\nimport SwiftUI"),
      request("import SwiftUI", mode: .swift6),
    ]
    #expect(parts(of: requests, jobs: 1) == [[0, 2], [1, 3], [4]])
  }

  @Test func `says what is compiled by itself and why`() {
    let requests = [
      request("infix operator |>"), request("", configuration: .release),
      request("", expectation: .compileError), request("struct A {}"),
    ]
    let plan = CompilationPlan(Array(0..<4), of: requests, jobs: 2)
    #expect(
      plan.units == [
        .alone(3, .single),
        .alone(0, .separate(reason: "declares an operator")),
        .alone(1, .separate(reason: "is optimized")),
        .alone(2, .separate(reason: "is not to compile")),
      ]
    )
  }

  @Test func `leaves out what need not be compiled`() {
    let requests = Array(repeating: request("struct A {}"), count: 4)
    let plan = CompilationPlan([1, 3], of: requests, jobs: 1)
    #expect(indices(of: plan) == [[1, 3]])
  }

  private func parts(of requests: [ScenarioRequest], jobs: Int) -> [[Int]] {
    indices(of: CompilationPlan(Array(requests.indices), of: requests, jobs: jobs))
  }

  private func indices(of plan: CompilationPlan) -> [[Int]] {
    plan.units.map { unit in
      switch unit {
      case .merged(let programs): programs.map(\.index)
      case .alone(let index, _): [index]
      }
    }
  }

  private func request(
    _ code: String,
    configuration: Configuration = .debug,
    mode: Scenario.LanguageMode = .swift5,
    expectation: Scenario.Expectation = .runs
  ) -> ScenarioRequest {
    ScenarioRequest(
      program: ScenarioProgram(
        fragments: [.init(code: code, path: "a.md", line: 2)],
        root: .view("A()"),
        rootPath: "a.md",
        rootLine: 1,
        declaresSteps: code.contains("let steps:")
      ),
      configuration: configuration,
      languageMode: mode,
      profile: nil,
      expectation: expectation,
      steps: []
    )
  }
}
