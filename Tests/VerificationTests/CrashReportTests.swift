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
}
