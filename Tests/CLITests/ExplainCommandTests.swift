import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `Explain command` {
  private static let page = """
    ---
    title: A flag
    summary: A flag is written.
    topic: State
    ---

    # A flag

    ```swift setup
    import SwiftUI

    struct Label: View {
      let text: String
      var body: some View { Text(text) }
    }
    ```

    ## Flag

    ```swift scenario=flag root=Screen
    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        Button(isOn ? "On" : "Off") { isOn.toggle() }
        Label(text: "same")
      }
    }
    ```

    | Interaction | Screen | Label |
    | ----------- | -----: | ----: |
    | present     |      1 |     1 |
    | tap "Off"   |      2 |     0 |
    | host pass   |      0 |     0 |

    """

  private static let explained = """
    step 2, tap "Off"
      Screen (line 21) ran: _isOn (line 22) was written
        tap "Off" → Screen._isOn → Screen.body
      Label (line 12) skipped: 1 field equal
      new on screen: "On"; gone: "Off"

    """

  @Test func `takes steps by number or as they are written, of pages and of files`() throws {
    let page = "content/guidelines/flag.md"
    let program = try TestProgram([page: Self.page])
    let result = program.run("explain", page + "#flag", "--step", "tap \"Off\"")
    #expect(result.output.hasPrefix(Self.explained), "\(result.output)\(result.errors)")
    let unknown = program.run("explain", page, "--step", "tap \"On\"")
    #expect(
      unknown.errors == "bodycheck: the scenario has no step 'tap \"On\"':"
        + " its steps are present; tap \"Off\"; host pass\n"
    )
    let code = """
      import SwiftUI
      struct Screen: View {
        @State private var isOn = false
        var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
      }
      """
    try program.scratch.write(code, to: "a.swift")
    let performed = ["explain", "a.swift", "--step", "tap \"Off\"", "--step", "tap \"On\""]
    let one = program.run(performed + ["--step", "3"])
    #expect(one.output.hasPrefix("step 3, tap \"On\"\n") && !one.output.contains("step 2"))
    #expect(program.run(performed).output.contains("step 2, tap \"Off\"\n"))
    #expect(
      program.run(performed + ["--step", "4"]).errors
        == "bodycheck: '4' is not a step of the scenario: write a number from 1 to 3\n"
    )
  }

  @Test func `follows the bodies of a page's scenario at the page's lines`() throws {
    let program = try TestProgram(["content/guidelines/flag.md": Self.page])
    let result = program.run("explain", "content/guidelines/flag.md#flag", "--step", "2")
    let settings = "\nSwift \(try program.compilerVersion), language mode 5, debug, ios27\n"
    #expect(result.output == Self.explained + settings, "\(result.errors)")
    #expect(result.code == .success)
    let whole = program.run("explain", "content/guidelines/flag.md")
    #expect(whole.output.contains(Self.explained))
    #expect(whole.output.hasSuffix("\nstep 3, host pass\n  no body ran\n" + settings))
  }

  @Test func `writes causes and printed lines by step as JSON`() throws {
    let code = """
      import SwiftUI
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          let _ = print("body", count)
          Button("Add") { count += 1 }
        }
      }
      """
    let program = try TestProgram(["a.swift": code])
    let steps = ["--step", "tap \"Add\"", "--step", "tap \"Add\"", "--format", "json"]
    let explained = program.run(["explain", "a.swift"] + steps)
    #expect(
      explained.output.contains(
        """
              "step": "tap \\"Add\\"#2",
              "causes": [
        """
      ),
      "\(explained.output)\(explained.errors)"
    )
    #expect(explained.output.contains("\"console\": [\n        \"body 2\"\n      ]"))
    let run = program.run(["run", "a.swift"] + steps)
    #expect(
      run.output.contains(
        """
              "step": "tap \\"Add\\"#2",
              "lines": [
                "body 2"
              ]
        """
      ),
      "\(run.output)"
    )
  }

  @Test func `gives a wrong count the same reason`() throws {
    let program = try TestProgram(["content/guidelines/flag.md": Self.page])
    let result = program.run("verify")
    #expect(result.code == .findings)
    #expect(result.output.contains("why: _isOn (line 22) was written\n"))
  }

  @Test func `explains a plain Swift file`() throws {
    let code = """
      import SwiftUI
      struct Screen: View {
        @State var isOn = false
        var body: some View { Toggle("Light", isOn: $isOn); Text(isOn ? "on" : "off") }
      }

      """
    let program = try TestProgram(["App.swift": code])
    let result = program.run("explain", "App.swift", "--step", "toggle \"Light\"")
    #expect(result.output.contains("  Screen (line 2) ran: _isOn (line 3) was written\n"))
    #expect(result.output.contains("\nroot Screen(), Swift "))
    #expect(result.code == .success)
  }

  @Test func `explains an app as it does its views`() throws {
    let code = """
      import SwiftUI
      @main struct Main: App {
        @State private var count = 0
        var body: some Scene { WindowGroup { Counter(count: $count) } }
      }
      struct Counter: View {
        @Binding var count: Int
        var body: some View { Button("Add \\(count)") { count += 1 } }
      }

      """
    let program = try TestProgram(["App.swift": code])
    let result = program.run("explain", "App.swift", "--step", "tap \"Add 0\"")
    #expect(result.output.contains("  Counter (line 6) ran: "), "\(result.output)")
    #expect(result.output.contains("\nroot Main, Swift "))
    #expect(result.code == .success)
  }

  static let usageErrors: [(arguments: [String], words: String)] = [
    ([], "'explain' needs PAGE#SCENARIO"),
    (["content/guidelines/flag.md#flga"], "has no scenario 'flga': did you mean 'flag'?"),
    (["content/guidelines/flag.md#flag", "--step", "4"], "write a number from 1 to 3"),
    (["App.swift"], "App.swift"),
    (["content/guidelines/flag.md#flag", "--responses", "a"], "'--responses' has no effect on"),
    (["content/guidelines/flag.md#flag", "--preview", "1"], "'--preview' has no effect on"),
  ]

  @Test(arguments: usageErrors.indices)
  func `says what it cannot explain`(_ index: Int) throws {
    let row = Self.usageErrors[index]
    let program = try TestProgram(["content/guidelines/flag.md": Self.page])
    let result = program.run(["explain"] + row.arguments)
    #expect(result.code == .usageError)
    #expect(result.errors.contains(row.words), "\(result.errors)")
  }

  @Test
  func `shows what a setting holds after its field is left, and each fact with its guideline`()
    throws
  {
    let program = try TestProgram([
      "S.swift": """
      import SwiftUI
      struct S: View {
        @AppStorage("name") private var name = ""
        @State private var shown: String?
        @State private var isOpen = false
        var body: some View {
          VStack {
            TextField("Name", text: $name)
            Button("Open") { shown = "a"; isOpen = true }
          }
          .sheet(isPresented: $isOpen) { Text(shown ?? "nothing") }
        }
      }
      """,
      "content/guidelines/a.md": "---\ntitle: Present items\nwhen: [late-read opens]\n---\n",
    ])
    let steps = ["type \"abc\" into \"Name\"", "submit \"Name\"", "tap \"Open\""]
    let output = program.run(["explain", "S.swift"] + steps.flatMap { ["--step", $0] }).output
    #expect(output.contains("new on screen: \"Name: abc\""), "\(output)")
    #expect(!output.contains("gone: \"Name: abc\""), "\(output)")
    let advice = """
        S.shown was written before anything read it
          advice: Present items, content/guidelines/a.md
      """
    #expect(output.contains(advice.replacing("S.shown", with: "S._shown")), "\(output)")
  }
}
