import Escaping
import Guidelines
import Mustache

/// The pages that list others: topics, tags, sources and the index.
struct ListingPages {
  let context: RenderContext

  /// The maximum number of cards per page.
  private static let maxCards = 60
  /// The maximum number of index lines per page.
  private static let maxEntries = 120

  func topic(_ topic: SiteMap.Topic) throws(TemplateProblem) -> [OutputFile] {
    var layout = LayoutModel(
      context: context,
      path: topic.path,
      kind: "topic",
      title: topic.title,
      description: context.map.introduction(of: topic.title)
        ?? "Guidelines and reference pages about this topic."
    )
    layout.topic = topic.title
    return try cards(topic.pages, layout)
  }

  func tag(_ tag: SiteMap.Tag) throws(TemplateProblem) -> [OutputFile] {
    // A topic of that name has the introduction.
    let isTopic = context.map.topics.contains { slug($0.title) == slug(tag.title) }
    let introduction = isTopic ? nil : context.map.introduction(of: tag.title)
    let layout = LayoutModel(
      context: context,
      path: tag.path,
      kind: "tag",
      title: "Tagged: \(tag.title)",
      description: introduction
        ?? "Pages about \(tag.title): \(tag.pages.prefix(3).map(\.title).joined(separator: "; "))"
    )
    return try cards(tag.pages, layout, with: ["filter": filter(tag)])
  }

  /// The list of guidelines with only those of a tag, if its filters have it.
  private func filter(_ tag: SiteMap.Tag) -> Value {
    let count = tag.guidelines.count
    guard count > 1, context.map.guidelines.count <= Self.maxEntries else { return false }
    let address = tag.path.link(to: SiteMap.index) + "?tag=" + percentEncoded(tag.title)
    return ["count": .integer(count), "href": .string(address)]
  }

  /// An article, with the pages that cite it.
  func source(_ page: Page) throws(TemplateProblem) -> [OutputFile] {
    let path = page.sitePath
    let layout = LayoutModel(page, context: context)
    let facts = PageFacts(page: page, context: context).value
    return try cards(
      context.map.pages(citing: page.name),
      layout,
      with: [
        "listTitle": "Pages that cite it",
        "markdown": .string(page.markdownPath),
        "tally": .string(page.claimTally),
        "byline": .string(byline(of: page)),
        "original": page.frontMatter[.url].flatMap { $0.hasPrefix("https://") ? .string($0) : nil }
          ?? false,
        "crumbs": [
          [
            "title": .string(context.siteName),
            "href": .string(path.link(to: SiteMap.home)),
          ],
          ["title": "Sources", "href": .string(path.link(to: SiteMap.sourcesIndex))],
        ],
        "body": .markup(try PageBody(page, context: context).html()),
        "hasFacts": .boolean(!facts.isEmpty),
        "facts": .list(facts),
        "actions": PageActions(page: page, context: context).value,
      ]
    )
  }

  /// Cards of pages, after what only the first part shows.
  private func cards(
    _ all: [Page],
    _ layout: LayoutModel,
    with own: Members = [:]
  ) throws(TemplateProblem) -> [OutputFile] {
    let list = PagedList(
      layout: layout,
      template: "listing",
      items: all,
      size: Self.maxCards
    )
    return try list.files { pages, path in
      let title = all.count == 1 ? "1 page" : "\(all.count) pages"
      var members: Members = [
        "body": "",
        "listTitle": .string(title),
        "hasPages": .boolean(!pages.isEmpty),
        "pages": .list(pages.map { context.card(of: $0, from: path) }),
      ]
      members.merge(path == layout.path ? own : ["contents": false]) { _, new in new }
      return members
    }
  }

  /// All guidelines by topic, with filters.
  func index() throws(TemplateProblem) -> [OutputFile] {
    let layout = LayoutModel(
      context: context,
      path: SiteMap.index,
      kind: "index",
      title: "All guidelines",
      description: "Every guideline, by topic, impact or measured difference."
    )
    let topics = context.map.topics.filter { $0.pages.contains(where: \.kind.isAdvice) }
    let facets = GuidelineFacets(context)
    let pages = topics.flatMap { topic in
      topic.pages.filter(\.kind.isAdvice).map { (topic: topic, page: $0) }
    }
    let list = PagedList(layout: layout, template: "index", items: pages, size: Self.maxEntries)
    return try list.files { entries, path in
      let byTopic = Dictionary(grouping: entries, by: \.topic.title)
      let sections = topics.compactMap { topic in
        byTopic[topic.title].map { section(topic, $0.map(\.page), facets, from: path) }
      }
      let members: Members = [
        "isWhole": .boolean(list.isWhole),
        "sections": .list(sections),
        "allTopics": .list(topics.map { .string($0.title) }),
        "impacts": .list(Impact.allCases.map(\.value)),
        "evidences": .list(
          Evidence.Kind.allCases.reversed().map {
            ["evidence": .string($0.rawValue), "words": .string($0.words)]
          }
        ),
      ]
      return members.merging(facets.choices) { own, _ in own }
    }
  }

  private func section(
    _ topic: SiteMap.Topic,
    _ pages: [Page],
    _ facets: GuidelineFacets,
    from path: SitePath
  ) -> Value {
    [
      "title": .string(topic.title),
      "id": .string("topic-" + slug(topic.title)),
      "href": .string(path.link(to: topic.path)),
      "pages": .list(pages.map { context.entry(of: $0, facets, from: path) }),
    ]
  }

  /// The articles with the outcomes of their claims.
  func sources() throws(TemplateProblem) -> [OutputFile] {
    let layout = LayoutModel(
      context: context,
      path: SiteMap.sourcesIndex,
      kind: "sources",
      title: "Sources",
      description:
        "The articles and talks that the guidelines examine, and the outcomes of their claims."
    )
    let list = PagedList(
      layout: layout,
      template: "sources",
      items: context.map.pages.filter(\.kind.isSource).sortedByTitle,
      size: Self.maxEntries
    )
    return try list.files { pages, path in
      ["sources": .list(pages.map { entry(ofSource: $0, from: path) })]
    }
  }

  private func entry(ofSource page: Page, from path: SitePath) -> Value {
    [
      "title": .string(page.title),
      "href": .string(path.link(to: page.sitePath)),
      "summary": .string(page.summary),
      "details": .string(byline(of: page)),
      "tally": .string(page.claimTally),
    ]
  }

  /// Who wrote an article, and when.
  private func byline(of page: Page) -> String {
    [page.frontMatter[.author], page.frontMatter[.published]].compactMap { $0 }
      .joined(separator: ", ")
  }
}
