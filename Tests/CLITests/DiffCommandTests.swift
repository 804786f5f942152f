import TestSupport
import Testing

@testable import CLI

@Suite(.runsProcesses) struct `Diff command` {
  private func results(
    _ counts: [(step: String, view: String, measured: Int)],
    scenario: String = "taps",
    status: String = "verified"
  ) -> String {
    let steps = counts.map { step, view, measured in
      """
      {"step": "\(step)", "view": "\(view)", "stated": null, "measured": \(measured)}
      """
    }
    return """
      {"version": 1, "scenarios": [{"page": "content/a.md", "line": 3, "scenario": "\(scenario)",
        "configuration": "debug", "status": "\(status)", "performed": 1, "console": [],
        "steps": [\(steps.joined(separator: ", "))], "compiled": "single", "seconds": 0.1, "cached": false}]}
      """
  }

  private func diff(_ old: String, _ new: String) throws -> TestProgram.Result {
    try TestProgram(["old.json": old, "new.json": new]).run("diff", "old.json", "new.json")
  }

  @Test func `lists what grew first, and tells steps of the same text apart`() throws {
    let result = try diff(
      results([("present", "A", 2), ("tap", "A", 1), ("tap", "A", 1), ("tap", "B|C", 5)]),
      results([("present", "A", 1), ("tap", "A", 1), ("tap", "A", 4), ("tap", "B|C", 6)])
    )
    #expect(result.code == .success)
    #expect(
      result.output == """
        3 counts of 1 scenario changed, 2 of them for the worse.

        | Scenario | Step | View | Before | After |
        | --- | --- | --- | ---: | ---: |
        | `content/a.md#taps` | `tap` | `A` | 1 | 4 |
        | `content/a.md#taps` | `tap` | <code>B&#124;C</code> | 5 | 6 |
        | `content/a.md#taps` | `present` | `A` | 2 | 1 |

        """
    )
  }

  @Test func `fits into a comment, the worst first`() throws {
    let steps = (1...3000).map { ("tap \($0)", String(repeating: "V", count: 99), $0) }
    let zeros = steps.map { ($0.0, $0.1, 0) }
    let result = try diff(results(zeros), results(steps))
    #expect(result.output.count < 65_536)
    #expect(
      result.output.hasPrefix("3000 counts of 1 scenario changed, 3000 of them for the worse.")
    )
    #expect(result.output.contains("| `tap 3000` |") && !result.output.contains("| `tap 1` |"))
    #expect(result.output.contains(/\n\n[0-9]+ more changed\.\n$/))
  }

  @Test func `tells of views and scenarios that come, go or fail`() throws {
    let before = results([("present", "A", 1)])
    #expect(try diff(before, before).output == "No count changed.\n")
    let views = try diff(before, results([("present", "B", 1)], status: "failed")).output
    #expect(views.contains("| `present` | `A` | 1 | – |\n"))
    #expect(views.contains("| `present` | `B` | – | 1 |\n"))
    #expect(views.hasSuffix("\nNo longer verified: `content/a.md#taps`\n"))
    let others = try diff(before, results([("present", "A", 1)], scenario: "other")).output
    #expect(
      others == "No count changed.\n\nNew: `content/a.md#other`\n\nRemoved: `content/a.md#taps`\n"
    )
  }

  private func ran(_ counts: [(step: String, view: String, measured: Int)], in path: String)
    -> String
  {
    results(counts).replacing(
      #"{"version": 1, "scenarios": [{"page": "content/a.md","#,
      with: #"{"version": 1, "page": "\#(path)","#
    )
    .replacing(#", "compiled": "single", "seconds": 0.1, "cached": false}]}"#, with: "}")
  }

  @Test func `compares two runs of a program, wherever they are`() throws {
    let old = ran([("present", "A", 1), ("tap", "A", 1)], in: "base/App")
    let new = ran([("present", "A", 1), ("tap", "A", 3)], in: "App")
    let result = try diff(old, new)
    #expect(
      result.output == """
        1 count of 1 scenario changed, 1 of them for the worse.

        | Scenario | Step | View | Before | After |
        | --- | --- | --- | ---: | ---: |
        | `App#taps` | `tap` | `A` | 1 | 3 |

        """,
      "\(result)"
    )
    let later = old.replacing("\"version\": 1", with: "\"version\": 2")
    #expect(try diff(later, new).errors.contains("it has version 2 of the format"))
    let merged = try TestProgram(["old.json": old]).run("merge-results", "old.json")
    #expect(merged.errors.contains("it has no 'scenarios'"))
  }

  @Test func `needs two results`() throws {
    #expect(try diff("{}", "{}").errors.contains("'old.json' holds no results"))
    #expect(try TestProgram().run("diff", "a.json").code == .usageError)
  }
}
