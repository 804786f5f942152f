import TestSupport
import Testing

@testable import CLI

/// One file of a larger program.
@Suite(.runsScenarios) struct `A file that does not stand by itself` {
  private static let code = [
    ".git/HEAD": "",
    "Shop/App.swift": """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
    """,
    "Shop/Home.swift": """
    import SwiftUI
    struct Home: View { var body: some View { ListView() } }
    """,
    "Shop/View/ListView.swift": """
    import SwiftUI
    struct ListView: View {
      @State private var items = [ListModel(title: "a")]
      var body: some View {
        VStack {
          ForEach(items) { Text($0.title) }
          Button("Add") { items.append(ListModel(title: "b")) }
        }
      }
    }
    """,
    "Shop/Model/ListModel.swift": """
    import Foundation
    struct ListModel: Identifiable {
      let id = UUID()
      var title: String
    }
    """,
    "Shop/Card.swift": """
    import SwiftUI
    struct Card: View { var body: some View { Text("card") } }
    """,
    "Other/Lone.swift": """
    import SwiftUI
    struct Lone: View { var body: some View { Text("alone") } }
    """,
  ]

  @Test func `runs with the other files of its folder, and its view is the root`() throws {
    let program = try TestProgram(Self.code)
    let result = program.run("run", "Shop/View/ListView.swift", "--step", "tap \"Add\"")
    #expect(result.code == .success, "\(result.output)")
    #expect(result.output.contains("root ListView()"))
    #expect(result.output.contains("tap \"Add\"         1"))
    #expect(!result.output.contains("cannot find"))
  }

  @Test func `runs alone if it names nothing of the others`() throws {
    let program = try TestProgram(Self.code)
    let result = program.run("run", "Shop/Card.swift", "--all", "--format", "json")
    #expect(result.code == .success, "\(result.output)")
    #expect(!result.output.contains("ListView"))
  }

  @Test func `can have another root`() throws {
    let program = try TestProgram(Self.code)
    let result = program.run("run", "Shop/View/ListView.swift", "--root", "Home")
    #expect(result.output.contains("root Home()"), "\(result.output)")
  }

  @Test func `is left alone where two files declare the same type`() throws {
    var code = Self.code
    code["Shop/Copy.swift"] = code["Shop/Model/ListModel.swift"]
    let program = try TestProgram(code)
    let result = program.run("run", "Shop/View/ListView.swift")
    #expect(result.code == .findings)
    #expect(
      result.output.contains("'ListModel', which neither the program nor the engine declares")
    )
  }

  @Test func `has regular expressions between slashes, as in Xcode`() throws {
    let program = try TestProgram([
      "Word.swift": """
      import SwiftUI
      struct Word: View {
        let word = /[a-z]+/
        var body: some View { Text("1a".contains(word) ? "yes" : "no") }
      }
      """
    ])
    #expect(program.run("run", "Word.swift").code == .success)
  }
}

@Suite(.runsScenarios) struct `Messages of a run` {
  private static let code = """
    import SwiftUI
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("\\(count)")
          Button("Get one, or more") { count += 1 }
          Button("Same") { count += 1 }
          Button("Same") { count += 1 }
          Button("Trap") { _ = (count + 4)...0 }
        }
      }
    }
    """

  @Test func `stand at the root, quote labels with commas and count equal ones`() throws {
    let program = try TestProgram(["Screen.swift": Self.code])
    let result = program.run("run", "Screen.swift", "--step", "tap \"None\"")
    #expect(result.output.contains("Screen.swift:2:1: error: step 'tap \"None\"'"))
    #expect(result.output.contains("'Get one, or more', 'Same' (2×), 'Trap'"))
    let same = program.run("run", "Screen.swift", "--step", "tap \"Same\"")
    #expect(same.output.contains("'Same' is ambiguous"))
  }

  @Test func `are problems only with -q`() throws {
    let program = try TestProgram(["Screen.swift": Self.code])
    let result = program.run("run", "-q", "Screen.swift", "--step", "tap \"Get one, or more\"")
    #expect(result == .init(code: .success, output: "", errors: ""))
    #expect(
      program.run("run", "-q", "Screen.swift", "--step", "tap \"None\"").output
        .hasPrefix("Screen.swift:2:1: error: step")
    )
  }

  @Test func `fill a screen, and all come with -v`() throws {
    let lines = (1...12).map { "func f\($0)(_ a: Missing\($0)) -> Int { a.b }" }
    let code =
      "import SwiftUI\n" + lines.joined(separator: "\n") + "\n"
      + "struct Screen: View { var body: some View { Text(\"\") } }\n"
    let program = try TestProgram(["Screen.swift": code])
    let short = program.run("run", "Screen.swift").output
    #expect(short.split(separator: "\n").count < 50, "\(short)")
    #expect(short.contains("'-v' shows them"))
    let long = program.run("run", "-v", "Screen.swift").output
    #expect((1...12).allSatisfy { long.contains("'f\($0)(_:)'") }, "\(long)")
  }
}
