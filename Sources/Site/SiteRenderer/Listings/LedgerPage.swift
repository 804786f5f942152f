import Guidelines
import Mustache

/// The list of all observations in articles, with the engine's counts.
struct LedgerPage {
  let context: RenderContext

  /// The maximum number of observed counts per page.
  private static let maxRows = 120

  func files() throws(TemplateProblem) -> [OutputFile] {
    let sections = Ledger(context.map, results: context.results).sections
    let rows = sections.flatMap { section in section.rows.map { (page: section.page, row: $0) } }
    let layout = LayoutModel(
      context: context,
      path: SiteMap.ledger,
      kind: "ledger",
      title: "Observed and measured",
      description: "Every count that an article reports from a device, beside the engine's."
    )
    let list = PagedList(layout: layout, template: "ledger", items: rows, size: Self.maxRows)
    let tally = tally(rows.map(\.row))
    let sources = Set(rows.map(\.row.source)).compactMap {
      context.map.page(slug: "sources/" + $0)?.title
    }
    return try list.files { rows, path in
      let byPage = Dictionary(grouping: rows, by: \.page.path)
      let shown = sections.compactMap { section in
        byPage[section.page.path].map { self.section(section.page, $0.map(\.row), from: path) }
      }
      return [
        "noun": .string(list.isWhole ? "counts" : "counts of this part"),
        "tally": .string(tally),
        "sources": .list(sources.sorted().map { .string($0) }),
        "outcomes": .list(Outcome.allCases.map { .string($0.rawValue) }),
        "sections": .list(shown),
      ]
    }
  }

  /// Whether the engine's count matches the observation.
  private enum Outcome: String, CaseIterable {
    case agrees
    case differs
    case notRun = "not run"

    init(_ row: Ledger.Row) {
      self = row.count.agrees.map { $0 ? .agrees : .differs } ?? .notRun
    }

    /// The key `mark`.
    var mark: Value {
      let icon =
        switch self {
        case .agrees: "icon-verified"
        case .differs: "icon-failed"
        case .notRun: "icon-none"
        }
      return [
        "outcome": .string(self == .notRun ? "open" : rawValue), "outcomeName": .string(rawValue),
        "icon": .string(icon),
      ]
    }
  }

  private func tally(_ rows: [Ledger.Row]) -> String {
    let agreeing = rows.count { Outcome($0) == .agrees }
    return "The engine agrees with \(agreeing) of \(rows.count) observed counts."
  }

  private func section(_ page: Page, _ rows: [Ledger.Row], from path: SitePath) -> Value {
    let link = path.link(to: page.sitePath)
    return [
      "title": .string(page.title),
      "href": .string(link),
      "id": .string("page-" + slug(page.slug)),
      "rows": .list(rows.map { row($0, of: page, link: link, from: path) }),
    ]
  }

  private func row(
    _ row: Ledger.Row,
    of page: Page,
    link: String,
    from path: SitePath
  ) -> Value {
    let source = context.map.page(slug: "sources/" + row.source)
    let outcome = Outcome(row)
    return [
      "scenario": .string(row.scenario),
      "href": .string(link + "#" + percentEncoded(page.anchor(ofScenario: row.scenario))),
      "why": .string(link + "#" + percentEncoded(row.anchor)),
      "step": .string(row.count.step),
      "view": .string(row.count.label),
      "observed": .string(row.count.observed.description),
      "measured": .string(row.count.measured.map { "\($0)" } ?? "–"),
      "source": .string(source?.title ?? row.source),
      "sourceHref": source.map { .string(path.link(to: $0.sitePath)) } ?? false,
      "outcomeName": .string(outcome.rawValue),
      "mark": outcome.mark,
    ]
  }
}
