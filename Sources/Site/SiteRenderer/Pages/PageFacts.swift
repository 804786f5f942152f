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
      fact("Engine rules shown", rules, of: "rules"),
      fact("Observed on SwiftUI", observations, of: "observations"),
      fact("Guidelines that rest on it", guidelines, of: "guidelines"),
      fact("Related", related),
      fact("Pages that lead here", leadingHere, of: "pages"),
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
    if let reason = page.frontMatter[.withoutRule] { return [plain(reason)] }
    return page.rules.map { id in
      guard let rule = context.item(of: id, from: page.sitePath) else { return plain("\(id)") }
      return ["title": .string("\(rule.title) (\(id))"), "href": .string(rule.href)]
    }
  }

  /// The maximum number of observations that a guideline lists; the pages of its rules list all.
  private static let maxObservations = 4

  /// The observations that a guideline's headline rests on.
  private var observations: [Value] {
    let all = context.evidenceIndex.observations(of: page)
    let shown = all.prefix(Self.maxObservations).map { record -> Value in
      let outcome = record.outcome == .agrees ? "" : " (\(record.outcome.rawValue))"
      return [
        "title": .string(record.page.title + outcome),
        "href": .string(context.link(from: page, to: record.page)),
      ]
    }
    return shown
      + (all.count > shown.count
        ? [plain("\(all.count - shown.count) more, on the pages of its rules")] : [])
  }

  /// The guidelines whose headlines rest on the rules of an observation.
  private var guidelines: [Value] {
    guard page.observation != nil else { return [] }
    return context.evidenceIndex.guidelines(restingOn: page.rules).map(link)
  }

  private var related: [Value] {
    page.related.map { slug in context.map.page(slug: slug).map(link) ?? plain(slug) }
  }

  /// The other pages that list this one as related.
  private var leadingHere: [Value] {
    context.map.pages(leadingTo: page).map(link)
  }

  private func link(to other: Page) -> Value {
    ["title": .string(other.title), "href": .string(context.link(from: page, to: other))]
  }

  /// A term with its items; with a noun, more than three of them are folded.
  private func fact(_ term: String, _ items: [Value], of noun: String? = nil) -> Value? {
    guard !items.isEmpty else { return nil }
    let folded = items.count > 3 ? noun.map { Value.string("\(items.count) \($0)") } : nil
    return ["term": .string(term), "items": .list(items), "folded": folded ?? false]
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
