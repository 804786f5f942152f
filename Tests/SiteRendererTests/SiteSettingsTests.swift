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

  @Test(arguments: [SiteMap.installation, SiteMap.about, "reference/other"])
  func `says where its source code is, or that it does not know`(_ slug: String) throws {
    let page = "---\ntitle: A\nsummary: B.\ntopic: T\n---\n\n# A\n"
    let site = Site(files: [
      "content/index.md": "---\ntitle: Home\n---\n\n# Home\n", "content/\(slug).md": page,
    ])
    let known = #"<code>git clone <a href="https://github.com/o/n">"#
    let unknown = "this copy of the site does not know its address"
    for repository in [Repository(remote: "git@github.com:o/n.git", branch: "main"), nil] {
      let files = try render(
        site,
        results: [],
        theme: `A rendered site`.theme.get(),
        options: RenderOptions(repository: repository)
      )
      let file = try #require(files.first { $0.path == slug + ".html" })
      let text = String(decoding: file.bytes, as: UTF8.self)
      let asks = slug != "reference/other"
      #expect(text.contains(known) == (asks && repository != nil))
      #expect(text.contains(unknown) == (asks && repository == nil))
    }
  }

  @Test func `filters its guidelines by a tag that several have`() throws {
    func page(_ tags: String) -> String {
      "---\ntitle: A\nsummary: B.\ntopic: T\ntags: [\(tags)]\n---\n\n# A\n"
    }
    let site = Site(files: [
      "content/index.md": "---\ntitle: Home\n---\n\n# Home\n",
      "content/guidelines/a.md": page("lists, sheets, c++"),
      "content/guidelines/b.md": page("lists, c++"),
      "content/reference/c.md": page("lists, sheets"),
    ])
    let files = try render(site, results: [], theme: `A rendered site`.theme.get())
    let texts = Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    )
    let index = try #require(texts["guidelines/index.html"])
    #expect(index.contains("<option>c++</option><option>lists</option></select>"))
    #expect(index.contains("data-tag=\"lists\nc++\""))
    for (tag, link) in [
      ("lists", #"<a href="../guidelines/index.html?tag=lists">Filter the 2 guidelines"#),
      ("c", #"<a href="../guidelines/index.html?tag=c%2B%2B">Filter the 2 guidelines"#),
      ("sheets", nil),
    ] {
      let text = try #require(texts["tags/\(tag).html"], "\(texts.keys.sorted())")
      #expect(text.contains(link ?? "Tagged: sheets"))
      #expect(text.contains("?tag=") == (link != nil))
    }
  }

  @Test func `asks for reports of a wrong count only where there are counts`() throws {
    let page = "---\ntitle: A\nsummary: B.\ntopic: T\n---\n\n# A\n"
    let site = Site(files: [
      "content/index.md": "---\ntitle: Home\n---\n\n# Home\n",
      "content/reference/text.md": page,
      "content/reference/run.md": page + "\n```swift scenario=a\nimport SwiftUI\n```\n",
    ])
    let repository = Repository(remote: "git@github.com:o/n.git", branch: "main")
    let files = try render(
      site,
      results: [],
      theme: `A rendered site`.theme.get(),
      options: RenderOptions(repository: repository)
    )
    for (path, hasCounts) in [("reference/run.html", true), ("reference/text.html", false)] {
      let file = try #require(files.first { $0.path == path })
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.contains(">Report a wrong count</a>") == hasCounts)
      // The end of every page has such a link, too.
      #expect(text.split(separator: ">Report a problem</a>").count == (hasCounts ? 2 : 3))
    }
  }
}
