import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `Export command` {
  private static let page = """
    ---
    title: A count
    summary: A count is written.
    topic: State
    ---

    # A count

    ```swift setup
    import SwiftUI

    struct Shelf {
      struct Label: View {
        let text: String

        var body: some View {
          get { Text(text) }
        }
      }
    }
    ```

    ## Count

    ```swift scenario=count root="Screen(start: 1)"
    final class Model: ObservableObject {
      static let shared = Model()
      @Published var bonus = 0
    }

    let steps: [String: @MainActor () -> Void] = ["bonus": { Model.shared.bonus += 1 }]

    struct Screen: View {
      @State private var count: Int

      init(start: Int) { _count = State(initialValue: start) }

      var body: some View {
        let text = "Count \\(count)"
        return VStack {
          Button("Add") { count += 1 }
          Shelf.Label(text: text).modifier(Framed())
          Bonus()
        }
      }
    }

    struct Framed: ViewModifier {
      func body(content: Content) -> some View { content.padding() }
    }

    struct Bonus {
      @ObservedObject var model = Model.shared
    }

    extension Bonus: View {
      var body: some View { Text("\\(model.bonus)") }
    }
    ```

    | Interaction            | Screen | Shelf.Label | Framed | Bonus |
    | ---------------------- | -----: | ----------: | -----: | ----: |
    | present, 2 host passes |      1 |           1 |      1 |     1 |
    | tap "Add"              |      1 |           1 |      0 |     0 |
    | run bonus              |      0 |           0 |      0 |     1 |
    | repeat 2: run bonus    |      0 |           0 |      0 |     2 |
    | tap "Add"              |      1 |           1 |      0 |     0 |

    ```swift scenario=broken expects=compile-error
    let a: Int = ""
    ```

    ```console
    error: cannot convert value of type 'String' to specified type 'Int'
    ```

    """

  /// The rows of a table without their spaces.
  private static func rows(_ text: String) -> [[String]] {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.filter { $0.hasPrefix("|") && !$0.contains("---") }.map { line in
      line.dropFirst().split(separator: "|").map { cell in
        String(cell).trimmingCharacters(in: .whitespaces)
      }
    }
  }

  @Test func `makes no code of what a page's file is called`() throws {
    let path = "content/guidelines/a\nimport Evil \u{2028}.md"
    let program = try TestProgram([path: Self.page])
    let file = program.run("export", path + "#count").output
    #expect(
      file.hasPrefix("// guidelines/a\\u{a}import Evil \\u{2028}#count, exported by Bodycheck.\n")
    )
    let suite = try program.scratch.path + "/suite"
    #expect(program.run("export", "--suite", suite).code == .success)
    for case let name as String in FileManager.default.enumerator(atPath: suite) ?? .init()
    where name.hasSuffix(".swift") {
      let text = try String(contentsOfFile: suite + "/" + name, encoding: .utf8)
      #expect(!text.contains("\nimport Evil"), "\(name)")
    }
  }

  @Test func `writes a file that gives the page's counts, and the table that says so`() throws {
    let program = try TestProgram(["content/guidelines/count.md": Self.page])
    #expect(program.run("verify").code == .success)
    let exported = program.run("export", "content/guidelines/count.md#count")
    #expect(exported.code == .success, "\(exported.errors)")
    try program.scratch.write(exported.output, to: "Count.swift")
    let record = #"tap "Bodycheck: record""#
    let steps = [
      record, #"tap "Add""#, record, #"tap "Bodycheck: perform""#, record,
      #"repeat 2: tap "Bodycheck: perform""#, record, #"tap "Add""#, record,
    ]
    let run = program.run(
      ["run", "Count.swift", "--root", "BodycheckScreen"] + steps.flatMap { ["--step", $0] }
    )
    #expect(run.code == .success, "\(run.output)\(run.errors)")
    let printed = Self.rows(run.output).drop { $0.first != "Observed" }.prefix(6)
    let counts = Dictionary(uniqueKeysWithValues: zip(printed.first ?? [], (0...)))
    let order = ["Observed", "Screen", "Shelf.Label", "Framed", "Bonus"].map { counts[$0] ?? 0 }
    #expect(
      printed.map { row in order.map { row[$0] } } == [
        ["Observed", "Screen", "Shelf.Label", "Framed", "Bonus"],
        ["present", "1", "1", "1", "1"],
        [#"tap "Add""#, "1", "1", "0", "0"],
        ["run bonus", "0", "0", "0", "1"],
        ["repeat 2: run bonus", "0", "0", "0", "2"],
        [#"tap "Add""#, "1", "1", "0", "0"],
      ]
    )
  }

  @Test func `writes no code of a step into the test, and a class for each page`() throws {
    let step = "environment colorScheme = dark); exit(1"
    let page = Self.page.replacing(
      "| run bonus              |      0 |           0 |      0 |     1 |",
      with: "| \(step) | 0 | 0 | 0 | 1 |"
    )
    let program = try TestProgram([
      "content/guidelines/a-count.md": page,
      "content/guidelines/a/count.md": Self.page.replacing(
        "title: A count",
        with: "title: Another"
      ),
    ])
    let export = program.run("export", "--suite", "suite")
    #expect(export.code == .success, "\(export.errors)")
    let first = try program.scratch.read("suite/Tests/GuidelinesACountTests.swift")
    let second = try program.scratch.read("suite/Tests/GuidelinesACountTests_.swift")
    #expect(
      first.contains("guidelines/a-count#count") != second.contains("guidelines/a-count#count")
    )
    #expect((first + second).contains("try cannot(\"'colorScheme' is a setting of the system\")"))
    #expect(!(first + second).contains("appearance(.dark)"))
  }

  @Test func `refuses a program that is expected to fail`() throws {
    let program = try TestProgram(["content/guidelines/count.md": Self.page])
    let result = program.run("export", "content/guidelines/count.md#broken")
    #expect(result.code == .usageError)
    #expect(result.errors.contains("'broken' is expected to fail"))
  }
}
