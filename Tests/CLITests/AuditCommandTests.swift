import Foundation
import SiteRenderer
import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `An audit of an app` {
  static let app = [
    "App/App.swift": """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { ShopScreen() } } }
    """,
    "App/ShopScreen.swift": """
    import SwiftUI
    struct ShopScreen: View {
      @State private var note = ""
      @State private var isGift = false
      @State private var showsHelp = false
      var body: some View {
        VStack {
          Footer()
          TextField("Note", text: $note)
          Text("Note: \\(note)")
          Button("Nothing") {}
          Button("Break") { fatalError("broken") }
          Button("Help") { showsHelp = true }
          Toggle("Gift", isOn: $isGift)
          if isGift { Card().padding() } else { Card() }
        }
        .sheet(isPresented: $showsHelp) { HelpSheet() }
      }
    }
    struct Footer: View {
      let opened = Date()
      var body: some View { Text("footer") }
    }
    struct Card: View {
      @State private var likes = 0
      var body: some View { Button("Likes: \\(likes)") { likes += 1 } }
    }
    struct HelpSheet: View {
      @Environment(\\.dismiss) private var dismiss
      @State private var isLong = false
      var body: some View {
        Button("Close") { dismiss() }
        Button(isLong ? "Shorter" : "Longer") { isLong.toggle() }
      }
    }
    struct Hidden: View {
      let name: String
      var body: some View { Text(name) }
    }
    """,
    "content/guidelines/dates.md": """
    ---
    title: Remove dates
    when: [value stamp wasted]
    ---
    """,
    "content/guidelines/branches.md": """
    ---
    title: Keep branches
    when: [lost has-state by-branch]
    ---
    """,
  ]

  private static let program = Result { try TestProgram(app) }
  /// One audit in each format, which the tests read.
  private static let text = Result { try program.get().run("audit", "App", "--seconds", "900") }
  private static let json = Result {
    try program.get().run("audit", "App", "--seconds", "900", "--format", "json")
  }

  @Test func `starts with lost state, then says what changed nothing and why`() throws {
    let result = try Self.text.get()
    #expect(result.code == .success && result.errors.isEmpty, "\(result)")
    for line in [
      "1. toggle \"Gift\": 3 bodies ran, state started over",
      "   App/ShopScreen.swift:25:22: Card (ShopScreen.swift:24): it appeared again, and _likes"
        + " (ShopScreen.swift:25) started over, because the branch changed\n   → Keep branches",
      "2. type \"abc\" into \"Note\": 6 bodies ran, 3 changed nothing; 3 would run without them",
      "   App/ShopScreen.swift:21:7: Footer (ShopScreen.swift:20): ShopScreen's body gave it a"
        + " different opened (ShopScreen.swift:21)\n   → Remove dates, content/guidelines/dates.md\n",
      "not reached: tap \"Break\": the program stops there\n",
      "not reached: Hidden: it was never on screen, and no preview shows it\n",
    ] {
      #expect(result.output.contains(line), "\(line) in\n\(result.output)")
    }
    #expect(result.output.split(separator: "\n").count < 24)
    #expect(!result.output.contains("Nothing"))
    #expect(!result.output.contains("roots:"), "the app is the only root")
  }

  @Test(arguments: ["Card", "HelpSheet"])
  func `operates the chosen root, and nothing else`(_ root: String) throws {
    let program = try Self.program.get()
    let result = program.run("audit", "App", "--root", root, "--seconds", "900")
    #expect(result.output.contains("\nroots: \(root)()\n"), "\(result.output)")
  }

  @Test func `comes back to what a button has closed`() throws {
    let result = try Self.json.get()
    #expect(!result.output.contains("\"name\": \"tap \\\"Longer\\\"\""), "\(result.output)")
  }

  @Test func `says how many findings do not fit on a screen`() throws {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"]
    let toggles = names.enumerated().map { index, name in
      """
      Toggle("\(name)", isOn: $isOn[\(index)])
      if isOn[\(index)] { Card\(name)().padding() } else { Card\(name)() }
      """
    }
    let cards = names.map {
      "struct Card\($0): View { @State private var n = 0; var body: some View { Text(\"\\(n)\") } }"
    }
    let screen = """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View {
        @State private var isOn = Array(repeating: false, count: \(names.count))
        var body: some View { VStack { \(toggles.joined(separator: "\n")) } }
      }
      """
    let program = try TestProgram(["App/App.swift": ([screen] + cards).joined(separator: "\n")])
    let short = program.run("audit", "App", "--seconds", "900").output
    #expect(short.contains("\n\n5 more findings; '-v' shows them\n"), "\(short)")
    let long = program.run("audit", "App", "--seconds", "900", "-v").output
    #expect(long.contains("\n11. ") && !long.contains("more finding"), "\(long)")
  }

  @Test func `is the same each time, and follows the schema`() throws {
    let program = try Self.program.get()
    let result = try Self.json.get()
    #expect(program.run("audit", "App", "--seconds", "900", "--format", "json") == result)
    let decoder = JSONDecoder()
    let schema = try decoder.decode(JSONDocument.self, from: Data(AuditSchema.text.utf8))
    let file = try decoder.decode(JSONDocument.self, from: Data(result.output.utf8))
    #expect(schema.faults(of: file) == [])
    guard case .object(var broken) = file else { return }
    broken["findings"] = .array([.object(["kind": .string("guess")])])
    #expect(!schema.faults(of: .object(broken)).isEmpty)
  }

  @Test func `fails where there is more than is allowed`() throws {
    let program = try Self.program.get()
    let failed = program.run(
      "audit",
      "App",
      "--seconds",
      "900",
      "--fail-on",
      "lost-state>0",
      "--fail-on",
      "wasted>99"
    )
    #expect(failed.code == .findings)
    #expect(failed.errors == "bodycheck: '--fail-on lost-state>0': there are 1\n")
    let wrong = program.run("audit", "App", "--seconds", "900", "--fail-on", "wasted=1")
    #expect(wrong.code == .usageError)
    #expect(wrong.errors.contains("write one of wasted, findings, lost-state, "), "\(wrong)")
  }

  @Test func `fails where a finding is new since a baseline, and diff lists it`() throws {
    let program = try TestProgram(Self.app)
    let new = try Self.json.get().output
    let start = try #require(new.firstRange(of: "\"kind\": \"lost-state\""))
    try program.scratch.write(new, to: "same.json")
    try program.scratch.write(
      new.replacingCharacters(in: start, with: "\"kind\": \"warning\""),
      to: "old.json"
    )
    try program.scratch.write(new, to: "new.json")
    #expect(
      program.run("audit", "App", "--seconds", "900", "--baseline", "same.json").code == .success
    )
    let worse = program.run("audit", "App", "--seconds", "900", "--baseline", "old.json", "-q")
    #expect(worse.code == .findings && worse.output.isEmpty)
    #expect(worse.errors == "bodycheck: lost-state: Card.branch: new, now 1\n", "\(worse)")
    let changes = program.run("diff", "old.json", "new.json").output
    #expect(changes.hasPrefix("2 findings changed, 1 of them for the worse; "), "\(changes)")
    #expect(changes.contains("| `Shop` | `lost-state: Card.branch` | – | 1 |\n"), "\(changes)")
    #expect(program.run("diff", "new.json", "same.json").output == "No finding changed.\n")
    let wrong = program.run("audit", "App", "--seconds", "900", "--baseline", "App/App.swift")
    #expect(wrong.code == .usageError && wrong.errors.contains("holds no audit"), "\(wrong)")
  }

  @Test func `is Markdown for a pull request`() throws {
    let result = try Self.program.get().run(
      "audit",
      "App",
      "--seconds",
      "900",
      "--format",
      "markdown"
    )
    let row =
      "| `toggle \"Gift\"` | 3 bodies ran, state started over | `App/ShopScreen.swift:25:22` "
    #expect(result.output.contains(row), "\(result.output)")
    #expect(result.output.contains("<details><summary>Not reached: "), "\(result.output)")
  }

  @Test func `is one page with the screens around each step, and needs no other file`() throws {
    let program = try Self.program.get()
    let result = program.run("audit", "App", "--seconds", "900", "--html", "audit.html", "-q")
    #expect(result == TestProgram.Result(code: .success, output: "", errors: ""))
    let page = try program.scratch.read("audit.html")
    #expect(page.count { $0 == "\u{0}" } == 0 && !page.contains("src=") && !page.contains("<link"))
    for text in [
      "<h2><code>toggle &quot;Gift&quot;</code></h2>",
      "<pre><code>let opened = Date()</code></pre>",
      "data-audit=\"1\"", "\"before\":{\"r\":\"screen\"", "global.bodycheckSchematic = ",
      ".audit-finding {",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func `says why an app does not run`() throws {
    let program = try TestProgram(["App/A.swift": "import SwiftUI\nstruct A: View {}\n"])
    let result = program.run("audit", "App", "--seconds", "900")
    #expect(result.code == .findings)
    #expect(result.output.contains("App/A.swift:2:8: error: type 'A' does not conform"))
    #expect(result.errors.contains("nothing was audited, because the app does not run"))
  }

  private static let form = """
    import SwiftUI
    @main struct Bank: App { var body: some Scene { WindowGroup { Entries() } } }
    struct Entries: View {
      @State private var sums: [Double] = []
      @State private var limit = ""
      var body: some View {
        TabView {
          VStack {
            Form { NewEntry(sums: $sums) }
            ForEach(sums, id: \\.self) { Text("Sum \\($0)") }
          }
          .tabItem { Text("Sums") }
          VStack {
            TextField("Limit", text: $limit)
            Button("Save") { if !limit.isEmpty { print("limit \\(limit)") } }
          }
          .tabItem { Text("Limits") }
        }
      }
    }
    struct NewEntry: View {
      @Binding var sums: [Double]
      @State private var title = ""
      @State private var amount = ""
      @State private var kind = "Food"
      var body: some View {
        TextField("Title", text: $title)
        TextField("Amount", text: $amount).keyboardType(.decimalPad)
        Picker("Kind", selection: $kind) {
          ForEach(["Food", "Rent"], id: \\.self) { Text($0) }
        }
        Button("Save") {
          guard !title.isEmpty, let sum = Double(amount) else { return }
          print("saved \\(kind)")
          sums.append(sum)
        }
        Button("Later") {}.disabled(true)
      }
    }
    struct Details: View {
      @Binding var isShown: Bool
      var body: some View { Button("Close details") { isShown = false } }
    }
    #Preview { Details(isShown: .constant(true)) }
    """

  @Test func `fills in a form before it sends it, and names what stays disabled`() throws {
    let program = try TestProgram(["App/Bank.swift": Self.form])
    let result = program.run("audit", "App", "--seconds", "900", "--format", "json")
    let file = try JSONDecoder().decode(JSONDocument.self, from: Data(result.output.utf8))
    let steps = try Self.steps(in: file)
    let title = try #require(steps.firstIndex(of: "type \"abc\" into \"Title\""))
    let amount = try #require(steps.firstIndex(of: "type \"12\" into \"Amount\""))
    let rent = try #require(steps.firstIndex(of: "select \"Rent\""))
    let save = try #require(steps.lastIndex(of: "tap \"Save\""))
    #expect(max(title, amount, rent) < save, "\(steps)")
    let limit = try #require(steps.firstIndex(of: "type \"abc\" into \"Limit\""), "\(steps)")
    #expect(steps[limit...].contains("tap \"Save\""), "\(steps)")
    #expect(result.output.contains("it was disabled whenever it was on screen"))
    // What a preview passes is not the app's.
    #expect(steps.contains("tap \"Close details\"") && !result.output.contains("missed-update"))
  }

  private static func steps(in file: JSONDocument) throws -> [String] {
    guard case .array(let roots) = file["performed"] else { return [] }
    return roots.flatMap { root -> [String] in
      guard case .array(let steps) = root["steps"] else { return [] }
      return steps.compactMap { if case .string(let step) = $0 { step } else { nil } }
    }
  }
}
