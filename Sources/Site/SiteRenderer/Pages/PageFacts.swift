import Guidelines
import Mustache

/// A page's sources, rules, related pages and publication data.
struct PageFacts {
  let page: Page
  let context: RenderContext

  /// The key `facts` of `facts.mustache`.
  var value: [Value] {
    [
      fact("Sources", sources),
      fact("Engine rules shown", rules, isFolded: rules.count > 3),
      fact("Related", related),
      fact(
        "System",
        [page.observation?.os, page.observation?.device].compactMap { $0.map(plain) }
      ),
      fact("Evidence", [page.observation?.evidence?.words].compactMap { $0.map(plain) }),
      fact("Confidence", [page.observation?.confidence?.rawValue].compactMap { $0.map(plain) }),
      fact("Written by", [page.frontMatter[.author]].compactMap { $0.map(plain) }),
      fact("Published", [page.frontMatter[.published]].compactMap { $0.map(plain) }),
      fact("Original", [page.frontMatter[.url]].compactMap { $0.map(original) }),
    ]
    .compactMap { $0 }
  }

  /// The cited sources, unless the page has its own section about them.
  private var sources: [Value] {
    if page.headings.contains(where: { $0.text == "Sources" }) { return [] }
    return page.sources.map { item($0, at: "sources/" + $0) }
  }

  private var rules: [Value] {
    page.rules.map { id in
      guard let rule = context.item(of: id, from: page.sitePath) else { return plain("\(id)") }
      return ["title": .string("\(rule.title) (\(id))"), "href": .string(rule.href)]
    }
  }

  private var related: [Value] {
    let unknown = page.related.filter { context.map.page(slug: $0) == nil }.map(plain)
    return unknown
      + context.map.pages(relatedTo: page).map { other in
        ["title": .string(other.title), "href": .string(context.link(from: page, to: other))]
      }
  }

  private func fact(_ term: String, _ items: [Value], isFolded: Bool = false) -> Value? {
    guard !items.isEmpty else { return nil }
    return [
      "term": .string(term), "items": .list(items),
      "folded": isFolded ? .string("\(items.count) rules") : false,
    ]
  }

  private func item(_ name: String, at slug: String) -> Value {
    guard let target = context.map.page(slug: slug) else { return plain(name) }
    return [
      "title": .string(target.title), "href": .string(context.link(from: page, to: target)),
    ]
  }

  private func plain(_ text: String) -> Value { ["title": .string(text), "href": false] }

  private func original(_ url: String) -> Value {
    guard url.hasPrefix("https://") || url.hasPrefix("http://") else { return plain(url) }
    return ["title": .string(url), "href": .string(url)]
  }
}
