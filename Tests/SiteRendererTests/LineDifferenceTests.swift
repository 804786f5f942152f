import Testing

@testable import SiteRenderer

@Suite struct `The difference of two programs` {
  @Test func `is the lines without a counterpart, whatever their indentation`() {
    let old = "struct A {\n  let x = 1\n  let y = 2\n}"
    let new = "struct A {\n    let x = 1\n  let z = 3\n}"
    let difference = LineDifference(from: old, to: new)
    #expect(difference?.removed == [2])
    #expect(difference?.added == [2])
  }

  @Test func `does not mark empty lines`() {
    #expect(LineDifference(from: "a\nb\nc", to: "a\n\nb\nc")?.added == [])
  }

  @Test func `does not mark lines that only close something`() {
    #expect(LineDifference(from: "a {\nb", to: "a {\n  })\nb\nc")?.added == [3])
  }

  @Test func `is nothing where most lines differ`() {
    #expect(LineDifference(from: "a\nb\nc", to: "a\nx\ny") == nil)
  }
}

@Suite struct `Highlighted code` {
  @Test func `marks whole lines`() {
    let html = highlightedHTML("let a = 1\nlet b = 2", changed: [1])
    #expect(html.contains("\n<mark><span class=\"keyword\">let</span> b"))
    #expect(html.hasSuffix("</mark>"))
  }

  @Test func `splits a span that crosses the edge of a mark`() {
    let html = highlightedHTML("/* a\nb */\nlet c = 3", changed: [1])
    #expect(
      html.hasPrefix(
        """
        <span class="comment">/* a</span>
        <mark><span class="comment">b */</span></mark>
        """
      )
    )
  }

  @Test func `is the same text with and without marks`() {
    let code = "let a = \"<&>\"\n\nlet b = 2\n"
    let marked = highlightedHTML(code, changed: [0, 2])
    let plain = marked.replacing("<mark>", with: "").replacing("</mark>", with: "")
    #expect(plain == highlightedHTML(code))
  }
}
