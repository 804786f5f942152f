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
      "body": .html(try PageBody(page: page, context: context).html()),
      "hasFacts": .boolean(!facts.isEmpty),
      "facts": .list(facts),
      "actions": PageActions(page: page, context: context).value,
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
      description: "Every page of this site, by topic and from A to Z."
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
      "alphabet": .list(alphabet(from: path)),
    ])
    return OutputFile(path: path.text, text: try context.render("index", model))
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
    context.map.pages.filter { $0.kind != .home }
      .sorted { ($0.title.lowercased(), $0.path) < ($1.title.lowercased(), $1.path) }
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
