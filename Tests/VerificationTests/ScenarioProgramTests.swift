import Testing

@testable import Verification

@Suite struct `Scenario program` {
  @Test func `says where each piece of code is from`() {
    let program = ScenarioProgram(
      fragments: [
        .init(code: "struct A {}", path: "content/a.md", line: 7),
        .init(code: "struct B {}\n", path: "content/a.md", line: 20),
      ],
      grammar: .swift5,
      root: .view("B()"),
      rootPath: "content/a.md",
      rootLine: 19,
      declaresSteps: false
    )
    #expect(
      program.files[0].text == """
        import ScenarioHost
        #sourceLocation(file: "content/a.md", line: 7)
        struct A {}
        #sourceLocation(file: "content/a.md", line: 20)
        struct B {}

        #sourceLocation(file: "content/a.md", line: 19)
        @main enum BodycheckScenario { @MainActor static func main() { \
        ScenarioHost.ScenarioProgram.run(root: { B() }) } }

        """
    )
  }

  /// Rows of the generated file: 1 is ours, 2 and 5 state origins.
  @Test(arguments: [(3, 9, "7:9"), (4, 3, "8:3"), (9, 1, "20:10"), (10, 1, "20:10")])
  func `knows the place of each row, and of what goes on to the end`(
    _ row: Int,
    _ column: Int,
    _ expected: String
  ) {
    let program = ScenarioProgram(
      fragments: [
        .init(code: "struct A {\n}", path: "content/a.md", line: 7),
        .init(code: "struct B {\n", path: "content/a.md", line: 20),
      ],
      grammar: .swift5,
      root: .view("B()"),
      rootPath: "content/a.md",
      rootLine: 19,
      declaresSteps: false
    )
    let message = CompilerOutput.Message(
      severity: .error,
      path: "scenario.swift",
      line: row,
      column: column,
      text: "expected '}'"
    )
    let place = [message].located(in: program)[0]
    #expect("\(place.path ?? ""):\(place.line):\(place.column)" == "content/a.md:" + expected)
  }

  @Test func `takes the line of a compiler's crash as it is`() {
    let program = program("struct B {\n  let a = 1\n}\n")
    let crash = CompilerOutput.Message(
      severity: .error,
      path: "scenario.swift",
      line: 2,
      column: 7,
      text: CompilerCrash.start + "Assertion failed"
    )
    #expect([crash].located(in: program)[0].line == 2)
  }

  static let endings: [(code: String, expected: String)] = [
    ("@MainActor let steps: [String: @MainActor () -> Void] = [:]", "{ B() }, steps: steps)"),
    ("struct B { let steps = 1 }", "{ B() })"),
  ]

  @Test(arguments: endings)
  func `hands on the scenario's own steps`(_ code: String, _ expected: String) {
    #expect(program(code).files[0].text.contains("run(root: \(expected)"))
  }

  @Test func `takes the place of another entry point`() {
    #expect(program("@main enum B {}").files[0].text.contains("\n      enum B {}\n"))
  }

  @Test func `escapes the page's path`() {
    let text = program("", path: "a\"b\\c.md").files[0].text
    #expect(text.contains("(file: \"a\\\"b\\\\c.md\", line: 1)"))
  }

  private func program(_ code: String, path: String = "a.md") -> ScenarioProgram {
    ScenarioProgram(
      fragments: [.init(code: code, path: path, line: 1)],
      grammar: .swift5,
      root: .view("B()"),
      rootPath: path,
      rootLine: 1,
      declaresSteps: code.contains("let steps:")
    )
  }
}
