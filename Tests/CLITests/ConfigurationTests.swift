import Foundation
import TestSupport
import Testing

@testable import CLI

/// A program whose assertion reads what its view shows nowhere, so that only a debug build depends on it.
@Suite(.runsScenarios) struct `Debug and release` {
  private static let page = "content/guidelines/assertion.md"

  private static let head = """
    ---
    title: Assert nothing
    summary: A page whose program differs between builds.
    topic: Tests
    ---

    # Assert nothing

    ```swift scenario=asserting root=Screen
    import Observation
    import SwiftUI

    @Observable final class Model {
      var count = 0
    }

    struct Screen: View {
      @State private var model = Model()

      var body: some View {
        let _ = assert(model.count >= 0)
        Button("Add") { model.count += 1 }
      }
    }
    ```

    | Interaction | Screen |
    | ----------- | -----: |
    | present     |      1 |
    | tap "Add"   |      1 |

    """

  private static func released(_ count: Int) -> String {
    """

    | Interaction (release) | Screen |
    | --------------------- | -----: |
    | present               |      1 |
    | tap "Add"             |      \(count) |

    """
  }

  @Test func `are both run where that is asked for, and what no table states is warned of`() throws
  {
    let result = try program().run("verify", "--configuration", "both")
    #expect(result.code == .success, "\(result.output)")
    let place = "✔ \(Self.page):9: asserting"
    #expect(result.output.contains("\(place) (debug): verified, 2 steps, 2 stated counts, "))
    #expect(result.output.contains("\(place) (release): verified, 2 steps, 0 stated counts, "))
    let finding = """
      \(Self.page):30:22: warning: 'Screen' body ran 0 times in step 'tap "Add"' of a release build; \
      page states 1 for debug [unstated-build]
       30 | | tap "Add"   |      1 |
          |                      ^
      why: 1 of the stated counts is different there, and no table says so
      fix: add a table headed 'Interaction (release)'
      """
    #expect(result.output.contains(finding), "\(result.output)")
    #expect(result.output.contains("2 scenarios, 2 counts: 2 verified"))
  }

  static let choices: [(flag: [String], configurations: [String])] = [
    ([], ["debug", "release"]),
    (["--configuration", "debug"], ["debug"]),
    (["--configuration", "release"], ["release"]),
    (["--configuration", "both"], ["debug", "release"]),
  ]

  @Test(arguments: choices.indices)
  func `are told apart in JSON`(_ index: Int) throws {
    let row = Self.choices[index]
    let result = try program(Self.released(0)).run(["verify", "--format", "json"] + row.flag)
    #expect(result.code == .success, "\(result.output)")
    let report = try VerificationReport(json: Data(result.output.utf8))
    #expect(report.entries.map(\.configuration.rawValue) == row.configurations)
    for entry in report.entries {
      let isDebug = entry.configuration == .debug
      let counts = entry.counts.filter { $0.view == "Screen" }
      #expect(counts.map(\.measured) == [1, isDebug ? 1 : 0])
      #expect(counts.map(\.stated?.only) == [1, isDebug ? 1 : 0])
      let wasted = entry.counts.filter { $0.view == "Screen.wasted" }
      #expect(wasted.map(\.measured) == (isDebug ? [0, 1] : []))
      #expect(wasted.allSatisfy { $0.stated == nil })
      #expect(entry.mode.reason == (isDebug ? nil : "is optimized"))
    }
  }

  @Test func `are each corrected in their own table`() throws {
    let program = try program(Self.released(7))
    let result = program.run("verify")
    #expect(result.code == .findings)
    #expect(
      result.output.contains(
        "'Screen' body ran 0 times in step 'tap \"Add\"' of a release build; page states 7"
      )
    )
    let fixed = program.run("verify", "--fix")
    #expect(fixed.code == .success)
    #expect(fixed.output.hasPrefix("rewrote \(Self.page):35:32: '7' → '0'\n"))
    #expect(try program.scratch.read(Self.page) == Self.head + Self.released(0))
    #expect(!program.run("verify", "--fix").output.contains("rewrote"))
  }

  private func program(_ tables: String = "") throws -> TestProgram {
    try TestProgram([
      Self.page: Self.head + tables,
      "content/index.md": "---\ntitle: Home\nsummary: A home.\n---\n\n# Home\n",
    ])
  }
}
