import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite(.runsScenarios) struct `Play command` {
  private static let page = """
    ---
    title: Shop
    summary: A page beside an app.
    topic: Ours
    ---

    # Shop

    ```swift scenario=shop sources="../App"
    ```

    | Interaction | ShopScreen |
    | ----------- | ---------: |
    | present     |          1 |
    | tap "Add"   |          1 |

    ```swift scenario=own root=Own
    import SwiftUI

    struct Own: View {
      var body: some View { Text("own") }
    }
    ```

    | Interaction | Own |
    | ----------- | --: |
    | present     |   1 |
    """

  private func files() -> [String: String] {
    var files = Dictionary(`A program of many files`.app.map { ("App/" + $0, $1) }) { $1 }
    files[".git/HEAD"] = ""
    files["content/index.md"] = "# Ours\n"
    files["content/shop.md"] = Self.page
    return files
  }

  @Test func `operates a folder, and notices files that come and change`() throws {
    let window = try PlayedProgram(files(), "App")
    #expect(try window.run("present", "tap \"Add\"").contains("\"counts\":[[1,2,1,1],[1,0,0,1]]"))
    let text = try window.run.scratch.read("App/Amount.swift")
    try window.run.scratch.write(
      text.replacing("Text(\"\\(count)\")", with: "Extra(); Text(\"\\(count)\")"),
      to: "App/Amount.swift"
    )
    _ = try window.run.waiting {
      try window.run("present").contains("'Extra'") ? true : nil
    }
    try window.run.scratch.write(
      "import SwiftUI\nstruct Extra: View { var body: some View { Text(\"extra\") } }\n",
      to: "App/New/Extra.swift"
    )
    _ = try window.run.waiting { try window.run("present").contains("\"Extra\"") ? true : nil }
    #expect(try window.scenario("present").contains("several files cannot be one scenario"))
  }

  @Test func `operates a scenario of a page, from files or not`() throws {
    let shop = try PlayedProgram(files(), "content/shop.md#shop")
    #expect(try shop.page().contains("data-steps=\"present\ntap &quot;Add&quot;\""))
    #expect(try shop.run("present", "tap \"Add\"").contains("\"counts\":[[1,2,1,1],[1,0,0,1]]"))
    let own = try PlayedProgram(files(), "content/shop.md#own")
    #expect(try own.run("present").contains("\"counts\":[[1]]"))
    let copied = try own.scenario("present")
    let start = "```swift scenario=own root=\"Own()\"\nimport SwiftUI\n"
    #expect(copied.contains(start), "\(copied)")
    try own.run.scratch.write(
      Self.page.replacing("Text(\"own\")", with: "Missing()"),
      to: "content/shop.md"
    )
    let fault = try own.run.waiting {
      let text = try own.run("present")
      return text.contains("cannot find 'Missing'") ? text : nil
    }
    #expect(fault.contains("content/shop.md:21:25: error"), "\(fault)")
  }

  @Test func `STATE-10: compiles as the Xcode does that is named`() throws {
    let code = """
      import SwiftUI

      final class Model { init() { print("made", 1 + 1) } }
      struct Child: View {
        @State private var model = Model()
        var body: some View { Text("child") }
      }
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          Button("Add") { count += 1 }
          Text("\\(count)")
          Child()
        }
      }
      """
    for (sdk, made) in [("xcode26", 2), ("xcode27", 1)] {
      let window = try PlayedProgram(
        ["Screen.swift": code],
        "Screen.swift",
        "--root",
        "Screen",
        "--sdk",
        sdk
      )
      let answer = try window.run("present", "tap \"Add\"")
      #expect(answer.ranges(of: "made 2").count == made, "\(answer)")
    }
  }

  @Test func `copies a scenario that no text of the program ends`() throws {
    let code = """
      import SwiftUI

      // ```
      struct Screen: View {
        var body: some View {
          Button("a | b") { print("````") }
        }
      }
      """
    let window = try PlayedProgram(["Screen.swift": code], "Screen.swift")
    let copied = try window.scenario("present", "tap \"a | b\"")
    #expect(copied.contains("\n`````swift scenario=screen "), "\(copied)")
    #expect(copied.contains("| tap \"a \\| b\" | 0 |\n"), "\(copied)")
    #expect(copied.hasSuffix("\n`````console\n````\n`````\n"), "\(copied)")
  }

  @Test func `takes no choice of a program for a scenario of a page`() throws {
    let result = try TestProgram(files()).run("play", "content/shop.md#shop", "--target", "Shop")
    #expect(result.errors.contains("'--target' has no effect on 'content/shop.md#shop'"))
    #expect(result.code == .usageError)
  }
}

/// A program under `play`, asked as its window asks.
private struct PlayedProgram {
  let run: ProgramRun
  private let address: String

  init(_ files: [String: String], _ arguments: String...) throws {
    let run = try ProgramRun(in: ScratchFolder(files), ["play", "--port", "0"] + arguments)
    self.run = run
    address = try run.waiting {
      try run.scratch.read("output").firstMatch(of: /http:\S+/).map { String($0.0) }
    }
  }

  func page() throws -> String { try text("index.html") }

  func run(_ steps: String...) throws -> String { try text("run/\(hex(steps)).json") }

  func scenario(_ steps: String...) throws -> String { try text("scenario/\(hex(steps)).md") }

  private func hex(_ steps: [String]) -> String {
    steps.joined(separator: "\n").utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private func text(_ path: String) throws -> String {
    let parts = address.dropFirst("http://127.0.0.1:".count).split(separator: "/")
    let port = try #require(UInt16(parts[0]))
    return try TestConnection(port: port, asking: "GET /\(parts[1])/\(path)").rest()
  }
}
