import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `A site with a history` {
  static let history = PageHistory([
    "content/guidelines/closures.md": .init(
      first: "2024-01-01T10:00:00Z",
      last: "2024-03-31T23:30:00-05:00"
    ),
    "content/guidelines/handlers.md": .init(
      first: "2024-02-01T10:00:00Z",
      last: "2024-04-01T00:30:00Z",
      subject: "Say <why>"
    ),
    "content/sources/an-article.md": .init(
      first: "2024-02-01T10:00:00Z",
      last: "2024-06-01T10:00:00Z"
    ),
  ])

  static func files(baseURL: String? = "https://example.com/base") throws -> [String: String] {
    let files = try render(
      ExampleSite.site,
      results: ExampleSite.results,
      theme: try `A rendered site`.theme.get(),
      options: RenderOptions(baseURL: baseURL, history: history)
    )
    let texts = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return Dictionary(texts) { _, last in last }
  }

  @Test func `has a feed of guidelines, the latest change first`() throws {
    let feed = try #require(try Self.files()["feed.xml"])
    let titles = feed.matches(of: /<title>(.*?)<\/title>/).map { String($0.1) }
    #expect(
      titles == [
        "Bodycheck: new and changed guidelines", "Keep closures out of the environment",
        "Keep handlers stable",
      ]
    )
    #expect(feed.contains("<updated>2024-03-31T23:30:00-05:00</updated>\n<author>"))
    #expect(
      feed.contains(
        """
        <link rel="alternate" href="https://example.com/base/guidelines/closures.html"/>
        <published>2024-01-01T10:00:00Z</published>
        <updated>2024-03-31T23:30:00-05:00</updated>
        <summary>A closure in the environment re-evaluates its readers on every pass. Measured \
        evaluations of OpenButton in the step “hover &quot;Card&quot;”: 1 to avoid, 0 to prefer.</summary>
        """
      )
    )
  }

  @Test func `names in the feed the counts that changed, and what they were`() throws {
    let page = ExampleSite.closures
    let row = #"| hover "Card"           |          1 |          1 |"#
    let former = page.source.text.replacing(row, with: #"| hover "Card" | 7 | 8 |"#)
    let changes = CountChanges(
      from: Page(path: page.path, text: former),
      to: page,
      results: RunResults(ExampleSite.results)
    )
    #expect(
      changes.sentence
        == """
        Counts that changed: CardScreen in the step “hover "Card"” of bare-closure is 1, was 7; \
        OpenButton in the step “hover "Card"” of bare-closure is 1, was 8.
        """
    )
    let same = CountChanges(from: page, to: page, results: RunResults(ExampleSite.results))
    #expect(same.sentence == nil)
  }

  @Test func `links to the feed only where there is one`() throws {
    let link = #"href="../feed.xml""#
    let page = "guidelines/closures.html"
    #expect(try Self.files()[page]?.contains(link) == true)
    let local = try Self.files(baseURL: nil)
    #expect(local[page]?.contains(link) == false)
    #expect(local["feed.xml"] == nil)
  }

  @Test func `lists what was changed by day, and every page links to the list`() throws {
    let files = try Self.files(baseURL: nil)
    let list = try #require(files["changes.html"])
    let days = list.matches(of: /<h2 id="day-[\d-]+"><time datetime="(.*?)">/).map { $0.1 }
    #expect(days == ["2024-06-01", "2024-04-01", "2024-03-31"])
    #expect(list.contains(#"<a href="guidelines/handlers.html">Keep handlers stable</a>"#))
    #expect(list.contains("<p>Say &lt;why&gt;</p>"))
    #expect(files["guidelines/closures.html"]?.contains(#"href="../changes.html""#) == true)
    #expect(!list.contains("feed.xml") && !list.contains("<span>new</span>"))
    #expect(try Self.files()["changes.html"]?.contains(#"href="feed.xml""#) == true)
    let unknown = `A rendered site`.files
    #expect(unknown["changes.html"] == nil && unknown["index.html"]?.contains("changes") == false)
  }

  @Test func `lists the pages of a commit below its subject`() throws {
    let time = PageHistory.Entry(
      first: "2024-01-01T10:00:00Z",
      last: "2024-04-01T00:30:00Z",
      subject: "Shorten sentences"
    )
    let files = try render(
      ExampleSite.site,
      results: ExampleSite.results,
      theme: try `A rendered site`.theme.get(),
      options: RenderOptions(
        history: PageHistory([
          "content/guidelines/closures.md": time, "content/guidelines/handlers.md": time,
        ])
      )
    )
    let list = try #require(files.first { $0.path == "changes.html" })
    let text = String(decoding: list.bytes, as: UTF8.self)
    let commits = text.matches(
      of: /<p>Shorten sentences<\/p>\n<ul class="changes">([\s\S]*?)<\/ul>/
    )
    // The menu leads to lists in the same folder.
    let pages = commits.map { $0.1.matches(of: /href="(.*?)"/).map { String($0.1) } }
    #expect(pages == [["guidelines/closures.html", "guidelines/handlers.html"]])
  }

  @Test func `says when a page was changed`() throws {
    let files = try Self.files()
    let words = #"Last changed <time datetime="2024-03-31">2024-03-31</time>"#
    #expect(files["guidelines/closures.html"]?.contains(words) == true)
    let entry = "guidelines/closures.html</loc><lastmod>2024-03-31</lastmod></url>"
    #expect(files["sitemap.xml"]?.contains(entry) == true)
    #expect(files["sitemap.xml"]?.contains("base/index.html</loc></url>") == true)
  }
}

@Suite struct `What a reader can do about a page` {
  private func actions(
    _ home: String,
    page: String = "```swift scenario=a\n```\n",
    repository: Repository? = nil
  ) -> [String] {
    let site = Site(files: [
      "content/index.md": "---\n\(home)---\n", "content/reference/a b.md": "# A & B\n\n\(page)",
    ])
    let options = RenderOptions(repository: repository)
    let context = RenderContext(site, results: [], theme: Theme([]), options: options)
    guard case .object(let members) = PageActions(page: site.pages[1], context: context).value
    else { return [] }
    return members.sorted { $0.0 < $1.0 }.compactMap { key, value in
      if case .string(let text) = value { "\(key) \(text)" } else { nil }
    }
  }

  @Test func `is to edit it and to report a count, where the first page says how`() {
    let home = "edit: https://e.org/edit/{path}\nreport: https://e.org/new?title={title}%20{path}\n"
    let edit = "edit https://e.org/edit/content/reference/a%20b.md"
    let report = "report https://e.org/new?title=A%20%26%20B%20content/reference/a%20b.md"
    let head = "reportHead Page: content/reference/a b.md\nBuilt by: "
    let markdown = "markdown a%20b.md"
    #expect(actions(home) == [edit, markdown, report, head])
    #expect(actions(home, page: "Text.\n") == [edit, markdown, report])
    #expect(actions("title: T\n") == [markdown, head])
    #expect(actions("title: T\n", page: "Text.\n") == [markdown])
  }

  @Test func `is what the repository offers, where the first page says nothing`() {
    let repository = Repository(remote: "git@github.com:o/n.git", branch: "main", prefix: "docs/")
    let found = actions("title: T\n", repository: repository)
    #expect(found.first == "edit https://github.com/o/n/edit/main/docs/content/reference/a%20b.md")
    let report =
      "report https://github.com/o/n/issues/new?title=Wrong%20on%20the%20page%3A%20A%20%26%20B"
    #expect(
      found.dropLast().last?.hasPrefix(report + "&body=Page%3A%20content/reference/a%20b.md")
        == true
    )
  }
}
