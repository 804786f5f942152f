import Guidelines
import Mustache

/// The pages that lead to others: topics, sources, the index, and the one for dead addresses.
struct ListingPages {
  let context: RenderContext

  func topic(_ topic: SiteMap.Topic) throws(TemplateProblem) -> OutputFile {
    var layout = LayoutModel(
      context: context,
      path: topic.path,
      kind: "topic",
      title: topic.title,
      description: "Guidelines and reference pages about this topic."
    )
    layout.topic = topic.title
    let model = layout.page([
      "body": "",
      "hasPages": true,
      "pages": .list(topic.pages.map { context.card(of: $0, from: topic.path) }),
    ])
    return OutputFile(path: topic.path.text, text: try context.render("listing", model))
  }

  func tag(_ tag: SiteMap.Tag) throws(TemplateProblem) -> OutputFile {
    let layout = LayoutModel(
      context: context,
      path: tag.path,
      kind: "tag",
      title: "Tagged: \(tag.title)",
      description: "Every page with this tag."
    )
    let model = layout.page([
      "body": "",
      "hasPages": true,
      "pages": .list(tag.pages.map { context.card(of: $0, from: tag.path) }),
    ])
    return OutputFile(path: tag.path.text, text: try context.render("listing", model))
  }

  func source(_ page: Page) throws(TemplateProblem) -> OutputFile {
    let path = context.map.path(of: page)
    var layout = LayoutModel(
      context: context,
      path: path,
      kind: "source",
      title: page.title,
      description: page.summary
    )
    layout.headings = page.contentHeadings
    let citing = context.map.pages(citing: page.name)
    let facts = PageFacts(page: page, context: context).value
    let model = layout.page([
      "twin": .string(page.slug + ".md"),
      "tally": .string(page.claimTally),
      "crumbs": [
        ["title": .string(context.options.siteName), "href": .string(path.link(to: SiteMap.home))],
        ["title": "Sources", "href": .string(path.link(to: SiteMap.sourcesIndex))],
      ],
      "body": .html(try PageBody(page: page, context: context).html()),
      "hasFacts": .boolean(!facts.isEmpty),
      "facts": .list(facts),
      "hasPages": .boolean(!citing.isEmpty),
      "pages": .list(citing.map { context.card(of: $0, from: path) }),
    ])
    return OutputFile(path: path.text, text: try context.render("listing", model))
  }

  func index() throws(TemplateProblem) -> OutputFile {
    let path = SiteMap.index
    let layout = LayoutModel(
      context: context,
      path: path,
      kind: "index",
      title: "All guidelines",
      description: "Every page of this site by topic, to be narrowed down by verdict and tag."
    )
    let sections = context.map.topics.map { topic -> Value in
      [
        "title": .string(topic.title),
        "id": .string("topic-" + slug(topic.title)),
        "pages": .list(topic.pages.map { context.card(of: $0, from: path) }),
      ]
    }
    let tags = Set(context.map.topics.flatMap { $0.pages.flatMap(\.tags) }).sorted()
    let model = layout.page([
      "sections": .list(sections),
      "allTags": .list(tags.map { .string($0) }),
    ])
    return OutputFile(path: path.text, text: try context.render("index", model))
  }

  /// The articles with what became of their claims.
  func sources() throws(TemplateProblem) -> OutputFile {
    let path = SiteMap.sourcesIndex
    let layout = LayoutModel(
      context: context,
      path: path,
      kind: "sources",
      title: "Sources",
      description:
        "The articles and talks that the guidelines examine, and what became of their claims."
    )
    let sources = context.map.pages.filter { $0.kind == .source }.sortedByTitle.map {
      page -> Value in
      let details = [page.frontMatter[.author], page.frontMatter[.published]].compactMap { $0 }
      return [
        "title": .string(page.title),
        "href": .string(path.link(to: context.map.path(of: page))),
        "summary": .string(page.summary),
        "details": .string(details.joined(separator: ", ")),
        "tally": .string(page.claimTally),
      ]
    }
    let model = layout.page(["sources": .list(sources)])
    return OutputFile(path: path.text, text: try context.render("sources", model))
  }

  /// Every page by the first letter of its title.
  func alphabet() throws(TemplateProblem) -> OutputFile {
    let path = SiteMap.alphabet
    let layout = LayoutModel(
      context: context,
      path: path,
      kind: "alphabet",
      title: "A to Z",
      description: "Every page of this site by its title."
    )
    let pages = context.map.pages.filter { $0.kind != .home }.sortedByTitle
    let letters = Dictionary(grouping: pages, by: letter).sorted { $0.key < $1.key }
    let model = layout.page([
      "letters": .list(
        letters.map { letter, pages in
          [
            "letter": .string(letter),
            "id": .string("letter-" + letter.lowercased()),
            "pages": .list(
              pages.map { page in
                [
                  "title": .string(page.title),
                  "href": .string(path.link(to: context.map.path(of: page))),
                ]
              }
            ),
          ]
        }
      )
    ])
    return OutputFile(path: path.text, text: try context.render("alphabet", model))
  }

  /// The first letter of a page's title without marks, such as backticks; `0` where it has none.
  private func letter(of page: Page) -> String {
    page.title.first(where: \.isLetter).map { $0.uppercased() } ?? "0"
  }

  /// The page that servers show for an address that leads nowhere; its links start at the base URL,
  /// because the address may be of any depth.
  func notFound() throws(TemplateProblem) -> OutputFile {
    let path = SitePath("404.html")
    let layout = LayoutModel(
      context: context,
      path: path,
      kind: "not-found",
      title: "There is no page here",
      description: "It may have been renamed. These are all pages there are."
    )
    var own: [String: Value] = ["alphabet": .list(alphabet(from: path)), "showsTopics": false]
    if let base = context.options.basePath {
      own["root"] = .string(base)
      own["alphabet"] = .list(alphabet(from: path, prefix: base))
    }
    return OutputFile(path: path.text, text: try context.render("not-found", layout.page(own)))
  }

  private func alphabet(from path: SitePath, prefix: String = "") -> [Value] {
    context.map.pages.filter { $0.kind != .home }.sortedByTitle
      .map { page in
        let link = path.link(to: context.map.path(of: page))
        return ["title": .string(page.title), "href": .string(prefix + link)]
      }
  }
}

extension RenderOptions {
  /// The path part of the base URL with a `/` at its end, or `nil` without a base URL.
  fileprivate var basePath: String? {
    guard let baseURL else { return nil }
    let parts = baseURL.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let hasHost = baseURL.contains("://")
    let folders = hasHost ? parts.dropFirst(2) : parts[...]
    return "/" + folders.map { $0 + "/" }.joined()
  }
}
