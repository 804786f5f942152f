import Diagnostics
import Foundation
import Markdown
import Testing

/// The section "Tables (extension)" of the GitHub Flavored Markdown specification.
@Suite struct `GFM tables` {
  struct Example: Decodable, Sendable, CustomTestStringConvertible {
    let example: Int
    let markdown: String
    let html: String

    var testDescription: String { "example \(example)" }
  }

  static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../shared/spec/gfm-tables.json")

  static let examples: [Example] = {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([Example].self, from: data)) ?? []
  }()

  @Test(.enabled(if: !examples.isEmpty, "../shared/spec is absent"), arguments: examples)
  func `become the HTML of the specification`(_ example: Example) {
    let document = Document(parsing: SourceText(path: "p", text: example.markdown))
    #expect(HTMLWriter().html(document.blocks) == example.html)
  }

  @Test func `CommonMark 87: indented dashes below a line make no table`() {
    let document = Document(parsing: SourceText(path: "p", text: "Foo\n    ---\n"))
    #expect(HTMLWriter().html(document.blocks) == "<p>Foo\n---</p>\n")
  }
}
