import Guidelines
import Mustache

/// The home page: an introduction, the lookup field, starting points, a guideline's code beside its running screens,
/// and the most important guidelines.
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
      title: page?.title ?? context.siteName,
      description: page?.summary ?? ""
    )
    let text = page.map { PageBody($0, context: context) }
    let first = context.map.guidelinesByImpact.prefix(10)
    return try layout.file(
      "home",
      [
        "about": context.map.page(slug: SiteMap.about).map {
          .string(SiteMap.home.link(to: $0.sitePath))
        } ?? false,
        "diagnosis": try diagnosis(),
        "doors": .list(doors),
        "example": example,
        "first": .list(first.map { context.card(of: $0, from: SiteMap.home) }),
        "figures": .list(figures),
        "body": .markup(try text?.html() ?? []),
      ]
    )
  }

  /// The text of the page that leads from a printed line to advice; the field's script looks there.
  private func diagnosis() throws(TemplateProblem) -> Value {
    guard let page = context.map.page(slug: SiteMap.diagnosis) else { return false }
    let body = PageBody(page, context: context, path: SiteMap.home)
    return [
      "href": .string(SiteMap.home.link(to: page.sitePath)),
      "body": .markup(try body.html()),
    ]
  }

  /// The change and the screens of the page that `content/index.md` names first as related.
  private var example: Value {
    guard let slug = page?.related.first, let shown = context.map.page(slug: slug),
      let comparison = CountComparison(of: shown, results: context.results),
      let screens = ScreenModel(shown, comparison: comparison, results: context.results)
    else { return false }
    return [
      "title": .string(shown.title),
      "summary": .string(shown.summary),
      "href": .string(SiteMap.home.link(to: shown.sitePath)),
      "difference": comparison.difference(on: shown),
      "stage": screens.value,
    ]
  }

  /// Starting points: those that `content/index.md` names, and the guidelines.
  private var doors: [Value] {
    let map = context.map
    let doors = map.starts.map { door($0.title, to: $0.page.sitePath, $0.page.summary) }
    let topics = Set(map.guidelines.compactMap(\.topic)).count
    let words = "\(map.guidelines.count) guidelines in \(topics) topics, by impact and evidence."
    return doors + [door("Browse", to: SiteMap.index, words)]
  }

  private func door(_ name: String, to path: SitePath, _ words: String) -> Value {
    [
      "name": .string(name), "words": .string(words),
      "href": .string(SiteMap.home.link(to: path)),
    ]
  }

  /// Evidence for the counts.
  private var figures: [Value] {
    let pages = context.map.pages.filter { $0.observation == nil }
    let runs = context.results.tally(of: pages)
    let programs = pages.reduce(0) { $0 + $1.scenarios.count }
    var figures = observed
    figures.append(figure("\(programs)", "complete programs, compiled and run for each build", nil))
    if runs.all > 0 {
      figures.append(figure("\(runs.verified) of \(runs.all)", "runs give the stated counts", nil))
    }
    return figures
  }

  /// How far observations of Apple's SwiftUI agree, the strongest evidence first.
  private var observed: [Value] {
    let records = context.evidenceIndex.records
    let outcomes = records.map(\.outcome)
    let contested = outcomes.count { $0 == .contested }
    let absent = outcomes.count { $0 == .notExpressible }
    var figures = [
      comparison(
        records.filter(\.isRun),
        "logs of devices and tests of Apple’s SwiftUI agree with the engine"
      ),
      comparison(
        records.filter { !$0.isRun },
        "articles, texts by Apple and re-implementations agree"
      ),
    ].compactMap { $0 }
    guard !figures.isEmpty else { return [] }
    if contested > 0 {
      let words = "observations are contested: sources disagree"
      figures.append(figure("\(contested)", words, SiteMap.observations))
    }
    if absent > 0 {
      let words = "observations need something that the engine lacks"
      figures.append(figure("\(absent)", words, SiteMap.observations))
    }
    let kinds = context.map.guidelines.compactMap { context.evidence(of: $0)?.kind }
    let words = "guidelines rest on rules that such logs or tests show, at least in part"
    let seen = kinds.count { $0 >= .partly }
    if !kinds.isEmpty { figures.append(figure("\(seen) of \(kinds.count)", words, SiteMap.index)) }
    return figures
  }

  /// How many observations the engine agrees with; none if none can be compared.
  private func comparison(_ records: [ObservationRecord], _ words: String) -> Value? {
    let agrees = records.count { $0.outcome == .agrees }
    let compared = agrees + records.count { $0.outcome == .differs }
    return compared > 0
      ? figure("\(agrees) of \(compared)", words, SiteMap.observations) : nil
  }

  private func figure(_ number: String, _ words: String, _ path: SitePath?) -> Value {
    [
      "number": .string(number), "words": .string(words),
      "href": path.map { .string(SiteMap.home.link(to: $0)) } ?? false,
    ]
  }
}

extension SiteMap {
  /// The guidelines, most important first: by impact, then by how many others refer to one.
  var guidelinesByImpact: [Page] {
    let keyed = guidelines.map { page in
      let related = page.related.count + pages(leadingTo: page).count
      return (impact: page.impactRank, related: -related, page: page)
    }
    return keyed.sorted {
      ($0.impact, $0.related, $0.page.path) < ($1.impact, $1.related, $1.page.path)
    }
    .map(\.page)
  }
}

extension Page {
  /// The impact as a number, highest first; the last one for a page without.
  var impactRank: Int { impact.flatMap(Impact.allCases.firstIndex) ?? Impact.allCases.count }
}
