import Guidelines
import Mustache

/// A guideline or a reference page.
struct GuidelinePage {
  let document: PageDocument
  let context: RenderContext

  private var page: Page { document.page }

  func file() throws(TemplateProblem) -> OutputFile {
    let path = context.map.path(of: page)
    var layout = LayoutModel(
      context: context,
      path: path,
      kind: page.kind.rawValue,
      title: page.title,
      description: page.summary
    )
    layout.page = page
    layout.topic = page.topic
    layout.headings = page.contentHeadings
    let body = PageBody(document, context: context)
    let comparison = CountComparison(of: page, results: context.results)
    let facts = PageFacts(page: page, context: context).value
    let steps = neighbors
    return try layout.file(
      "guideline",
      [
        "twin": .string(page.slug + ".md"),
        "crumbs": .list(crumbs),
        "status": status,
        "hasTags": .boolean(!page.tags.isEmpty),
        "tags": .list(page.tags.map(tag)),
        "asksForLine": .boolean(body.showsPrintedLines),
        "comparison": comparison?.model(of: page, link: "") ?? false,
        "body": .markup(try body.html()),
        "hasFacts": .boolean(!facts.isEmpty),
        "facts": .list(facts),
        "actions": PageActions(page: page, context: context).value,
        "hasSteps": .boolean(!steps.isEmpty),
        "steps": .list(steps),
      ]
    )
  }

  private func tag(_ name: String) -> Value {
    let target = SiteMap.path(ofTag: name)
    let link = target.map { context.map.path(of: page).link(to: $0) }
    return ["title": .string(name), "href": link.map { .string($0) } ?? false]
  }

  private var crumbs: [Value] {
    let path = context.map.path(of: page)
    var crumbs: [Value] = [
      ["title": .string(context.options.siteName), "href": .string(path.link(to: SiteMap.home))]
    ]
    if let topic = context.map.topic(of: page) {
      crumbs.append(["title": .string(topic.title), "href": .string(path.link(to: topic.path))])
    }
    return crumbs
  }

  /// What became of all runs, in a sentence.
  private var status: Value {
    let tally = context.results.tally(of: [page])
    guard tally.all > 0 else { return false }
    let isVerified = tally.all == tally.verified
    let text =
      isVerified
      ? "All \(tally.all) runs on this page are verified"
      : "\(tally.all - tally.verified) of \(tally.all) runs differ from what this page states"
    return [
      "status": isVerified ? "verified" : "failed",
      "icon": isVerified ? "icon-verified" : "icon-failed",
      "text": .string(tally.all == 1 && isVerified ? "The run on this page is verified" : text),
    ]
  }

  /// The previous and the next page of the topic.
  private var neighbors: [Value] {
    guard let topic = context.map.topic(of: page), let index = topic.place(of: page) else {
      return []
    }
    let around = [("prev", "Previous", index - 1), ("next", "Next", index + 1)]
    return around.compactMap { relation, label, place in
      topic.pages.element(at: place).map { other in
        [
          "rel": .string(relation),
          "label": .string(label),
          "title": .string(other.title),
          "href": .string(context.link(from: page, to: other)),
        ]
      }
    }
  }
}

extension Page {
  /// The headings that "On this page" lists.
  var contentHeadings: [(title: String, anchor: String, level: Int)] {
    headings.filter { (2...3).contains($0.level) }.map { ($0.text, $0.anchor, $0.level) }
  }
}

extension PageBody {
  /// Whether the page explains lines of `_printChanges`.
  fileprivate var showsPrintedLines: Bool {
    blocks.contains { block in
      if case .codeBlock(let block) = block { block.isPrintedLine } else { false }
    }
  }
}
