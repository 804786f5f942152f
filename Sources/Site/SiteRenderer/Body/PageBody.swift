import Guidelines
import Markdown
import Mustache

/// A page's text as HTML, including scenarios with their runs.
struct PageBody {
  let page: Page
  let context: RenderContext
  /// The page that shows the text; usually its own.
  let path: SitePath
  /// What the page's head compares.
  let comparison: CountComparison?
  /// The blocks after the title.
  let blocks: [Block]

  init(_ page: Page, context: RenderContext, path: SitePath? = nil) {
    self.page = page
    self.context = context
    self.path = path ?? page.sitePath
    comparison = CountComparison(of: page, results: context.results)
    var blocks = Array(page.document.blocks)
    let title = blocks.firstIndex {
      if case .heading(let heading) = $0 { heading.level == 1 } else { false }
    }
    if let title { blocks.remove(at: title) }
    self.blocks = blocks
  }

  /// The body without the title, which is in the page's header.
  func html() throws(TemplateProblem) -> [UInt8] {
    let (introduction, rest) = try parts()
    return introduction + rest
  }

  /// What stands before the first section, and the rest.
  func parts() throws(TemplateProblem) -> (introduction: [UInt8], rest: [UInt8]) {
    var markup = BodyMarkup()
    markup.replacements = try scenarios()
    let counts = CountLinks(page: page, results: context.results)
    markup.linkReplacement = { counts.markup(for: $0) }
    markup.destination = { destination(of: $0) }
    markup.image = { image($0) }
    let rules = RuleLinks(path: path, context: context)
    markup.textReplacement = { rules.add($0, to: &$1) }
    try addRules(to: &markup)
    try addClaims(to: &markup)
    foldVariations(in: &markup)
    let start = blocks.firstIndex { $0.heading != nil } ?? blocks.endIndex
    var (introduction, rest): ([UInt8], [UInt8]) = ([], [])
    rest.reserveCapacity(3 * page.source.bytes.count)
    markup.add(blocks[..<start], to: &introduction)
    markup.add(blocks[start...], to: &rest)
    return (introduction, rest)
  }

  private func scenarios() throws(TemplateProblem) -> [Int: String] {
    var markup: [Int: String] = [:]
    for scenario in page.scenarios {
      let results = context.results.results(of: scenario, on: page)
      let rules = scenario.rules.compactMap { context.item(of: $0.id, from: path) }
      let model = ScenarioModel(
        scenario: scenario,
        page: page,
        results: results,
        rules: rules,
        evidence: context.evidence(of: scenario, on: page),
        stamp: context.stamp(of: page),
        isCompared: [comparison?.avoid, comparison?.prefer].contains {
          $0?.scenario == scenario.name
        }
      ).value
      markup[scenario.codeBlock.range.lowerBound] = try context.render("scenario", model)
      for table in scenario.tables { markup[table.range.lowerBound] = "" }
      for console in scenario.consoles { markup[console.codeBlock.range.lowerBound] = "" }
      if page.observation != nil {
        let outcome = context.outcome(of: scenario, on: page)
        for log in ObservedComparison(of: scenario, with: outcome).logs {
          markup[log.console.codeBlock.range.lowerBound] =
            try context.render("observed-log", log.model)
        }
      }
      for (index, observed) in scenario.observed.enumerated() {
        markup[observed.table.range.lowerBound] = try context.render(
          "observed",
          observedModel(observed, at: index, of: scenario)
        )
        if let line = blocks.last(where: observed.isIntroduced) {
          markup[line.range.lowerBound] = ""
        }
      }
    }
    return markup
  }

  private func observedModel(
    _ observed: ObservedTable,
    at index: Int,
    of scenario: Scenario
  ) -> Value {
    let name = observed.citation?.source ?? ""
    let source = context.map.page(slug: "sources/" + name)
    let run = context.outcome(of: scenario, on: page)?.run
    let counts = observed.compared(with: run, of: scenario)
    return [
      "id": .string(page.anchor(ofObserved: index, of: scenario)),
      "source": .string(source?.title ?? name),
      "href": .string(source.map { context.link(from: page, to: $0) } ?? ""),
      "remark": .string(observed.citation?.note ?? ""),
      "table": observed.model(counts, caption: "Observed counts of \(scenario.name)"),
    ]
  }

  /// The destination of a page's link in the site, where pages are `.html` files; `nil` for no link.
  private func destination(of link: String) -> String? {
    // Browsers leave out controls and read '\\' as '/', so that other sites could look like pages of this one.
    let link = link.contains { $0 <= " " || $0 == "\\" } ? percentEncodingControls(link) : link
    if scheme(ofLink: link) != nil { return isLinkOut(link) ? link : nil }
    guard !link.isEmpty, let target = LinkTarget(link, on: page) else { return nil }
    let anchor = target.fragment.isEmpty ? "" : "#" + percentEncoded(target.fragment)
    if target.path == page.path, path == page.sitePath, target.query.isEmpty {
      return anchor.isEmpty ? "#" : anchor
    }
    let other = context.map.page(at: target.path)?.sitePath ?? SitePath(target.sitePath.asHTML)
    return path.link(to: other) + target.query + anchor
  }

  private func percentEncodingControls(_ link: String) -> String {
    link.unicodeScalars.map { scalar in
      scalar.value <= 0x20 || scalar == "\\" ? percentEncoded(String(scalar)) : String(scalar)
    }.joined()
  }

  /// The file of an image, if it belongs to the site; nothing is loaded from other servers.
  private func image(_ link: Link) -> ImageMarkup? {
    guard let file = context.map.image(at: page.resolved(link.destination)),
      let size = file.size
    else { return nil }
    let address = path.link(to: SitePath(file.sitePath))
    return ImageMarkup(address: address, size: size)
  }
}

extension String {
  /// The path of the HTML file of a page; any other path as it is.
  fileprivate var asHTML: String { hasSuffix(".md") ? dropLast(3) + ".html" : self }
}
