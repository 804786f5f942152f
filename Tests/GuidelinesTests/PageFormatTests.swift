import Foundation
import ScenarioTrace
import Testing

@testable import Guidelines

/// `content/reference/page-format.md` lists what the reader of pages knows, no more and no less.
@Suite struct `The reference of the page format` {
  static let lists: [(heading: String, names: [String])] = [
    ("Front matter", PageFormat.frontMatter.map(\.name)),
    ("Programs", PageFormat.programAttributes.map(\.name)),
    ("Tables", PageFormat.tableHeaders),
    ("Columns", PageFormat.columns),
    ("Steps", Step.forms.map(\.form) + Step.labelForms.map(\.form)),
    ("Environment keys", PageFormat.environmentKeys.map(\.name)),
    ("Console", PageFormat.consoleAttributes.map(\.name)),
  ]

  @Test(arguments: lists.indices)
  func `lists what there is`(_ index: Int) throws {
    let (heading, names) = Self.lists[index]
    #expect(!names.isEmpty)
    #expect(try Self.firstCells(below: heading).sorted() == names.sorted(), "\(heading)")
  }

  @Test func `names every value of what has only a few`() throws {
    let words = ["Front matter", "Programs"].flatMap { heading in
      (heading == "Programs" ? PageFormat.programAttributes : PageFormat.frontMatter)
        .filter { $0.value.contains("|") && $0.name != "root" }.map { (heading, $0) }
    }
    #expect(words.count > 8)
    for (heading, word) in words {
      let rows = try Self.rows(below: heading)
      let row = try #require(rows.first { $0.hasPrefix("| `\(word.name)` |") })
      for value in word.value.split(separator: "|") {
        #expect(row.contains("`\(value)`"), "\(word.name)=\(value)")
      }
    }
  }

  private static func firstCells(below heading: String) throws -> [String] {
    try rows(below: heading).compactMap { $0.firstMatch(of: /^\| `([^`]+)` \|/)?.1 }
      .map(String.init)
  }

  /// The lines of tables in the section of a heading.
  private static func rows(below heading: String) throws -> [Substring] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appendingPathComponent("content/reference/page-format.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = try #require(text.split(separator: "\n## \(heading)\n").dropFirst().first)
    return section.split(separator: "\n## ")[0].split(separator: "\n").filter { $0.hasPrefix("|") }
  }
}
