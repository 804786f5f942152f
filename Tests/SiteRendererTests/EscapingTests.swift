import Escaping
import Guidelines
import Mustache
import Testing

@testable import SiteRenderer

@Suite struct `Text from a page` {
  /// What would run, close an attribute or end a string, if it were not escaped.
  private static let hostile = "<script>alert('1')</script>\"&"
  private static let escaped = "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;"

  @Test(arguments: [
    ("a & b", "a &amp; b"), ("<b>", "&lt;b&gt;"), ("\"q\" 'q'", "&quot;q&quot; &#39;q&#39;"),
    ("&amp;", "&amp;amp;"), ("für 日本 \u{1F600}", "für 日本 \u{1F600}"), ("", ""),
    ("a\u{0}\u{1B}[1m\u{7F}\n\t", "a\u{FFFD}\u{FFFD}[1m\u{FFFD}\n\t"),
    ("\u{FFFE}a\u{FFFF}\u{FFFD}\u{FF7E}", "\u{FFFD}a\u{FFFD}\u{FFFD}\u{FF7E}"),
  ])
  func `is escaped`(text: String, expected: String) {
    #expect(escapedHTML(text) == expected)
  }

  @Test(arguments: [
    ("a b", "a%20b"), ("\"><", "%22%3E%3C"), ("für", "f%C3%BCr"), ("a%b?c#d", "a%25b%3Fc%23d"),
    ("guidelines/a-z_0.~", "guidelines/a-z_0.~"),
  ])
  func `is escaped in an address`(text: String, expected: String) {
    #expect(percentEncoded(text) == expected)
  }

  @Test func `is no markup in the list for language models`() throws {
    let file = try #require(try Self.files().first { $0.path == "llms.txt" })
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("\\<script\\>"), "\(text)")
    #expect(!text.replacing("\\<", with: "").contains("<"), "\(text)")
  }

  private static func files() throws -> [OutputFile] {
    let title = hostile.replacing("\"", with: "\\\"")
    let front = "---\ntitle: \"\(title)\"\nsummary: \"\(title)\"\ntopic: \"\(title)\"\n"
    let site = Site(files: [
      "content/index.md":
        "---\ntitle: \"\(title)\"\nname: \"\(title)\"\nlanguage: \"\(title)\"\n---\n",
      "content/guidelines/a.md": front + """
        tags: ["\(title)"]
        ---

        # \(hostile)

        ## \(hostile)

        \(hostile) `\(hostile)` [\(hostile)](b.md '\(hostile.replacing("'", with: ""))')

        ```swift
        let a = "\(hostile)"
        ```

        | \(hostile) |
        | --- |
        | \(hostile) |

        """,
      "content/guidelines/b.md": front + "---\n\n# B\n",
    ])
    let options = RenderOptions(baseURL: "https://example.com/", engine: hostile)
    return try render(
      site,
      results: [],
      theme: `A rendered site`.theme.get(),
      options: options
    )
  }

  @Test func `is escaped wherever a page or a list shows it`() throws {
    let files = try Self.files()
    let pages = files.filter { $0.path.hasSuffix(".html") || $0.path.hasSuffix(".xml") }
    #expect(pages.count > 5)
    for page in pages {
      let text = String(decoding: page.bytes, as: UTF8.self)
      #expect(!text.contains("<script>alert"), "\(page.path)")
      #expect(!text.contains("</script>\"&"), "\(page.path)")
    }
    let page = try #require(files.first { $0.path == "guidelines/a.html" })
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.ranges(of: Self.escaped).count > 10)
    #expect(text.contains("<title>\(Self.escaped) · \(Self.escaped)</title>"))
    #expect(text.contains("content=\"\(Self.escaped)\""))
    #expect(text.contains("<html lang=\"\(Self.escaped)\">"))
    #expect(text.contains(##""headline":"\u003cscript>alert('1')\u003c/script>\"&""##))
  }
}
