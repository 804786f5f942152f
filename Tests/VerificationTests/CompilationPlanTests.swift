import Guidelines
import Testing

@testable import Verification

@Suite struct `Compilation plan` {
  @Test func `puts the programs of a page together, and never those of two`() {
    let requests = ["a.md", "b.md", "b.md", "a.md", "b.md", "c.md"].map { request("", page: $0) }
    #expect(parts(of: requests) == [[1, 2, 4], [0, 3], [5]])
  }

  @Test func `keeps apart what does not import the same`() {
    let requests = [
      request("import SwiftUI"), request("import SwiftUI\nimport Foundation"),
      request("import SwiftUI"), request("import Foundation\nimport SwiftUI"),
      request("import SwiftUI", mode: .swift6),
    ]
    #expect(parts(of: requests) == [[0, 2], [1, 3], [4]])
  }

  @Test func `says what is compiled by itself and why`() {
    let requests = [
      request("infix operator |>"), request("", configuration: .release),
      request("", expectation: .compileError), request("struct A {}"),
    ]
    let plan = CompilationPlan(Array(0..<4), of: requests)
    #expect(
      plan.units == [
        .alone(3, .single),
        .alone(0, .separate(reason: "declares an operator")),
        .alone(1, .separate(reason: "is optimized")),
        .alone(2, .separate(reason: "is not supposed to compile")),
      ]
    )
  }

  @Test func `leaves out what need not be compiled`() {
    let requests = Array(repeating: request("struct A {}"), count: 4)
    let plan = CompilationPlan([1, 3], of: requests)
    #expect(indices(of: plan) == [[1, 3]])
  }

  private func parts(of requests: [ScenarioRequest]) -> [[Int]] {
    indices(of: CompilationPlan(Array(requests.indices), of: requests))
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
    page: String = "a.md",
    configuration: Configuration = .debug,
    mode: Scenario.LanguageMode = .swift5,
    expectation: Scenario.Expectation = .runs
  ) -> ScenarioRequest {
    ScenarioRequest(
      program: ScenarioProgram(
        fragments: [.init(code: code, path: page, line: 2)],
        grammar: .swift5,
        root: .view("A()"),
        rootPath: page,
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
