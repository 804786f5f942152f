import Foundation
import TestSupport
import Testing

@testable import CLI

/// Programs of the source articles, as they stand there.
///
/// The articles are not part of the repository; where they do not lie beside it, nothing is run. Left
/// out are programs that no compiler takes: those that elide something, as most of the guide on
/// performance do, and those with slips of the pen, as in the article on escaping closures
/// (`visible` for `collapsed`, `Text(value:)`) and in the one against closures (`Equtable`, `.hover`).
@Suite(
  .runsScenarios,
  .enabled(if: SourceProgram.areArticlesAtHand, "the articles are not at hand")
)
struct `Programs of the sources` {
  static let programs = [
    SourceProgram("000", declarations: [0, 1, 2], root: "ContentView()"),
    SourceProgram("000", declarations: [3, 4], root: "ContentView()"),
    SourceProgram("000", declarations: [5], root: "SheetContents()"),
    SourceProgram("000", declarations: [7, 8, 9, 10], root: "ContentView()"),
    SourceProgram(
      "000",
      declarations: [7, 8, 10, 11, 12],
      root: "CustomButton().openSomethingHandler {}"
    ),
    SourceProgram(
      "000",
      declarations: [13, 14, 15, 16, 17],
      adding: """
        struct CustomButton: View {
          @Environment(\\.openSomething) var openSomething
          var body: some View { Text("Open").onTapGesture { openSomething?() } }
        }
        """,
      root: "ContentView()"
    ),
    SourceProgram(
      "003",
      declarations: [4],
      adding: """
        struct ExpensiveViewInternal: View {
          let value: Int
          var body: some View { Text("\\(value)") }
        }
        """,
      root: "ExpensiveView(value: 1)"
    ),
    SourceProgram("004", declarations: [0], root: "MyView()"),
    SourceProgram("004", declarations: [1], adding: SourceProgram.row, root: "MyView()"),
    SourceProgram("004", declarations: [2, 3, 4], adding: SourceProgram.row, root: "MyView()"),
  ]

  @Test(arguments: programs)
  func `are compiled and counted without a change`(_ source: SourceProgram) throws {
    let program = try TestProgram(["Source.swift": source.code])
    let result = program.run("run", "Source.swift", "--root", source.root)
    #expect(result.code == .success, "\(result.output)\(result.errors)")
  }
}

/// Declarations of an article, by their order in it.
struct SourceProgram: Sendable {
  static let row = """
    struct MyRow: View {
      let title: String
      init(_ title: String) { self.title = title }
      var body: some View { Text(title) }
    }
    """

  private static let folder = TestProgram.root + "/../shared/seeds"

  private let article: String
  private let declarations: [Int]
  private let addition: String
  let root: String

  init(_ article: String, declarations: [Int], adding addition: String = "", root: String) {
    self.article = article
    self.declarations = declarations
    self.addition = addition
    self.root = root
  }

  static var areArticlesAtHand: Bool { FileManager.default.fileExists(atPath: folder) }

  var code: String {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
      let name = try #require(names.first { $0.hasPrefix(article) })
      let path = Self.folder + "/" + name
      let all = Self.declarations(in: try String(contentsOfFile: path, encoding: .utf8))
      let chosen = try declarations.map { try #require(all.indices.contains($0) ? all[$0] : nil) }
      return (["import SwiftUI"] + chosen + [addition]).joined(separator: "\n\n")
    }
  }

  /// The types and extensions at the top level of a text with programs in it.
  private static func declarations(in text: String) -> [String] {
    let start = /^(@\w+ |private |public |final )*(struct|class|extension|enum) .*\{|^@Observable$/
    var found: [String] = []
    var lines: [Substring] = []
    var depth = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false)
    where !lines.isEmpty || line.firstMatch(of: start) != nil {
      lines.append(line)
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      guard depth <= 0, lines.contains(where: { $0.contains("{") }) else { continue }
      found.append(lines.joined(separator: "\n"))
      (lines, depth) = ([], 0)
    }
    return found
  }
}
