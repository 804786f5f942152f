import Foundation
import Guidelines
import Testing

@testable import SiteRenderer

@Suite struct `A rendered site` {
  static let theme = Result {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../themes/default").standardizedFileURL
    return try Theme(readingFrom: root, path: "themes/default")
  }

  static let files: [String: String] = {
    guard let theme = try? theme.get(),
      let files = try? render(ExampleSite.site, results: ExampleSite.results, theme: theme)
    else { return [:] }
    let texts = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return Dictionary(texts) { _, last in last }
  }()

  static func page(_ path: String) -> String { files[path] ?? "" }

  @Test func `has a theme without faults`() throws {
    #expect(try Self.theme.get().diagnostics == [])
  }

  @Test func `has a file for each page, topic, source, former address and list`() {
    let pages = Self.files.keys.filter { path in
      !path.hasPrefix("assets/") && ![".md", ".swift"].contains(where: path.hasSuffix)
    }
    .sorted()
    #expect(
      pages == [
        "404.html", "a-z.html", "audit.schema.json", "guidelines.json", "guidelines.schema.json",
        "guidelines/closures.html",
        "guidelines/handlers.html", "guidelines/index.html", "guidelines/old-closures.html",
        "images/graph.svg", "index.html", "ledger.html", "llms.txt",
        "observations/01-hover.html", "observations/02-old.html", "observations/03-absent.html",
        "observations/index.html", "robots.txt",
        "rules/index.html",
        "rules/reading.html", "search-index.js", "search/texts-0.js", "search/vocabulary-0.js",
        "search/words-0.js",
        "sources/an-article.html", "sources/index.html", "tags/closures.html",
        "topics/environment.html",
      ]
    )
  }

  @Test func `is handed over file by file, until that fails`() throws {
    struct Full: Error {}
    let theme = try Self.theme.get()
    #expect(throws: Full.self) {
      try render(ExampleSite.site, results: [], theme: theme) { file in
        if file.path == "guidelines/handlers.html" { throw Full() }
      }
    }
  }

  @Test func `is the same bytes each time`() throws {
    let theme = try Self.theme.get()
    let first = try render(ExampleSite.site, results: ExampleSite.results, theme: theme)
    let second = try render(
      ExampleSite.site,
      results: ExampleSite.results.reversed(),
      theme: theme
    )
    #expect(first == second)
  }

  @Test(arguments: [
    (
      "a breadcrumb to the topic", #"<li><a href="../topics/environment.html">Environment</a></li>"#
    ),
    ("its rule", #"<p class="rule">A closure in the environment re-evaluates its readers"#),
    ("what all runs gave", "All 2 runs give the counts that this page states"),
    ("a link to another page", #"See <a href="handlers.html">handlers</a>"#),
    ("an anchor on a heading", ##"<h2 id="why"><a class="anchor" href="#why">Why</a></h2>"##),
    (
      "an anchor on a scenario",
      #"<div class="scenario" id="bare-closure" data-verdict="avoid""#
    ),
    ("the verdict in words", "</svg>\nAvoid</span>"),
    (
      "an image with its size",
      #"<img src="../images/graph.svg" alt="A &amp; B" width="60" height="40" loading="lazy">"#
    ),
    ("an address that would run a script as words", "and a script and\nanother and"),
    ("raw HTML as text", "&lt;b onclick=&quot;alert(3)&quot;&gt;raw&lt;/b&gt;"),
    ("highlighted code", #"<span class="keyword">import</span> SwiftUI"#),
    ("escaped code", "Card &amp; &lt;more&gt;"),
    ("the configuration and profile", "debug · profile ios27"),
    (
      "a measured count",
      #"<th scope="row">present, 5 host passes</th><td data-status="verified">1</td><td data-status="verified">6</td>"#
    ),
    ("a count that the page does not state", #"<td data-status="measured" data-zero>0</td>"#),
    (
      "what was printed", "OpenButton: @self, @identity, _open changed.\nOpenButton: _open changed."
    ),
    ("a button for a link to a program", #"data-copy-link="bare-closure""#),
    (
      "its impact with the reason",
      #"<b class="impact" data-impact="high">High</b>"#
    ),
    ("what its counts stand for", "<dt>Engine as</dt><dd>iOS 27 · debug build</dd>"),
    (
      "the versions of iOS that run alike",
      "<span class=\"versions\">iOS 17 <b>≠</b> 18 = 26 = 27</span>: the program differs in the engine"
    ),
    (
      "what a version does differently",
      "<a href=\"#object\">object</a> on iOS 17: <span><code>hover &quot;Card&quot;</code>"
        + " OpenButton 1, here 0</span>"
    ),
    ("both counts of a step", "<del>6</del> <span class=\"arrow\">→</span> <ins>1</ins>"),
    ("the command that repeats it", "bodycheck verify content/guidelines/closures.md#bare-closure"),
    (
      "its id and address",
      #"<dt>Cite as</dt><dd><a href="closures.html" data-cite><code>closures</code></a>"#
    ),
    (
      "a count in prose",
      ##"<a class="count" data-status="verified" href="#bare-closure""##
    ),
    (
      "what a source observed",
      #"not by this engine. On the author&#39;s phone: <a href="../sources/an-article.html">"#
    ),
    ("its sources", #"<dd><a href="../sources/an-article.html">An article</a></dd>"#),
    (
      "its engine rules",
      ##"<dd><a href="../rules/reading.html#env-3">Declaring a key subscribes to it, see CMP-15 (ENV-3)</a>"##
    ),
    (
      "the rules that a program shows",
      ##"Rules at work: <span><a href="../rules/reading.html#env-3">Declaring a key subscribes to it"##
    ),
    (
      "a rule named in the text as a link",
      ##"subscribes to it (<a class="rule-link" href="../rules/reading.html#env-3""##
    ),
    ("its related pages", #"<dd><a href="handlers.html">Keep handlers stable</a></dd>"#),
    ("the next page of the topic", #"<a rel="next" href="handlers.html">"#),
    ("lines that stay, folded", "unchanged lines</summary>"),
    (
      "the biggest difference",
      #"<span class="numeral">1</span> <span class="numeral-unit">evaluation</span>"#
    ),
  ])
  func `shows on a guideline`(_ what: String, markup: String) {
    #expect(Self.page("guidelines/closures.html").contains(markup), "\(what)")
  }

  @Test(arguments: [
    ("its id as the anchor", ##"<h2 id="env-3"><a class="anchor" href="#env-3">ENV-3: Declaring"##),
    ("no link inside a heading", "subscribes to it, see CMP-15</a></h2>"),
    (
      "its confidence and sources",
      #"Confidence: medium</span>. Sources: <a href="../sources/an-article.html">"#
    ),
    (
      "the programs that show it, at the end of its section",
      """
      <p>It belongs to the rule above.</p>
      <div class="rule-shown">
      <p><span class="evidence-mark" data-evidence="seen"><b>seen</b> <span>1 device log on iOS 17 shows it.</span></span>
      """
    ),
    (
      "a link to the program",
      #"<a href="../guidelines/closures.html#bare-closure">bare-closure</a>"#
    ),
    ("the pages that name it", #"<a href="../guidelines/closures.html">Keep closures out of"#),
    ("other rules as links", ##"<a class="rule-link" href="reading.html#cmp-15""##),
    ("words that only look like rules as they are", " and UTF-8 say more."),
  ])
  func `shows of a rule`(_ what: String, markup: String) {
    #expect(Self.page("rules/reading.html").contains(markup), "\(what)")
  }

  @Test func `lists every rule with its confidence and what shows it`() {
    let index = Self.page("rules/index.html")
    #expect(index.contains(#"data-area="Reading a value">"#))
    #expect(index.contains(#"<li data-filter-entry data-confidence="medium""#))
    #expect(index.contains(##"<a href="reading.html#env-3">Declaring a key subscribes to it"##))
    #expect(index.contains("</a> <b>ENV-3</b></span>"))
    #expect(index.contains(#"<b data-state="seen">seen</b> · 2 observations, 1 program</span>"#))
    #expect(
      index.contains(#"<b data-state="contested">contested</b> · 1 observation, 1 page</span>"#)
    )
  }

  @Test(arguments: [
    (
      "a count that differs",
      #"<td data-status="failed">3 <span class="status-detail">measured; stated 2</span></td>"#
    ),
    (
      "a budget that holds",
      #"<td data-status="verified">1 <span class="status-detail">stated ≤ 1</span></td>"#
    ),
    ("that the run differs", "Differs from the counts on this page"),
    (
      "the finding",
      "<li>&#39;Row&#39; body ran 3 times in step &#39;hover &quot;Card&quot;&#39;; page states 2</li>"
    ),
    ("an expected compiler error", "Reproduced: does not compile, as stated"),
    ("the compiler's words", "error: binary operator &#39;==&#39; cannot be applied"),
  ])
  func `admits`(_ what: String, markup: String) {
    #expect(Self.page("guidelines/handlers.html").contains(markup), "\(what)")
  }

  @Test func `says what a guideline is about between its figures and its code`() throws {
    let page = Self.page("guidelines/closures.html")
    let parts = [
      "<div class=\"glance\"", "A button deep in the hierarchy calls", "id=\"page-change\"",
      "id=\"avoid-a-bare-closure\"",
    ]
    let places = try parts.map { try #require(page.firstRange(of: $0)?.lowerBound, "\($0)") }
    #expect(places == places.sorted())
    #expect(page.ranges(of: parts[1]).count == 1)
  }

  @Test func `shows no count where nothing ran`() throws {
    let files = try render(ExampleSite.site, results: [], theme: Self.theme.get())
    let page = try #require(files.first { $0.path == "guidelines/closures.html" })
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.contains("it was not run for this build"))
    #expect(!text.contains(#"data-status="verified""#))
    #expect(text.contains(#"<a class="count" data-status="unverified""#))
  }

  @Test(arguments: [
    ("the guidelines by impact", #"<ol>\n<li><b class="impact" data-impact="high">High</b>"#),
    ("the counts of one", #"</span>1</b> <span aria-hidden="true">→</span>"#),
    ("a way to all guidelines", #"<li><a href="guidelines/index.html">Browse</a>"#),
    ("what the runs gave", "<dt>runs give the stated counts</dt><dd>3 of 4"),
    ("its own text", "<p>Each program is compiled and run.</p>"),
  ])
  func `shows at home`(_ what: String, markup: String) {
    #expect(Self.page("index.html").contains(markup.replacing("\\n", with: "\n")), "\(what)")
  }

  @Test(arguments: [
    ("topics/environment.html", "SwiftUI passes values down. A reader updates."),
    ("tags/closures.html", "A closure captures what it uses."),
  ])
  func `introduces topics and tags`(_ path: String, introduction: String) {
    #expect(Self.page(path).contains("<p class=\"rule\">\(introduction)</p>"))
  }

  @Test func `lists names, symptoms and pages from A to Z, and every guideline in the index`() {
    let titles = ["Keep closures out of the environment", "Keep handlers stable", "An article"]
    for entry in [
      ##"<a href="guidelines/closures.html"><code>@Environment</code></a> <span>Keep closures"##,
      ##"<a href="guidelines/closures.html">button updates too often</a></li>"##,
      ##"<a href="guidelines/handlers.html"><code>@Environment</code></a> <span>Keep handlers"##,
      ##"<a href="sources/an-article.html">An article</a></li>"##,
    ] {
      #expect(Self.page("a-z.html").contains(entry))
    }
    #expect(Self.page("a-z.html").contains(#"<h2 id="letter-e">E</h2>"#))
    #expect(!Self.page("a-z.html").contains("letter-k"))
    for title in titles.dropLast() {
      #expect(Self.page("guidelines/index.html").contains(title))
    }
  }

  @Test(arguments: [
    ("the claim with its marks", "<td>A closure costs <code>6</code></td>"),
    ("the rest of the outcome", "confirmed</span>: so it does</td>"),
    (
      "where it is shown",
      ##"<td><a href="../guidelines/closures.html#bare-closure">bare</a></td>"##
    ),
    ("a tally", "3 claims: 1 confirmed, 1 contested, 1 not examined"),
  ])
  func `shows of a source's claims`(_ what: String, markup: String) {
    #expect(Self.page("sources/an-article.html").contains(markup), "\(what)")
  }

  @Test func `lists the sources with what became of their claims`() {
    let list = Self.page("sources/index.html")
    #expect(list.contains(#"<a href="an-article.html">An article</a>"#))
    #expect(list.contains("3 claims: 1 confirmed, 1 contested, 1 not examined"))
  }

  @Test func `lists pages by tag, and leads there from each`() {
    #expect(
      Self.page("guidelines/handlers.html")
        .contains(#"<li><a href="../tags/closures.html">closures</a></li>"#)
    )
    let tag = Self.page("tags/closures.html")
    #expect(tag.contains("Keep closures out of the environment"))
    #expect(tag.contains("Keep handlers stable"))
  }

  @Test func `has no page for a tag of one page`() {
    #expect(Self.page("guidelines/closures.html").contains("<li>environment</li>"))
  }

  @Test func `names related pages on both sides`() {
    #expect(
      Self.page("guidelines/handlers.html")
        .contains(#"<dd><a href="closures.html">Keep closures out of the environment</a></dd>"#)
    )
  }

  @Test(arguments: [
    (
      "guidelines/closures.html",
      #"data-evidence="differs"><b>differs</b> <span>The source reports 2 for CardScreen"#
    ),
    ("guidelines/closures.html", "and the engine gives 1."),
    (
      "guidelines/closures.html",
      "“A closure that captures nothing is its function” (CMP-15) is contested: its sources disagree."
    ),
    ("guidelines/closures.html", "Measured counts of object, debug; evidence: contested"),
    ("guidelines/handlers.html", #"data-evidence="unsourced"><b>unsourced</b>"#),
    ("guidelines/closures.md", "- `bare-closure`: differs. The source reports 2 for CardScreen"),
    ("guidelines/index.html", #"data-evidence="differs""#),
    ("search-index.js", #""impact high · differs",2]"#),
    ("guidelines.json", #""evidence":{"kind":"differs","reason":"The source reports 2"#),
    ("llms.txt", "Evidence: differs."),
    ("observations/02-old.html", "Old system: iOS 13 did otherwise."),
    ("observations/01-hover.html", "The engine agrees with this observation"),
    ("observations/01-hover.html", "<dd>log of a device</dd>"),
  ])
  func `marks counts with their evidence`(_ path: String, markup: String) {
    #expect(Self.page(path).contains(markup), "\(path)")
  }

  @Test func `says what reproduced a count, how and when the page was changed`() throws {
    let entry = PageHistory.Entry(first: "2026-03-01T12:00:00Z", last: "2026-03-05T12:00:00Z")
    let history = PageHistory(["content/guidelines/closures.md": entry])
    let options = RenderOptions(engine: "Bodycheck 1.0, Swift 6.3", history: history)
    let files = try render(
      ExampleSite.site,
      results: ExampleSite.results,
      theme: Self.theme.get(),
      options: options
    )
    let page = try #require(files.first { $0.path == "guidelines/closures.html" })
    #expect(
      String(decoding: page.bytes, as: UTF8.self).contains(
        "Reproduced <span class=\"status-detail\">by Bodycheck 1.0, Swift 6.3 · debug · profile ios27 · page of 2026-03-05"
      )
    )
  }

  @Test func `has a file for Xcode beside each program that runs`() {
    let file = Self.page("guidelines/closures/bare-closure.swift")
    #expect(file.contains("var body: some View { let _ = Bodycheck.ran(\"CardScreen\");"))
    #expect(file.contains(#"steps: ["present", "hover \"Card\"", "tap \"Open\""]"#))
    #expect(
      Self.page("guidelines/closures.html")
        .contains(#"<a href="closures/bare-closure.swift" download>"#)
    )
    #expect(Self.files["guidelines/handlers/compare.swift"] == nil)
  }

  @Test func `calls nothing verified`() {
    for (path, text) in Self.files where path.hasSuffix(".html") {
      #expect(!text.contains("Verified"), "\(path)")
      #expect(!text.contains("are verified"), "\(path)")
    }
  }

  @Test func `leads from a former address to the page`() {
    #expect(Self.page("guidelines/old-closures.html").contains(#"content="0; url=closures.html""#))
  }

  @Test func `names its address only where one is given`() throws {
    let theme = try Self.theme.get()
    let options = RenderOptions(baseURL: "https://example.com/base")
    let files = try render(ExampleSite.site, results: [], theme: theme, options: options)
    let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
    let address =
      #"<link rel="canonical" href="https://example.com/base/guidelines/closures.html">"#
    #expect(texts.contains { $0.contains(address) })
    #expect(texts.contains { $0.contains(#"href="/base/topics/environment.html""#) })
    #expect(!Self.files.values.contains { $0.contains("rel=\"canonical\"") })
  }

  /// A server shows it for missing addresses in any folder.
  @Test(arguments: ["https://example.com/docs/", "https://example.com", nil])
  func `links on the page for missing addresses from the root of the server`(_ address: String?)
    throws
  {
    let options = RenderOptions(baseURL: address, basePath: address == nil ? "/" : nil)
    let files = try render(
      ExampleSite.site,
      results: [],
      theme: Self.theme.get(),
      options: options
    )
    let page = try #require(
      files.first { $0.path == "404.html" }.map { String(decoding: $0.bytes, as: UTF8.self) }
    )
    let links = page.matches(of: #/(?:href|src|action|data-root)="([^"]*)"/#).map(\.1)
      .filter { !$0.hasPrefix("#") && !$0.hasPrefix("https://") }
    let base = address?.hasSuffix("docs/") == true ? "/docs/" : "/"
    #expect(links.count > 12 && links.filter { !$0.hasPrefix(base) } == [])
  }

  @Test func `maps itself only where its address is known`() throws {
    let options = RenderOptions(baseURL: "https://example.com/base/")
    let files = try render(
      ExampleSite.site,
      results: [],
      theme: Self.theme.get(),
      options: options
    )
    let map = try #require(files.first { $0.path == "sitemap.xml" })
    let text = String(decoding: map.bytes, as: UTF8.self)
    #expect(text.contains("<loc>https://example.com/base/guidelines/closures.html</loc>"))
    #expect(!text.contains("404"))
    #expect(Self.files["sitemap.xml"] == nil)
    #expect(Self.page("robots.txt") == "User-agent: *\nAllow: /\n")
  }

  @Test func `has the Markdown of each page`() {
    #expect(Self.page("guidelines/closures.md").hasPrefix(ExampleSite.closures.source.text))
    #expect(Self.page("guidelines/closures.html").contains(#"href="../guidelines/closures.md""#))
  }

  @Test func `tells programs what was measured`() {
    #expect(
      Self.page("guidelines.json").contains(
        #"{"step":"present, 5 host passes","column":"OpenButton","stated":6,"measured":6}"#
      )
    )
    #expect(Self.page("guidelines.json").contains(#""verdict":"avoid","rules":["ENV-3"]"#))
    #expect(
      Self.page("guidelines.json")
        .contains(
          #""confidence":"medium","evidence":{"kind":"seen","reason":"1 device log on iOS 17"#
        )
    )
    #expect(Self.page("guidelines.json").contains(##","url":"rules/reading.html#env-3"}"##))
  }
}
