import Guidelines
import Testing

@testable import SiteRenderer

/// The text of a page as the site writes it.
private func html(_ markdown: String) -> String {
  let page = Site(files: ["content/reference/page.md": "# Page\n\n" + markdown]).pages[0]
  var html: [UInt8] = []
  BodyMarkup().add(page.document.blocks.dropFirst(), to: &html)
  return String(decoding: html, as: UTF8.self)
}

@Suite struct `An aside` {
  @Test(arguments: [
    ("note", "Note"), ("tip", "Tip"), ("important", "Important"), ("warning", "Warning"),
    ("caution", "Caution"),
  ])
  func `is a quotation that begins with its word`(kind: String, title: String) {
    #expect(
      html("> **\(title):** Read *this*.\n>\n> - And that.") == """
        <div class="aside" role="note" data-aside="\(kind)">
        <p class="aside-title">\(title)</p>
        <p>Read <em>this</em>.</p>
        <ul>
        <li>And that.</li>
        </ul>
        </div>

        """
    )
  }

  @Test func `may have its word on a line of its own`() {
    #expect(html("> **Note:**\n> Read this.").contains("<p>Read this.</p>"))
    #expect(html("> **Note:**\n>\n> Read this.").contains("</p>\n<p>Read this.</p>"))
  }

  @Test(arguments: ["> Note: this.", "> **Remark:** this.", "> **Note** this."])
  func `is no other quotation`(markdown: String) {
    #expect(html(markdown).hasPrefix("<blockquote>\n<p>"))
  }
}
