import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `A page with the screens of an app` {
  private static let app = [
    "App/App.swift": """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { ShopScreen() } } }
    """,
    "App/ShopScreen.swift": """
    import SwiftUI
    struct ShopScreen: View {
      @State private var count = 0
      @State private var note = ""
      @State private var isGift = false
      @State private var showsHelp = false
      var body: some View {
        VStack {
          Amount(count: count)
          Button("Add") { count += 1 }
          Button("Break") { fatalError("broken") }
          Button("Help | more") { showsHelp = true }
          Toggle("Gift", isOn: $isGift)
          TextField("Note", text: $note)
          ForEach(0..<2) { _ in Button("Delete") { count = 0 } }
          Button { count += 2 } label: { Color.red }
        }
        .sheet(isPresented: $showsHelp) { HelpSheet() }
      }
    }
    struct Amount: View {
      let count: Int
      var body: some View { Text("\\(count)") }
    }
    struct HelpSheet: View {
      @State private var isLong = false
      var body: some View { Button("Longer") { isLong.toggle() } }
    }
    struct Detail: View {
      let name: String
      var body: some View { Text(name) }
    }
    struct Hidden: View {
      let name: String
      var body: some View { Text(name) }
    }
    #Preview { Detail(name: "tea") }
    """,
  ]

  private func repository(_ files: [String: String] = app) throws -> TestProgram {
    try TestProgram(files.merging([".git/HEAD": ""]) { $1 })
  }

  @Test func `is measured, says what was skipped, and holds at once`() throws {
    let program = try repository()
    let result = program.run("init", "--app", "App", "our kb")
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    #expect(result.output.contains("wrote our kb/content/screens/app.md\n"), "\(result.output)")
    #expect(result.output.contains("2 scenarios"), "\(result.output)")
    #expect(result.output.hasSuffix("  cd 'our kb'\n  bodycheck verify\n  bodycheck serve\n"))
    let text = try program.scratch.read("our kb/content/screens/app.md")
    for line in [
      "```swift scenario=shop sources=\"../../../App\" root=Shop\n```",
      "```swift scenario=detail sources=\"../../../App\" root=Detail\n```",
      "| Interaction            | Amount | HelpSheet | Shop | ShopScreen |",
      "| tap \"Add\"              |      1 |         0 |    0 |          1 |",
      "| tap \"Help \\| more\"     |", "| tap \"Longer\"", "| dismiss ",
      "| toggle \"Gift\"", "| type \"abc\" into \"Note\"", "| tap \"Delete\" #1",
      "- `tap \"Break\"`: the program stops there.",
      "- `controls without a name in ShopScreen`: a step needs an accessibility label or a short text.",
      "- `Hidden`: it was never on screen, and no preview shows it.",
    ] {
      #expect(text.contains(line), "\(line) in\n\(text)")
    }
    let base = TestProgram(root: program.folder + "/our kb")
    #expect(base.run("check", "--strict").code == .success, "\(base.run("check", "--strict"))")
    let verified = base.run("verify")
    #expect(verified.code == .success, "\(verified.output)")
    #expect(verified.output.contains("2 verified"), "\(verified.output)")
    #expect(base.build().code == .success)
  }

  @Test func `is added to a knowledge base, in the app's own folder too`() throws {
    var files = Dictionary(Self.app.map { (String($0.dropFirst(4)), $1) }) { $1 }
    files["content/index.md"] = "---\ntitle: Ours\n---\n\n# Ours\n"
    let program = try TestProgram(files)
    let result = program.run("init", ".", "--app", ".")
    #expect(result.code == .success, "\(result.output)\(result.errors)")
    #expect(try program.scratch.read("content/index.md").hasSuffix("# Ours\n"))
    #expect(program.run("verify").code == .success)
    let second = program.run("init", ".", "--app", ".")
    #expect(second.code == .usageError && second.errors.contains("already exists"))
  }

  @Test func `tests a Swift package as the reference says`() throws {
    let path = TestProgram.root + "/content/reference/your-own-app.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let section = try #require(
      text.split(separator: "\n## Test a Swift package\n").dropFirst().first
    )
    let commands = section.prefix(
      upTo: section.firstRange(of: "\n## ")?.lowerBound ?? section.endIndex
    )
    .split(separator: "\n").filter { $0.hasPrefix("bodycheck ") }
    try #require(commands.count == 2)
    let program = try TestProgram([
      ".git/HEAD": "",
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])]
      )
      """,
      "Sources/Shop/ShopScreen.swift": Self.screen,
      "Tests/ShopTests/ShopTests.swift": "import XCTest\n",
    ])
    for command in commands {
      let result = program.run(command.split(separator: " ").dropFirst().map(String.init))
      #expect(result.code == .success, "\(command): \(result.output)\(result.errors)")
    }
    let changed = Self.screen.replacing("Text(\"\\(count)\")", with: "Text(\"\")")
    try program.scratch.write(changed, to: "Sources/Shop/ShopScreen.swift")
    let result = program.run(commands[1].split(separator: " ").dropFirst().map(String.init))
    #expect(result.code == .findings, "\(result.output)")
  }

  private static let screen = """
    import SwiftUI
    public struct ShopScreen: View {
      @State private var count = 0
      public init() {}
      public var body: some View { VStack { Text("\\(count)"); Button("Add") { count += 1 } } }
    }
    """

  @Test func `is not written if there is nothing to measure`() throws {
    let faulty = try repository(["App/A.swift": "import SwiftUI\nstruct A: View {}\n"])
    let result = faulty.run("init", "kb", "--app", "App")
    #expect(result.code == .findings)
    #expect(result.output.contains("App/A.swift:2:8: error: type 'A' does not conform"))
    #expect(result.errors.contains("nothing was written"))
    #expect(try !faulty.scratch.contains("kb"))
    let outside = try TestProgram(Self.app).run("init", "kb", "--app", "App")
    #expect(outside.code == .usageError)
    #expect(outside.errors.contains("pages in 'kb' cannot name 'App': create"), "\(outside)")
    let missing = try repository().run("init", "kb", "--app", "Missing")
    #expect(missing.errors.contains("there is no '../Missing'"), "\(missing.errors)")
  }
}
