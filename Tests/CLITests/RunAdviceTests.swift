import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `Advice about a run` {
  static let files = [
    "Screen.swift": """
    import SwiftUI

    final class Model: ObservableObject { @Published var count = 0 }

    struct Screen: View {
      @State private var count = 0
      @StateObject private var model = Model()
      var body: some View {
        VStack {
          Row(count: 1, onToggle: { count += 1 })
          Watch(model: model)
          Button("Publish") { model.count += 1 }
        }
      }
    }
    struct Row: View {
      let count: Int
      let onToggle: () -> Void
      var body: some View { Button("Toggle", action: onToggle) }
    }
    struct Watch: View {
      @ObservedObject var model: Model
      var body: some View { Text("watch") }
    }
    """,
    "content/reference/which-page.md": """
    # Diagnose

    ## The parent

    ```text printed
    Row: @self changed.
    ```

    - a closure: [Capture values](../guidelines/a.md). For a container, see [another](../guidelines/b.md).
    - a new `UUID()`: [Remove it](../guidelines/c.md#here)

    ## A wrapper

    ```text printed
    Row: _name changed.
    ```

    - `@ObservedObject`: [Observe less](../guidelines/d.md)
    """,
  ]
  static let flags = ["--step", "tap \"Toggle\"", "--step", "tap \"Publish\""]

  @Test func `names the guideline for each cause that decides it`() throws {
    let output = try TestProgram(Self.files).run(["run", "Screen.swift"] + Self.flags).output
    #expect(
      output.contains(
        """

        Row.onToggle differed in every update
          → Capture values, content/guidelines/a.md
        Watch._model differed in every update
          → Observe less, content/guidelines/d.md

        """
      ),
      "\(output)"
    )
  }

  @Test func `stands below the cause in an explanation`() throws {
    let output = try TestProgram(Self.files).run(["explain", "Screen.swift"] + Self.flags).output
    #expect(
      output.contains(
        """
            tap "Publish" → Model.count → Screen._model → Screen.body → Row.onToggle → Row.body
            advice: Capture values, content/guidelines/a.md

        """
      ),
      "\(output)"
    )
  }

  @Test func `is the same that the site's own page gives`() throws {
    var files = Self.files
    files["content/reference/which-page.md"] = nil
    let program = try TestProgram(files)
    var context = program.context()
    context.installedContent = TestProgram.root + "/content"
    let found = try #require(AdviceSource(for: [], in: context))
    let list = found.advisor.all.map { found.address($0) }
    #expect(list.contains(TestProgram.root + "/content/guidelines/closure-properties.md"))
    #expect(list.contains(TestProgram.root + "/content/guidelines/unused-properties.md"))
    #expect(list.contains(TestProgram.root + "/content/guidelines/read-only-what-you-need.md"))
  }
}

@Suite(.runsProcesses) struct `Watching a program` {
  @Test func `runs it again after a save`() throws {
    let file = """
      import SwiftUI
      struct Screen: View { var body: some View { Text("a") } }
      """
    let run = try ProgramRun(["Screen.swift": file], "run", "Screen.swift", "--watch")
    _ = try run.waiting { try run.scratch.read("errors").contains("next save") ? true : nil }
    #expect(try run.scratch.read("output").contains("Screen"))
    try run.scratch.write(file.replacing("Screen", with: "Second"), to: "Screen.swift")
    _ = try run.waiting { try run.scratch.read("output").contains("Second") ? true : nil }
    #expect(run.isRunning)
  }

  @Test func `needs a file`() throws {
    #expect(try TestProgram().run("run", "-", "--watch").errors.contains("name a file or a folder"))
  }
}
