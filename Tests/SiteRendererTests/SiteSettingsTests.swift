import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `The settings of a site` {
  @Test func `has the name and the language that its home page gives, everywhere`() throws {
    let site = Site(files: [
      "content/index.md":
        "---\ntitle: Home\nname: \"Our & notes\"\nlanguage: pt-BR\n---\n\n# Home\n",
      "content/guidelines/a.md":
        "---\ntitle: A\nsummary: B.\ntopic: T\naliases: [guidelines/old]\n---\n\n# A\n",
    ])
    #expect(site.diagnostics.isEmpty, "\(site.diagnostics)")
    let time = PageHistory.Entry(first: "2024-01-01T10:00:00Z", last: "2024-01-01T10:00:00Z")
    let files = try render(
      site,
      results: [],
      theme: `A rendered site`.theme.get(),
      options: RenderOptions(
        baseURL: "https://example.com/",
        history: PageHistory(["content/guidelines/a.md": time])
      )
    )
    for file in files where !file.path.hasPrefix("assets/") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("Bodycheck"), "\(file.path)")
      guard file.path.hasSuffix(".html") else { continue }
      #expect(text.contains(#"<html lang="pt-BR">"#), "\(file.path)")
      guard file.path != "guidelines/old.html" else { continue }
      #expect(text.contains("Our &amp; notes</a>"), "\(file.path)")
      #expect(text.contains(#""inLanguage":"pt-BR""#), "\(file.path)")
      #expect(text.contains(#""name":"Our & notes""#), "\(file.path)")
    }
    let texts = Dictionary(
      files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    ) { first, _ in first }
    #expect(texts["guidelines/a.html"]?.contains("<title>A · Our &amp; notes</title>") == true)
    #expect(texts["llms.txt"]?.hasPrefix("# Our & notes\n") == true)
    #expect(texts["feed.xml"]?.contains(#"xml:lang="pt-BR""#) == true)
    #expect(texts["feed.xml"]?.contains("<name>Our &amp; notes</name>") == true)
  }

  @Test func `has the links that its home page names, and its lists without any`() throws {
    let page = "---\ntitle: A\nsummary: B.\ntopic: T\n---\n\n# A\n"
    let named = """
      menu: ["Get it: notes/install", "Advice: guidelines"]
      footer: ["How: notes/install"]
      start: ["Begin: notes/install"]

      """
    for (settings, expected, missing) in [
      (named, ["Get it", "Advice", "How", "Begin"], "Guidelines"),
      ("", ["Guidelines"], "Get it"),
    ] {
      let site = Site(files: [
        "content/index.md": "---\ntitle: Home\n\(settings)---\n\n# Home\n",
        "content/notes/install.md": page, "content/guidelines/a.md": page,
      ])
      #expect(site.diagnostics.isEmpty, "\(site.diagnostics)")
      let files = try render(site, results: [], theme: `A rendered site`.theme.get())
      let home = try #require(files.first { $0.path == "index.html" })
      let text = String(decoding: home.bytes, as: UTF8.self)
      for link in expected { #expect(text.contains(">\(link)</a>"), "\(link)") }
      #expect(!text.contains(">\(missing)</a>"))
    }
  }

  @Test func `names who makes it on its home page, if a page says so`() throws {
    let about = "---\ntitle: About\nsummary: A.\ntopic: T\n---\n\n# About\n"
    let home = "---\ntitle: Home\n---\n\n# Home\n"
    for slug in ["reference/about", "reference/other"] {
      let site = Site(files: ["content/index.md": home, "content/\(slug).md": about])
      let files = try render(site, results: [], theme: `A rendered site`.theme.get())
      let page = try #require(files.first { $0.path == "index.html" })
      let text = String(decoding: page.bytes, as: UTF8.self)
      let link = #"<a href="reference/about.html">Who makes this</a>"#
      #expect(text.contains(link) == (slug == SiteMap.about))
    }
  }
}
