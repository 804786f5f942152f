import Subprocess
import TestSupport
import Testing

@testable import Verification

@Suite(.runsProcesses) struct `Crash report` {
  static let cases: [(errors: String, ending: ChildProcess.Ending, message: String, line: Int?)] = [
    ("Scenario/page.md:12: Fatal error: out of luck\n", .signaled(5), "out of luck", 12),
    (
      "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n", .signaled(5),
      "Index out of range", nil
    ),
    ("Fatal error: in release\n", .signaled(4), "in release", nil),
    ("Scenario/page.md:3: Fatal error\n", .signaled(5), "Fatal error", 3),
    ("noise\nScenario/a.md:3: Fatal error: a: b\nmore", .signaled(5), "a: b", 3),
    ("", .signaled(4), "the program trapped without a message", nil),
    ("", .signaled(11), "the program accessed invalid memory", nil),
    ("", .exited(3), "the program ended with code 3 before its last step", nil),
    ("a\nb\n", .exited(2), "the program ended with code 2 before its last step: b", nil),
  ]

  @Test(arguments: cases.indices)
  func `finds the last words and their line`(_ index: Int) {
    let row = Self.cases[index]
    let report = CrashReport(errors: row.errors, ending: row.ending)
    #expect(report.message == row.message)
    #expect(report.line == row.line)
  }

  /// What a program printed that stands on lines 10 and 11 of its page, and the line of the crash.
  static let places: [(errors: String, line: Int?)] = [
    ("Scenario/page.md:12: Fatal error: a\nin function: Scenario.Row.f()", 12),
    ("Swift/Array.swift:3: Fatal error: a\nin type: Row\nin function: Scenario.Screen.g()", 11),
    ("Scenario/other.swift:3: Fatal error: a\nin function: Scenario.Screen.g()", 10),
    ("Fatal error: a\nin function: Scenario.(Row in _3F).f()\nin type: Screen", 11),
    ("Fatal error: a\nin function: Scenario.Other.f()\nin body: Screen", 10),
    ("Fatal error: a\nin function: Scenario.Other.f()", nil),
    ("Fatal error: a", nil),
  ]

  @Test(arguments: places.indices)
  func `is at the innermost type of the program's own`(_ index: Int) {
    let program = ScenarioProgram(
      fragments: [
        .init(code: "struct Screen {}\nstruct Row {}", path: "content/page.md", line: 10)
      ],
      grammar: .swift5,
      root: .view("Screen()"),
      rootPath: "content/page.md",
      rootLine: 9,
      declaresSteps: false
    )
    let report = CrashReport(errors: Self.places[index].errors, ending: .signaled(5))
    #expect(report.location(in: program)?.line == Self.places[index].line)
  }
}
