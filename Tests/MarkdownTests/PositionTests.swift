import Diagnostics
import Markdown
import TestSupport
import Testing

@Suite struct `Places in Markdown` {
  /// Marks 1 and 2 enclose the range of the first text that reads `6`.
  static let texts = [
    "1️⃣62️⃣",
    "  a\nb *1️⃣62️⃣*\n",
    "> a\n> [1️⃣62️⃣](count:a/present/B) c\n",
    "> a\nlazy [1️⃣62️⃣](<count:a/tap \"x\"/B>)\n",
    "- a\n\n  - b *1️⃣62️⃣*\n",
    "1. a\n   b\n   [1️⃣62️⃣](x)\n",
    "é `c` &amp; \\* [1️⃣62️⃣](x)\n",
    "[a](x 'y\n6') b [1️⃣62️⃣](x)\n",
    "[a](66) **1️⃣62️⃣**\n",
    "## a [1️⃣62️⃣](x) ##\n",
    "\u{0}\u{0} *1️⃣62️⃣*\n",
    "| a |\n| - |\n| \\| x [1️⃣62️⃣](y) |\n",
    "[r]: x\n| *a* |\n| - |\n| [1️⃣62️⃣][r] |\n",
    "lead\n| a | b |\n| - | - |\n| x | **1️⃣62️⃣** |\n",
  ]

  @Test(arguments: texts)
  func `of running text are those of its characters`(_ marked: String) {
    let page = MarkedText(marked)
    let document = Document(parsing: SourceText(path: "p", text: page.text))
    let found = document.allInlines.first {
      guard case .text(let text) = $0.kind else { return false }
      return text.elementsEqual("6".utf8)
    }
    #expect(found?.range == page["1️⃣"]..<page["2️⃣"])
  }

  @Test func `of a link that starts a line are on that line, whatever ends the one before`() {
    for text in ["x\n1️⃣[\u{0}](y)2️⃣", "x\r\n1️⃣[\u{0}](y)2️⃣", "x\r1️⃣[\u{0}](y)2️⃣"] {
      let page = MarkedText(text)
      let document = Document(parsing: SourceText(path: "p", text: page.text))
      let link = document.allInlines.first {
        if case .link = $0.kind { true } else { false }
      }
      #expect(link?.range == page["1️⃣"]..<page["2️⃣"])
    }
  }

  @Test func `of table cells are with and without their spaces`() throws {
    let page = MarkedText("| a | b |\n| - | -: |\n| 1️⃣2️⃣x3️⃣ |4️⃣   5️⃣126️⃣ 7️⃣|\n")
    let source = SourceText(path: "p", text: page.text)
    guard case .table(let table)? = Document(parsing: source).blocks.first else {
      Issue.record("no table")
      return
    }
    #expect(table.header.cells.map(\.alignment) == [nil, .right])
    let row = try #require(table.rows.first)
    let cells = Array(row.cells)
    #expect(cells[0].range == page["2️⃣"]..<page["3️⃣"])
    #expect(row.paddedRange(of: cells[1]) == page["4️⃣"]..<page["7️⃣"])
    #expect(cells[1].range == page["5️⃣"]..<page["6️⃣"])
  }

  static let fences: [(marked: String, line: Int)] = [
    ("```swift\n1️⃣a\nb\n2️⃣```\n", 2),
    ("x\n\n~~~~ console\n1️⃣~~~\n2️⃣~~~~", 4),
    ("```\n1️⃣2️⃣```\n", 2),
    ("```\n1️⃣a\n2️⃣", 2),
    ("- ```\n1️⃣  a\n2️⃣  ```\n", 2),
    ("1️⃣    a2️⃣\n", 1),
  ]

  @Test(arguments: fences)
  func `of code are those between its fences`(_ marked: String, _ line: Int) {
    let page = MarkedText(marked)
    let document = Document(parsing: SourceText(path: "p", text: page.text))
    let code = document.allBlocks.compactMap { block -> CodeBlock? in
      guard case .codeBlock(let code) = block else { return nil }
      return code
    }
    #expect(code.first?.textRange == page["1️⃣"]..<page["2️⃣"])
    #expect(code.first?.firstCodeLine == line)
  }

  @Test func `count from the start of the file, front matter included`() {
    let page = MarkedText("---\ntitle: T\n---\n# 1️⃣A\n")
    let source = SourceText(path: "p", text: page.text)
    let document = Document(parsing: source, from: 17)
    #expect(document.headings.first?.inlines.first?.range.lowerBound == page["1️⃣"])
  }

  @Test(arguments: [
    (["A b!", "A b", "A b-1", "A b"], ["a-b", "a-b-1", "a-b-1-1", "a-b-2"]),
    (["A", "A-1", "A-2", "A", "A"], ["a", "a-1", "a-2", "a-3", "a-4"]),
  ])
  func `anchors are unique`(_ headings: [String], _ anchors: [String]) {
    let text = headings.map { "# \($0)\n\n" }.joined()
    let document = Document(parsing: SourceText(path: "p", text: text))
    #expect(document.headings.map(\.anchor) == anchors)
  }

  @Test(arguments: [">", "- ", "*a **b ", "["])
  func `stay shallow however deep the text is nested`(_ opening: String) {
    let depth = 5_000
    let closing = opening == "*a **b " ? String(repeating: "c** d*", count: depth) : ""
    let links = opening == "[" ? String(repeating: "](x)", count: depth) : closing
    let text = String(repeating: opening, count: depth) + "end" + links
    let document = Document(parsing: SourceText(path: "p", text: text))
    #expect(HTMLWriter().html(document.blocks).contains("end"))
    #expect((document.firstTooDeep != nil) == (opening == ">" || opening == "- "))
  }
}
