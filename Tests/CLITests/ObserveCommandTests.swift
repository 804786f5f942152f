import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite struct `Observe command` {
  private static let path = "content/guidelines/count.md"
  private static let page = """
    ---
    title: A count
    summary: A count is written.
    topic: State
    ---

    # A count

    ```swift scenario=count
    import SwiftUI

    struct Screen: View {
      @State private var count = 0

      var body: some View {
        let _ = print("screen")
        Button("Add") { count += 1 }
        Button("Twice") { count += 2 }
      }
    }
    ```

    | Interaction | Screen |
    | ----------- | -----: |
    | present     |      1 |
    | tap "Add"   |      1 |
    | tap "Twice" |      1 |

    ```console step="present"
    screen
    ```

    ## After it

    More.

    """

  private let program: TestProgram

  init() throws {
    program = try TestProgram([
      Self.path: Self.page, "content/index.md": "---\ntitle: Ours\n---\n\n# Ours\n",
    ])
  }

  /// What a test on a device has written.
  private func results(
    os: String = "iOS 27",
    scenario: String = "guidelines/count#count",
    version: String? = nil,
    rows: [(steps: [String], count: Int, console: [String])],
    stop: (step: String, reason: String)? = nil
  ) throws -> String {
    let suite = try program.scratch.path + "/suite"
    _ = program.run("export", "--suite", suite)
    let test = try String(
      contentsOfFile: suite + "/Tests/GuidelinesCountTests.swift",
      encoding: .utf8
    )
    let current = try #require(test.firstMatch(of: /version: "(\w+)"/)).1
    var measured: [String: Any] = [
      "scenario": scenario, "version": version ?? String(current),
      "rows": rows.map {
        ["steps": $0.steps, "counts": ["Screen": $0.count], "console": $0.console] as [String: Any]
      },
    ]
    if let stop { (measured["stoppedAt"], measured["reason"]) = (stop.step, stop.reason) }
    let all: [String: Any] = [
      "version": 1, "date": "2026-11-26", "os": os, "device": "simulator with \(os).1",
      "xcode": "2700",
      "configuration": "debug", "scenarios": [measured],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: all), as: UTF8.self)
  }

  private static let good = [
    (["present"], 1, ["screen"]), (["tap \"Add\""], 1, ["screen"]),
    (["tap \"Twice\""], 1, ["screen"]),
  ]

  private func observe(_ results: String, _ flags: String...) throws -> TestProgram.Result {
    try program.scratch.write(results, to: "results.json")
    return program.run(["observe", "results.json"] + flags)
  }

  @Test func `says that counts and lines agree`() throws {
    let result = try observe(results(rows: Self.good))
    #expect(result.code == .success, "\(result.errors)")
    #expect(
      result.output
        == "iOS 27, simulator with iOS 27.1, debug: 1 scenario, 1 as stated, 0 different, 0 not compared\n"
    )
  }

  @Test func `does not miss what SwiftUI itself prints`() throws {
    let page = Self.page.replacing("screen\n```", with: "screen\nwarning: SwiftUI is unhappy.\n```")
    try program.scratch.write(page, to: Self.path)
    let result = try observe(results(rows: Self.good))
    #expect(result.code == .success, "\(result.output)")
    #expect(result.output.contains("what SwiftUI itself prints is not recorded"))
  }

  @Test func `points to the count that differs, and to the lines`() throws {
    var rows = Self.good
    rows[1].1 = 2
    rows[0].2 = ["screen", "screen"]
    let result = try observe(results(rows: rows))
    #expect(result.code == .findings)
    #expect(
      result.output.contains(
        "\(Self.path):26:22: warning: 'Screen' ran 2 times, the page states 1 [measured]"
      )
    )
    #expect(result.output.contains("other lines were printed: screen, screen"))
    #expect(result.output.contains("1 scenario, 0 as stated, 1 different"))
  }

  @Test func `compares steps that were recorded together with the sum`() throws {
    let rows = [(["present"], 1, ["screen"]), (["tap \"Add\"", "tap \"Twice\""], 2, [])]
    #expect(try observe(results(rows: rows)).code == .success)
    let fewer = [(["present"], 1, ["screen"]), (["tap \"Add\"", "tap \"Twice\""], 1, [])]
    #expect(try observe(results(rows: fewer)).code == .findings)
  }

  @Test func `takes more evaluations when an app appears for its scene`() throws {
    let result = try observe(results(rows: [(["present"], 2, ["screen"])]))
    #expect(result.code == .success)
    #expect(result.output.contains("'Screen' ran 2 times when the app appeared"))
  }

  @Test func `says what was not performed or cannot be compared`() throws {
    let stopped = try observe(
      results(rows: Array(Self.good[..<2]), stop: ("tap \"Twice\"", "nothing shows 'Twice'"))
    )
    #expect(stopped.output.contains("'tap \"Twice\"' was not performed: nothing shows 'Twice'"))
    let old = try observe(results(version: "0123456789ab", rows: Self.good))
    #expect(old.output.contains("the program has changed since: export it again"))
    let unknown = try observe(results(scenario: "guidelines/count#other", rows: Self.good))
    #expect(unknown.output.contains("guidelines/count#other: no page has this scenario"))
    let steps = try observe(results(rows: [(["tap \"Add\""], 1, [])]))
    #expect(steps.output.contains("its steps have changed since: export it again"))
  }

  @Test(arguments: ["{}", "[1]", "no", #"{"version": 2}"#])
  func `refuses a file that holds no measurements`(_ text: String) throws {
    let result = try observe(text)
    #expect(result.code == .usageError)
    #expect(result.errors.contains("'results.json' holds no measurements"))
    #expect(result.errors.contains("write it with the test of 'bodycheck export --suite'"))
  }

  @Test func `refuses a device that would write more than a line into a page`() throws {
    for os in ["iOS 27\ntitle: Other", "iOS\u{1B}[2J 27", "iOS (source=apple)", "[iOS](a.md)"] {
      let result = try observe(results(os: os, rows: Self.good))
      #expect(result.errors.contains("a device is one line of plain text"))
    }
  }

  @Test func `prints no control characters of the results`() throws {
    let stop = ("tap \"Twice\"", "nothing \u{1B}[2J shows it")
    let result = try observe(results(rows: Array(Self.good[..<2]), stop: stop))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test func `adds what agrees to the page, once, and leaves the counts`() throws {
    let results = try results(rows: Self.good)
    let flags = ["--author", "Ann", "--url", "https://example.com/run"]
    #expect(try observe(results, flags[0], flags[1], flags[2], flags[3]).code == .success)
    let page = try program.scratch.read(Self.path)
    let added = """

      simulator with iOS 27.1, debug build (source=measured-ios-27-debug):

      | Observed | Screen |
      | --- | --: |
      | present | 1 |
      | tap "Add" | 1 |
      | tap "Twice" | 1 |

      """
    #expect(page.contains(added))
    #expect(page.replacing(added, with: "") == Self.page)
    #expect(
      try program.scratch.read("content/sources/measured-ios-27-debug.md").contains("author: Ann")
    )
    #expect(program.run("check").code == .success, "\(program.run("check").output)")
    _ = try observe(results, flags[0], flags[1], flags[2], flags[3])
    #expect(try program.scratch.read(Self.path) == page)
  }

  @Test func `adds what differs as an observation, and leaves the page`() throws {
    var rows = Self.good
    rows[1].1 = 3
    _ = try observe(results(rows: rows), "--author", "Ann", "--url", "https://example.com/run")
    #expect(try program.scratch.read(Self.path) == Self.page)
    let observation = try program.scratch.read("content/observations/1-count.md")
    #expect(observation.contains("| tap \"Add\" | 3 |"))
    #expect(observation.contains("triage: contested"))
    let check = program.run("check")
    #expect(check.code == .success, "\(check.output)")
  }
}
