import Diagnostics
import Markdown
import Testing

@Suite struct `HTML of Markdown` {
  static let cases: [(markdown: String, html: String)] = [
    ("# A *b* `c`\n", "<h1>A <em>b</em> <code>c</code></h1>\n"),
    ("- a\n- b\n", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("- a\n\n- b\n", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"),
    ("3. a\n   - b\n", "<ol start=\"3\">\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ol>\n"),
    ("> a\n", "<blockquote>\n<p>a</p>\n</blockquote>\n"),
    ("```swift x=1\na < b\n```\n", "<pre><code class=\"language-swift\">a &lt; b\n</code></pre>\n"),
    ("    a\n", "<pre><code>a\n</code></pre>\n"),
    ("a\\\nb\nc\n", "<p>a<br />\nb\nc</p>\n"),
    ("---\n", "<hr />\n"),
    ("[a](b \"c\")\n", "<p><a href=\"b\" title=\"c\">a</a></p>\n"),
    ("![a *b*](c.png)\n", "<p><img src=\"c.png\" alt=\"a b\" /></p>\n"),
    ("[a]\n\n[a]: <b c>\n", "<p><a href=\"b%20c\">a</a></p>\n"),
    ("[a](javascript:alert)\n", "<p><a href=\"\">a</a></p>\n"),
    (
      "[a](<Data : b>) [c](data) [d](é?e=1&f)\n",
      "<p><a href=\"\">a</a> <a href=\"data\">c</a> <a href=\"%C3%A9?e=1&amp;f\">d</a></p>\n"
    ),
    ("a <b>c</b>\n", "<p>a &lt;b&gt;c&lt;/b&gt;</p>\n"),
    ("<!-- a -->\n", ""),
    ("a\n| b |\n| - |\n| c |\n", table("b", "c", lead: "<p>a</p>\n")),
    ("> | b |\n> | - |\n> | c |\n", "<blockquote>\n\(table("b", "c"))</blockquote>\n"),
    ("- | b |\n  | - |\n  | c |\n", "<ul>\n<li>\n\(table("b", "c"))</li>\n</ul>\n"),
    ("| # b |\n| - |\n| - c # |\n", table("# b", "- c #")),
    ("| [b][r] |\n| - |\n| c |\n\n[r]: x\n", table("<a href=\"x\">b</a>", "c")),
    ("[r]: x\n| *b* |\n| - |\n| `c` |\n", table("<em>b</em>", "<code>c</code>")),
    (
      "[r]: x\n| *b* |\n| - |\n| c |\n\n[s]: y\n| d |\n| - |\n| `e` |\n",
      table("<em>b</em>", "c") + table("d", "<code>e</code>")
    ),
  ]

  private static func table(_ head: String, _ cell: String, lead: String = "") -> String {
    lead + "<table>\n<thead>\n<tr>\n<th>\(head)</th>\n</tr>\n</thead>\n"
      + "<tbody>\n<tr>\n<td>\(cell)</td>\n</tr>\n</tbody>\n</table>\n"
  }

  @Test(arguments: cases)
  func `is what CommonMark says`(_ markdown: String, _ html: String) {
    let document = Document(parsing: SourceText(path: "p", text: markdown))
    #expect(HTMLWriter().html(document.blocks) == html)
  }

  @Test func `is the caller's own where it has one`() {
    let document = Document(parsing: SourceText(path: "p", text: "# A B\n\n[a](x) [b](y)\n"))
    #expect(
      HTMLWriter(OwnForms()).html(document.blocks)
        == "<h2 id=\"a-b\">A B</h2>\n<p>[a] <a href=\"y\">b</a></p>\n"
    )
  }
}

/// Headings with their anchors, and brackets for links to `x`.
private struct OwnForms: HTMLForms {
  func add(_ heading: Heading, with writer: HTMLWriter, to output: inout [UInt8]) -> Bool {
    output += "<h2 id=\"\(heading.anchor)\">".utf8
    writer.addWords(heading.inlines, to: &output)
    output += "</h2>\n".utf8
    return true
  }

  func add(link: Link, with writer: HTMLWriter, to output: inout [UInt8]) -> Bool {
    guard link.destination == "x" else { return false }
    output += "[\(link.inlines.plainText)]".utf8
    return true
  }
}
