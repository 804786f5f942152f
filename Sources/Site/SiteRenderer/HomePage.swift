import Guidelines
import Markdown
import Mustache

/// The home page: its own text, and the guidelines as cards under the headings of their topics.
struct HomePage {
  let context: RenderContext

  /// `content/index.md`, if there is one.
  private var page: Page? { context.map.home }

  func file() throws(TemplateProblem) -> OutputFile {
    let layout = LayoutModel(
      context: context,
      path: SiteMap.home,
      kind: PageKind.home.name,
      schemaType: PageKind.home.schemaType,
      title: page?.title ?? context.options.siteName,
      description: page?.summary ?? ""
    )
    let text = page.map { PageBody($0, context: context) }
    var cards: [Int: String] = [:]
    var missing: [Value] = []
    for topic in context.map.topics {
      let model = section(topic)
      if let (heading, list) = location(of: topic, in: text?.blocks ?? []) {
        cards[heading] = try context.render("section", model)
        if let list { cards[list] = "" }
      } else {
        missing.append(model)
      }
    }
    let body = try text?.html(extra: cards) ?? []
    return try layout.file(
      "home",
      [
        "tally": .list(tally),
        "comparison": comparison,
        "body": .markup(body),
        "sections": .list(missing),
      ]
    )
  }

  /// The maximum number of cards on the page, and per topic if there are more.
  private static let maxCards = 110
  private static let fewestCards = 3

  private func section(_ topic: SiteMap.Topic) -> Value {
    let topics = context.map.topics
    let all = topics.reduce(0) { $0 + $1.pages.count }
    let most = all <= Self.maxCards ? all : max(Self.fewestCards, Self.maxCards / topics.count)
    let href = SiteMap.home.link(to: topic.path)
    return [
      "title": .string(topic.title),
      "id": .string(slug(topic.title)),
      "href": .string(href),
      "pages": .list(topic.pages.prefix(most).map { context.card(of: $0, from: SiteMap.home) }),
      "rest": topic.pages.count <= most
        ? false : ["href": .string(href), "count": .integer(topic.pages.count)],
    ]
  }

  /// The location of a topic's heading in the page's text, and the list below it that the cards replace.
  private func location(
    of topic: SiteMap.Topic,
    in blocks: [Block]
  ) -> (heading: Int, list: Int?)? {
    for (index, block) in blocks.enumerated() {
      guard case .heading(let heading) = block, heading.text == topic.title else { continue }
      if case .list(let list) = blocks.element(at: index + 1) {
        return (heading.range.lowerBound, list.range.lowerBound)
      }
      return (heading.range.lowerBound, nil)
    }
    return nil
  }

  private var tally: [Value] {
    let scenarios = context.map.pages.filter { $0.observation == nil }.reduce(0) {
      $0 + $1.scenarios.count
    }
    let runs = context.results.tally(of: context.map.pages.filter { $0.observation == nil })
    var tally = [("guidelines", context.map.guidelines.count), ("programs", scenarios)]
    if runs.all > 0 { tally.append(("of \(runs.all) runs reproduced", runs.verified)) }
    return tally.map { ["term": .string($0.0), "value": .integer($0.1)] }
  }

  /// The biggest difference on any page.
  private var comparison: Value {
    var best: (comparison: CountComparison, page: Page)?
    for page in context.map.guidelines {
      guard let comparison = CountComparison(of: page, results: context.results) else { continue }
      if comparison.saved > best?.comparison.saved ?? 0 { best = (comparison, page) }
    }
    guard let best else { return false }
    let link = SiteMap.home.link(to: best.page.sitePath)
    return best.comparison.model(of: best.page, link: link)
  }
}
