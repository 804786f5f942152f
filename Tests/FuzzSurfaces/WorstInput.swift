/// A text that repeats one piece, as long as wanted: whatever reads it in a time that grows faster
/// than the text is found out.
package struct WorstInput: Sendable, CustomStringConvertible {
  /// What the text is made of, as the end of a sentence.
  package let name: String
  package let surface: Surface
  private let piece: String
  private let before: String
  /// What stands behind the first half, and the piece that the second half repeats.
  private let second: (before: String, piece: String)?

  private init(
    _ name: String,
    _ piece: String,
    before: String = "",
    then second: (before: String, piece: String)? = nil,
    in surface: Surface = .page
  ) {
    self.name = name
    self.surface = surface
    self.piece = piece
    self.before = before
    self.second = second
  }

  package var description: String { name }

  /// The text with its piece repeated to about this many bytes of UTF-8.
  ///
  /// A `%` in a piece is the number of its repetition.
  package func text(byteCount: Int) -> String {
    guard let second else { return before + repeated(piece, byteCount) }
    return before + repeated(piece, byteCount / 2) + second.before
      + repeated(second.piece, byteCount / 2)
  }

  private func repeated(_ piece: String, _ byteCount: Int) -> String {
    let parts = piece.split(separator: "%", omittingEmptySubsequences: false)
    let count = byteCount / (piece.utf8.count + (parts.count - 1) * 4)
    guard parts.count > 1 else { return String(repeating: piece, count: count) }
    return (0..<count).map { parts.joined(separator: "\($0)") }.joined()
  }

  /// A page as people write them, but for its length.
  package static let longPage = WorstInput(
    "of ordinary Markdown",
    """
    ## A heading

    A paragraph with `code`, *emphasis* and a [link](https://example.org/) that goes on for a while,
    as the sentences of a page do.

    | Name | Meaning |
    | ---- | ------- |
    | one  | two     |

    - an item
    - another

    ```swift
    let value = 1
    ```


    """
  )

  private static let scenario = "```swift scenario=a\nstruct Row: View {}\n```\n\n"
  private static let head = scenario + "| Interaction | Row |\n| - | -: |\n"

  private static let row = "\n| " + String(repeating: "a | ", count: 10_000)

  package static let all = [
    longPage,
    WorstInput("of nested emphasis", "*a **b "),
    WorstInput("of underscores", "_"),
    WorstInput("of pipes", "|"),
    WorstInput("of pipes in a table", "|", before: "| a |\n| - |\n"),
    WorstInput("of table rows", "| a | b |\n", before: "| a | b |\n| - | - |\n"),
    WorstInput("of table rows with marks", "| *a* | `b` |\n", before: "| a | b |\n| - | - |\n"),
    WorstInput(
      "in ten thousand columns",
      row,
      before: "| " + String(repeating: "a | ", count: 10_000) + "\n| "
        + String(repeating: "- | ", count: 10_000)
    ),
    WorstInput("of nested quotations", "> "),
    WorstInput("of nested lists", "- "),
    WorstInput("of opened brackets", "["),
    WorstInput("of links", "[a](b)"),
    WorstInput("of images", "![a](b.png) "),
    WorstInput("of footnotes", "[^1]"),
    WorstInput("of tables", "| a |\n| - |\n| b |\n\n"),
    WorstInput("of quotations with a list", "> - "),
    WorstInput("of references", "[a]: b\n[a] "),
    WorstInput("of count links", "[6](count:a/present/Row) "),
    WorstInput("of backticks", "` `` "),
    WorstInput("of opened tags", "<a "),
    WorstInput("of opened comments", "<!-- "),
    WorstInput("of entities", "&amp"),
    WorstInput("of backslashes", "\\"),
    WorstInput("of headings of the same name", "# a\n"),
    WorstInput("of headings of the same name behind their anchors", "# a-%\n", then: ("", "# a\n")),
    WorstInput("of letters in an info string", "a", before: "```swift "),
    WorstInput("of accents on one letter", "\u{301}", before: "a"),
    WorstInput("of brackets in front matter", "[", before: "---\ntitle: "),
    WorstInput("of front matter", "tags: [a]\n", before: "---\n"),
    WorstInput("of list items in front matter", "- a\n", before: "---\ntags:\n"),
    WorstInput("of scenarios", "```swift scenario=a\n```\n"),
    WorstInput("of fences", "```\n"),
    WorstInput("of attributes", " a=b", before: "```swift scenario=a"),
    WorstInput("of opened footnotes", "[^a"),
    WorstInput("of opened attributes", "{#a "),
    WorstInput("of opened strikethrough", "~~a "),
    WorstInput("of opened highlighting", " ==a"),
    WorstInput("of opened math", "$a_ "),
    WorstInput("of letters behind math", "_", before: "$a"),
    WorstInput("of opened emoji codes", " :a"),
    WorstInput("of opened subscripts", "a~"),
    WorstInput("of links to nowhere", "[a](b%) "),
    WorstInput("of headings and links to them", "# a\n", then: ("\n", "[a](#a-%) ")),
    WorstInput("of headings and links to others", "# a\n", then: ("\n", "[a](#b-%) ")),
    WorstInput(
      "of a heading and a link to another",
      "a",
      before: "[a]\n\n# ",
      then: ("\n\n[a]: #", "b")
    ),
    WorstInput(
      "of steps and links to them",
      "| tap \"a%\" | 1 |\n",
      before: head,
      then: ("\n", "[1](<count:a/tap \"a%\"/Row>)\n")
    ),
    WorstInput(
      "of steps and links to others",
      "| tap \"a%\" | 1 |\n",
      before: head,
      then: ("\n", "[1](<count:a/tap \"b%\"/Row>)\n")
    ),
    WorstInput(
      "of steps and what they print",
      "| tap \"a%\" | 1 |\n",
      before: head,
      then: ("\n", "```console step=\"tap \\\"a%\\\"\"\nx\n```\n")
    ),
    WorstInput("of steps that are none", "| tpa \"a\" | x |\n", before: head),
    WorstInput(
      "of scenarios and links to others",
      "```swift scenario=a%\n```\n",
      then: ("\n", "[1](count:b/present/Row)\n")
    ),
    WorstInput(
      "of code and links to it",
      "struct Row: View {}\n",
      before: "```swift scenario=a root=Row\n",
      then: (
        "```\n\n| Interaction | Row |\n| - | -: |\n| present | 1 |\n\n",
        "[1](count:a/present/Row)\n"
      )
    ),
    WorstInput(
      "of scenarios with views",
      "```swift scenario=a%\n" + (0..<500).map { "struct A\($0): View { var a = 1 }\n" }.joined()
        + "```\n"
    ),
    WorstInput(
      "of set-up for many scenarios",
      "struct A%: View {}\n",
      before: "```swift setup\n",
      then: ("```\n", "```swift scenario=a%\n```\n")
    ),
    WorstInput("of nested closures", "if a { ", before: "```swift scenario=a\n"),
    WorstInput("of former addresses", "- ../a%\n", before: "---\naliases:\n"),
    WorstInput("of tags", "- t%\n", before: "---\ntags:\n"),
    WorstInput(
      "of observed tables",
      "On (source=x):\n\n| Observed | Row |\n| - | - |\n| present | 1 |\n\n",
      before: scenario
    ),
    WorstInput(
      "of steps",
      "| tap \"a\" | 1 |\n",
      before: "```swift scenario=a\n```\n\n| Interaction | Row |\n| - | -: |\n"
    ),
    WorstInput("of words about evaluations", "body 6 times "),
    WorstInput("of newlines", "\n"),
    WorstInput("of null characters", "\u{0}"),
    WorstInput("of quotes in a step", "\"", before: "tap ", in: .step),
    WorstInput("of repeated steps", "repeat 2: ", in: .step),
    WorstInput("of a trace line's fields", "a\t", before: "body\t1\t", in: .traceLine),
    WorstInput("of opened sections", "{{#a}}", in: .template),
    WorstInput("of changed delimiters", "{{=<% %>=}}<%={{ }}=%>", in: .template),
    WorstInput("of variables", "{{name}}", in: .template),
    WorstInput("of unclosed tags", "{{", in: .template),
  ]
}
