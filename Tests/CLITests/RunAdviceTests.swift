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
    "content/guidelines/a.md": """
    ---
    title: Capture values
    when: [value closure]
    ---
    """,
    "content/guidelines/d.md": """
    ---
    title: Observe less
    when: [announced ObservedObject wasted]
    ---
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
        Watch._model announced a change in every update, all wasted
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

  @Test func `shows wasted evaluations and what they lead to`() throws {
    let program = try TestProgram([
      "Screen.swift": """
      import SwiftUI

      struct Item { var name: String; var visits = 0 }

      @Observable final class Model { var shown = 0; var hidden = 0 }

      struct Screen: View {
        @State private var items = [Item(name: "Bread"), Item(name: "Milk")]
        @State private var model = Model()
        var body: some View {
          VStack {
            ForEach(items, id: \\.name) { Row(item: $0, rank: $0.visits / 10) }
            Panel(model: model)
            Button("Visit") { items[1].visits += 1 }
            Button("Hide") { model.hidden += 1 }
          }
        }
      }
      struct Row: View {
        let item: Item
        let rank: Int
        var body: some View { Text(item.name) }
      }
      struct Panel: View {
        let model: Model
        var body: some View { let _ = model.hidden; Text("\\(model.shown)") }
      }
      """,
      "content/guidelines/b.md": """
      ---
      title: Pass fields
      when: [value structure wasted]
      ---
      """,
      "content/guidelines/c.md": """
      ---
      title: Read it elsewhere
      when: [observed wasted]
      ---
      """,
    ])
    let steps = ["--step", "tap \"Visit\"", "--step", "tap \"Hide\""]
    let output = program.run(["run", "Screen.swift"] + steps).output
    let lines = """
      Step         Panel  Panel.wasted  Row  Row.wasted  Screen
      ───────────  ─────  ────────────  ───  ──────────  ──────
      present          1             0    2           0       1
      tap "Visit"      0             0    1           1       1
      tap "Hide"       1             1    0           0       0

      'wasted' counts evaluations that made a value equal to the one before; there may be more

      Model.hidden, which Panel reads, changed in every update, all wasted
        → Read it elsewhere, content/guidelines/c.md
      Row.item differed in every update, all wasted
        → Pass fields, content/guidelines/b.md

      """
    #expect(output.hasPrefix(lines), "\(output)")
    let explained = program.run(["explain", "Screen.swift"] + steps).output
    let wasted = explained.split(separator: "\n").filter { $0.contains("wasted") }
    #expect(
      wasted == [
        "  Row \"Milk\" (line 19) ran and made an equal value, wasted:"
          + " Screen's body gave it a different item (line 20)",
        "  Panel (line 24) ran and made an equal value, wasted:"
          + " it reads Model.hidden, which was written",
      ]
    )
    let budget = ["--expect", "tap \"Visit\": Row.wasted = 0", "--format", "json"]
    let json = program.run(["run", "Screen.swift"] + steps + budget).output
    #expect(json.contains("\"what\": \"'Row' body made an equal value 1 time"), "\(json)")
    #expect(json.contains("\"view\": \"Row.wasted\",\n      \"measured\": 1"), "\(json)")
  }

  @Test func `counts the same waste in a debug and a release build`() throws {
    let program = try TestProgram(["Screen.swift": Self.files["Screen.swift"] ?? ""])
    for configuration in ["debug", "release"] {
      let budget = ["--expect", "tap \"Publish\": Watch.wasted = 1"]
      let flags = Self.flags + ["--configuration", configuration] + budget
      let output = program.run(["run", "Screen.swift"] + flags).output
      #expect(!output.contains("error"), "\(output)")
      #expect(output.contains("Watch.wasted"), "\(output)")
    }
  }

  @Test func `is that of the installed guidelines if there are no others`() throws {
    let program = try TestProgram(["Screen.swift": Self.files["Screen.swift"] ?? ""])
    var context = program.context()
    context.installedContent = TestProgram.root + "/content"
    let found = try #require(AdviceSource(in: context))
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
