import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `Run command` {
  private static let file = """
    import SwiftUI

    @main struct Main: App {
      var body: some Scene { WindowGroup { ContentView() } }
    }

    struct ContentView: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("\\(count)")
          Button("Add") { count += 1; print("added") }
          Footer()
        }
      }
    }

    struct Footer: View {
      var body: some View { Text("footer") }
    }

    #Preview { ContentView() }
    """

  @Test func `counts the evaluations of a plain SwiftUI file`() throws {
    let program = try TestProgram(["App.swift": Self.file])
    let result = program.run("run", "App.swift", "--step", "tap \"Add\"")
    #expect(result.code == .success, "\(result.output)")
    #expect(
      result.output == """
        Step       ContentView  Footer
        ─────────  ───────────  ──────
        present              1       1
        tap "Add"            1       0

        tap "Add"
          added

        """
    )
  }

  @Test func `gives the same JSON every time`() throws {
    let program = try TestProgram(["App.swift": Self.file])
    let line = ["run", "App.swift", "--step", "tap \"Add\"", "--format", "json"]
    let first = program.run(line)
    #expect(first.code == .success)
    #expect(first.output == program.run(line).output)
    #expect(first.output == program.run(line + ["--no-cache"]).output)
    #expect(first.output.contains("\"view\": \"Footer\",\n      \"measured\": 0"))
  }

  @Test func `lists what can be tapped where a label is unknown`() throws {
    let program = try TestProgram(["App.swift": Self.file])
    let result = program.run("run", "App.swift", "--step", "tap \"Ad\"")
    #expect(result.code == .findings)
    #expect(result.output.contains("nothing labeled 'Ad' takes 'tap'"))
    #expect(result.output.contains("fix: write 'Add'"))
  }

  @Test func `names the step in which the program crashed`() throws {
    let program = try TestProgram([
      "App.swift": Self.file.replacing(
        "print(\"added\")",
        with: "if count > 1 { fatalError(\"no\") }"
      )
    ])
    let tap = ["--step", "tap \"Add\""]
    let result = program.run(["run", "App.swift", "--step", "host pass"] + tap + tap)
    #expect(result.code == .findings)
    #expect(result.output.contains("App.swift:13:1: error: no [crash]"))
    #expect(result.output.contains("why: the program stopped during 'tap \"Add\"'"))
    let start = program.run("run", "App.swift", "--root", "{ fatalError(\"no\") }() as ContentView")
    #expect(start.output.contains("why: the program stopped during 'start'"))
  }

  @Test func `shows a compiler error in the file's own words`() throws {
    let program = try TestProgram(["App.swift": Self.file + "\nlet x: Int = \"\"\n"])
    let result = program.run("run", "App.swift")
    #expect(result.code == .findings)
    #expect(result.output.contains("App.swift:24:14: error: cannot convert value of type"))
    #expect(result.output.contains("let x: Int = \"\""))
  }

  @Test func `asks which view is the root where nothing says it`() throws {
    let view = "struct A: View { var body: some View { Text(\"\") } }\n"
    let file = "import SwiftUI\n" + view + view.replacing("A:", with: "B:")
    let program = try TestProgram(["App.swift": file])
    let result = program.run("run", "App.swift")
    #expect(result.code == .usageError)
    #expect(result.errors.contains("the root could be 'A', 'B': give '--root A' or another"))
    #expect(program.run("run", "App.swift", "--root", "B").code == .success)
  }

  @Test func `performs a file's own steps in both language modes`() throws {
    let steps =
      "@MainActor let steps: [String: @MainActor () -> Void] = [\"go\": { print(\"went\") }]"
    let program = try TestProgram(["App.swift": Self.file + "\n" + steps + "\n"])
    for mode in ["5", "6"] {
      let result = program.run("run", "App.swift", "--language-mode", mode, "--step", "run go")
      #expect(result.code == .success, "\(result.output)")
      #expect(result.output.contains("run go\n  went\n"))
    }
  }

  static let typed: [(control: String, text: String, isValue: Bool)] = [
    ("Slider(value: $number) { Text(\"Input\") }", "0.5", true),
    ("Slider(value: $number) { Text(\"Input\") }", "loud", false),
    ("DatePicker(\"Input\", selection: $date)", "2026-11-22", true),
    ("DatePicker(\"Input\", selection: $date)", "garbage", false),
    ("TextField(\"Input\", value: $whole, format: .number)", "garbage", true),
  ]

  @Test(arguments: typed)
  func `refuses to type what a control cannot take`(
    _ control: String,
    _ text: String,
    _ isValue: Bool
  ) throws {
    let file = """
      import SwiftUI
      struct Screen: View {
        @State private var number = 0.0
        @State private var whole = 1
        @State private var date = Date(timeIntervalSince1970: 0)
        var body: some View { \(control) }
      }
      """
    let program = try TestProgram(["App.swift": file])
    let result = program.run("run", "App.swift", "--step", "type \"\(text)\" into \"Input\"")
    #expect(result.code == (isValue ? .success : .findings), "\(result.output)")
    #expect(result.output.contains("'Input' cannot take '\(text)'") == !isValue)
  }
}
