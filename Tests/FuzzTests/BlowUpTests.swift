import FuzzSurfaces
import Testing

/// Much of the worst input is read in a time that grows with its length and no faster: anything
/// quadratic would take minutes.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct `A text of the worst kind` {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let surface: Surface
    let text: String
    var testDescription: String { name }

    init(_ name: String, _ piece: String, before: String = "", in surface: Surface = .page) {
      self.name = name
      self.surface = surface
      text = before + String(repeating: piece, count: (1 << 15) / piece.utf8.count)
    }
  }

  static let row = "\n| " + String(repeating: "a | ", count: 10_000)

  static let cases = [
    Case("of nested emphasis", "*a **b "),
    Case("of underscores", "_"),
    Case("of pipes", "|"),
    Case("of pipes in a table", "|", before: "| a |\n| - |\n"),
    Case("of table rows", "| a | b |\n", before: "| a | b |\n| - | - |\n"),
    Case("in ten thousand columns", row, before: "| " + String(repeating: "- | ", count: 10_000)),
    Case("of nested quotations", "> "),
    Case("of nested lists", "- "),
    Case("of opened brackets", "["),
    Case("of links", "[a](b)"),
    Case("of count links", "[6](count:a/present/Row) "),
    Case("of backticks", "` `` "),
    Case("of opened tags", "<a "),
    Case("of entities", "&amp"),
    Case("of headings of the same name", "# a\n"),
    Case("of front matter", "tags: [a]\n", before: "---\n"),
    Case("of list items in front matter", "- a\n", before: "---\ntags:\n"),
    Case("of scenarios", "```swift scenario=a\n```\n"),
    Case("of fences", "```\n"),
    Case("of attributes", " a=b", before: "```swift scenario=a"),
    Case("of words about evaluations", "body 6 times "),
    Case("of newlines", "\n"),
    Case("of quotes in a step", "\"", before: "tap ", in: .step),
    Case("of repeated steps", "repeat 2: ", in: .step),
    Case("of a trace line's fields", "a\t", before: "body\t1\t", in: .traceLine),
    Case("of opened sections", "{{#a}}", in: .template),
    Case("of changed delimiters", "{{=<% %>=}}<%={{ }}=%>", in: .template),
    Case("of variables", "{{name}}", in: .template),
    Case("of unclosed tags", "{{", in: .template),
  ]

  @Test(arguments: cases)
  func `is read without a surprise`(_ c: Case) {
    #expect(c.surface.brokenPromise(for: c.text) == nil)
  }
}
