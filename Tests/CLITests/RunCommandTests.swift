import Diagnostics
import Foundation
import TestSupport
import Testing
import Verification

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

  @Test func `counts what the engine saw, whatever C functions a program defines`() throws {
    let code = """
      import SwiftUI

      @c public func read(_ file: CInt, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int { 0 }
      @c public func write(_ file: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { count }

      struct Screen: View { var body: some View { Text("a") } }
      """
    let result = try TestProgram(["App.swift": code]).run("run", "App.swift")
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    #expect(result.output.contains("present       1"), "\(result.output)")
  }

  @Test(arguments: ["run", "explain"])
  func `colors nothing with what a program says`(_ command: String) throws {
    let code = """
      import SwiftUI

      struct `Red\u{1B}[1;31m`: View {
        let name: String
        var body: some View { Text(name) }
      }

      struct Screen: View {
        @State private var count = 0
        var body: some View {
          let _ = print("\u{1B}[1mbold\u{1B}[2mdim")
          `Red\u{1B}[1;31m`(name: "\u{1B}[1mname")
          Button("\u{1B}[1;31merror:\u{1B}[0m\\(count)") { count += 1 }
        }
      }
      """
    let result = try TestProgram(["App.swift": code]).run([
      command, "App.swift", "--color", "never",
    ])
    #expect(result.code != .usageError, "\(result.errors)")
    #expect(result.output.contains("\u{FFFD}["), "\(result.output)")
    #expect(!(result.output + result.errors).contains("\u{1B}"), "\(result.output)")
  }

  @Test func `counts the evaluations of a plain SwiftUI file`() throws {
    let program = try TestProgram(["App.swift": Self.file])
    let result = program.run("run", "App.swift", "--step", "tap \"Add\"")
    #expect(result.code == .success, "\(result.output)")
    #expect(
      result.output == """
        Step       ContentView  Footer  Main
        ─────────  ───────────  ──────  ────
        present              1       1     1
        tap "Add"            1       0     0

        present
          nothing printed
        tap "Add"
          added

        root Main, Swift \(try program.compilerVersion), language mode 5, debug, ios27

        """
    )
  }

  @Test func `shows the app, a view or a preview`() throws {
    let file = Self.file.replacing(
      "#Preview { ContentView() }",
      with: """
        #Preview("Plain") {
          ContentView()
        }
        #Preview {
          @Previewable @State var isOn = false

          Toggle("On", isOn: $isOn)
          let footer = Footer()
          footer
        }
        struct Footer_Previews: PreviewProvider {
          static var previews: some View { Footer().previewDisplayName("footer") }
        }
        """
    )
    let program = try TestProgram(["App.swift": file])
    let cases: [(flags: [String], lines: [String])] = [
      ([], ["present            1       1     1", "root Main,"]),
      (["--root", "Footer", "--all"], ["present            0       1", "root Footer(),"]),
      (
        ["--root", "Footer"],
        ["present       1\n\n1 view never ran; '--all' shows", "root Footer(),"]
      ),
      (["--preview", "Plain"], ["present            1       1", "root preview 1 'Plain',"]),
      (
        ["--preview", "2", "--step", "toggle \"On\""],
        ["present           1               1", "root preview 2,"]
      ),
      (
        ["--preview", "Footer_Previews"],
        ["present       1\n", "root preview 3 'Footer_Previews',"]
      ),
    ]
    for (flags, lines) in cases {
      let result = program.run(["run", "App.swift"] + flags)
      #expect(result.code == .success, "\(flags)")
      for line in lines { #expect(result.output.contains(line), "\(flags): \(result.output)") }
    }
    let unknown = program.run("run", "App.swift", "--preview", "Dark")
    #expect(unknown.code == .usageError)
    #expect(unknown.errors.contains("there is no preview 'Dark'"))
  }

  @Test(arguments: [
    ("drop \"Note\" onto \"Address\"", "'Address' takes no value of the type that 'Note' carries"),
    ("hold \"Nothing\"", "hold"),
  ])
  func `stops at a step that nothing on screen can do`(_ step: String, _ reason: String) throws {
    let file = """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          Text("Note").draggable("text")
          Text("Address").dropDestination(for: URL.self) { _, _ in true }
        }
      }
      """
    let result = try TestProgram(["App.swift": file]).run("run", "App.swift", "--step", step)
    #expect(result.code == .findings)
    let finding = (result.output + result.errors).split(separator: "\n").first {
      $0.contains(reason)
    }
    #expect(finding != nil && finding?.contains("press") == false, "\(result)")
  }

  @Test func `stops an app without a window that it can show`() throws {
    let file = """
      import SwiftUI
      @main struct Main: App {
        var body: some Scene { Settings { Text("settings") } }
      }
      """
    let result = try TestProgram(["App.swift": file]).run("run", "App.swift")
    #expect(result.code == .findings)
    #expect(result.output.contains("the app has no window that a run can show"))
    #expect(result.output.contains("leaves Settings alone"))
  }

  @Test func `compiles what the profile and the build decide`() throws {
    let file = """
      import SwiftUI

      struct Screen: View {
        var body: some View {
          let _ = print(name)
          if #available(iOS 26, *) { Text("glass") } else { Text("flat") }
          #if canImport(Sparkle)
          Text("updates")
          #endif
        }

        var name: String {
          #if os(iOS) && canImport(UIKit) && !canImport(AppKit) && DEBUG
          "phone, debug"
          #elseif os(iOS)
          "phone"
          #else
          "other"
          #endif
        }
      }
      """
    let program = try TestProgram(["Screen.swift": file])
    let debug = program.run("run", "Screen.swift")
    #expect(debug.output.contains("  phone, debug\n"))
    #expect(
      debug.output.contains(
        "Screen.swift:7:9: warning: 'canImport(Sparkle)' is treated as false [assumed-condition]"
      )
    )
    let flags = ["--configuration", "release", "--profile", "ios18", "--format", "json"]
    let release = program.run(["run", "Screen.swift"] + flags)
    #expect(release.code == .success)
    #expect(release.output.contains("\"console\": [\n    \"phone\"\n  ]"))
    for member in ["root\": \"Screen()", "languageMode\": \"5", "profile\": \"ios18"] {
      #expect(release.output.contains("\"\(member)\""))
    }
  }

  @Test func `evaluates an untyped default of the environment at each access`() throws {
    let file = """
      import SwiftUI
      final class Model {}
      extension EnvironmentValues {
        @Entry var model = Model()
        @Entry var steady = 1
        @Entry var other = 0
      }
      struct Reader: View {
        @Environment(\\.model) var model
        var body: some View { Text("reader") }
      }
      struct Steady: View {
        @Environment(\\.steady) var number
        var body: some View { Text("\\(number)") }
      }
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("Add") { count += 1 }
          Group { Reader(); Steady() }.environment(\\.other, count)
        }
      }
      """
    let program = try TestProgram(["Screen.swift": file])
    let result = program.run("run", "Screen.swift", "--step", "tap \"Add\"")
    let table = """
      Step       Reader  Reader.wasted  Screen  Steady
      ─────────  ──────  ─────────────  ──────  ──────
      present         1              0       1       1
      tap "Add"       1              1       1       0

      """
    #expect(result.output.hasPrefix(table), "\(result.output)")
  }

  @Test func `says that nothing of an imported module is there`() throws {
    let file = """
      import SwiftUI

      import MapKit

      struct Screen: View { var body: some View { Text("a") } }
      """
    let result = try TestProgram(["Screen.swift": file]).run("run", "Screen.swift")
    #expect(result.code == .success, "\(result.output)")
    #expect(result.output.contains("Screen.swift:3:1: note: the module 'MapKit' is missing"))
  }

  @Test func `passes on what a crashing compiler says, at the code that it crashed on`() throws {
    let file = """
      import SwiftUI

      func visit<each Value>(_ value: repeat each Value, action: ((repeat each Value)) -> Void) {
        action((repeat each value))
      }

      struct Screen: View {
        var body: some View {
          Text("a").onAppear { visit(1) { value in print(value) } }
        }
      }
      """
    let program = try TestProgram(["Screen.swift": file])
    let result = program.run("run", "Screen.swift")
    #expect(result.code == .findings)
    #expect(
      result.output.contains("Screen.swift:9:35: error: the compiler crashed on this: Assertion"),
      "\(result.output)"
    )
    #expect(!result.output.contains("signal 6"))
  }

  @Test func `gives the same JSON every time`() throws {
    let program = try TestProgram(["App.swift": Self.file])
    let line = ["run", "App.swift", "--step", "tap \"Add\"", "--format", "json"]
    let first = program.run(line)
    #expect(first.code == .success)
    #expect(first.output == program.run(line).output)
    #expect(first.output == program.run(line + ["--no-cache"]).output)
    #expect(first.output.contains("\"view\": \"Footer\",\n      \"measured\": 0"))
    #expect(first.output.hasPrefix("{\n  \"version\": 1,\n"))
    let scratch = try program.scratch
    try scratch.write(first.output, to: "old.json")
    try scratch.write(
      Self.file.replacing("Footer()\n", with: "Footer(); Footer()\n"),
      to: "App.swift"
    )
    try scratch.write(program.run(line).output, to: "new.json")
    let diff = program.run("diff", "old.json", "new.json").output
    #expect(diff.contains("| `App.swift#App` | `present` | `Footer` | 1 | 2 |\n"), "\(diff)")
  }

  @Test func `documents each field of its JSON`() throws {
    let program = try TestProgram(["App.swift": Self.file])
    let output = program.run("run", "App.swift", "--step", "tap \"None\"", "--format", "json")
      .output
    let fields = output.matches(of: /(?m)^  "(\w+)":/).map { String($0.1) }
    #expect(fields.contains("version") && fields.contains("findings"))
    let page = TestProgram.root + "/content/reference/results.md"
    let text = try String(contentsOfFile: page, encoding: .utf8)
    for field in fields { #expect(text.contains("`\(field)`"), "\(field)") }
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

  @Test func `lists the views of a program in the grammar of its language mode`() throws {
    // As Swift 5, the file would be a string from here on.
    let text = "import SwiftUI\nlet quotes = /\"\"\"/\n"
    let view = "struct Screen: View { var body: some View { Text(\"a\") } }"
    let program = try UserProgram(
      ProgramSources(SourceText(path: "Screen.swift", text: text + view)),
      choice: .inferred,
      steps: [],
      settings: .init(configuration: .debug, languageMode: .swift6, toolchain: "")
    )
    #expect(program.declarations.map(\.name) == ["Screen"])
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
