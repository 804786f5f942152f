import Guidelines
import Mustache

/// A guideline or a reference page.
struct GuidelinePage {
  let page: Page
  let context: RenderContext

  /// The page, and the data of its schematic screens, if it has any.
  func files() throws(TemplateProblem) -> [OutputFile] {
    let body = PageBody(page, context: context)
    // A page that explains begins with its text, and has only the facts of its runs below.
    let leads = page.kind.isAdvice || page.observation != nil || body.comparison != nil
    let screens =
      leads ? ScreenModel(page, comparison: body.comparison, results: context.results) : nil
    return [try file(body, screens: screens, leads: leads)] + [screens?.file].compactMap { $0 }
  }

  private func file(
    _ body: PageBody,
    screens: ScreenModel?,
    leads: Bool
  ) throws(TemplateProblem) -> OutputFile {
    var layout = LayoutModel(page, context: context)
    layout.page = page
    layout.topic = page.topic
    let facts = PageFacts(page: page, context: context).value
    let steps = neighbors
    let (introduction, rest) = try body.parts()
    return try layout.file(
      "guideline",
      [
        "markdown": .string(page.markdownPath),
        "crumbs": .list(crumbs),
        "status": status,
        "evidence": context.evidence(of: page)?.value(from: page.sitePath) ?? false,
        "hasTags": .boolean(!page.tags.isEmpty),
        "tags": .list(page.tags.map(tag)),
        "asksForLine": .boolean(body.showsPrintedLines),
        "impact": page.impact?.value ?? false,
        "because": .string(page.frontMatter[.because] ?? ""),
        "measured": measured,
        "cite": cite,
        "versions": VersionStrip(page, results: context.results)?.value ?? false,
        "leads": .boolean(leads),
        "hasGlance": .boolean(!page.scenarios.isEmpty || page.impact != nil),
        "comparison": body.comparison?.model(of: page) ?? false,
        "change": body.comparison?.change(on: page, results: context.results) ?? false,
        "stage": screens?.value ?? false,
        "introduction": .markup(introduction),
        "body": .markup(rest),
        "hasFacts": .boolean(!facts.isEmpty),
        "facts": .list(facts),
        "install": installation,
        "asksForSource": .boolean([SiteMap.installation, SiteMap.about].contains(page.slug)),
        "actions": PageActions(page: page, context: context).value,
        "hasSteps": .boolean(!steps.isEmpty),
        "steps": .list(steps),
      ]
    )
  }

  private func tag(_ name: String) -> Value {
    let target = context.map.path(ofTag: name)
    let link = target.map { page.sitePath.link(to: $0) }
    return ["title": .string(name), "href": link.map { .string($0) } ?? false]
  }

  /// The id and the address by which a guideline is cited.
  private var cite: Value {
    guard page.kind.isAdvice else { return false }
    let path = page.sitePath
    let address = context.options.address(of: path) ?? path.link(to: path)
    return ["id": .string(page.name), "href": .string(address)]
  }

  /// Where the reader of a guideline gets the program.
  private var installation: Value {
    guard page.kind.isAdvice, let install = context.map.page(slug: SiteMap.installation) else {
      return false
    }
    return .string(context.link(from: page, to: install))
  }

  private var crumbs: [Value] {
    let path = page.sitePath
    var crumbs: [Value] = [
      ["title": .string(context.siteName), "href": .string(path.link(to: SiteMap.home))]
    ]
    if page.observation != nil {
      let target = SiteMap.observations
      crumbs.append(["title": "Engine and SwiftUI", "href": .string(path.link(to: target))])
    }
    if let topic = context.map.topic(of: page) {
      crumbs.append(["title": .string(topic.title), "href": .string(path.link(to: topic.path))])
    }
    return crumbs
  }

  /// The systems and builds that the runs stand for; `false` if nothing ran.
  private var measured: Value {
    let settings = page.scenarios.flatMap { context.results.results(of: $0, on: page) }.map(
      \.settings
    )
    guard !settings.isEmpty else { return false }
    let systems = Set(settings.map(\.profile.systemVersion)).sorted().map { "iOS \($0)" }
    let builds = Set(settings.map(\.configuration)).sorted().map(\.rawValue)
    return .string(
      systems.joined(separator: ", ") + " · " + builds.joined(separator: " and ")
        + (builds.count == 1 ? " build" : " builds")
    )
  }

  /// The results of all runs, in a sentence.
  private var status: Value {
    if let record = context.evidenceIndex.record(of: page) {
      let text = record.reason.isEmpty ? record.outcome.words : record.reason
      return [
        "status": record.outcome == .agrees ? "verified" : "failed",
        "icon": .string(record.outcome.icon), "text": .string(text),
      ]
    }
    let tally = context.results.tally(of: [page])
    guard tally.all > 0 else { return false }
    let isVerified = tally.all == tally.verified
    let text =
      isVerified
      ? "All \(tally.all) runs give the counts that this page states"
      : "\(tally.all - tally.verified) of \(tally.all) runs differ from what this page states"
    return [
      "status": isVerified ? "verified" : "failed",
      "icon": isVerified ? "icon-verified" : "icon-failed",
      "text": .string(
        tally.all == 1 && isVerified
          ? "The run gives the counts that this page states" : text
      ),
    ]
  }

  /// The previous and the next page of the topic.
  private var neighbors: [Value] {
    guard let topic = context.map.topic(of: page), let index = topic.index(of: page) else {
      return []
    }
    let around = [("prev", "Previous", index - 1), ("next", "Next", index + 1)]
    return around.compactMap { relation, label, index in
      topic.pages.element(at: index).map { other in
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

extension PageBody {
  /// Whether the page explains lines of `_printChanges`.
  fileprivate var showsPrintedLines: Bool {
    blocks.contains { block in
      if case .codeBlock(let block) = block { block.isPrintedLine } else { false }
    }
  }
}
