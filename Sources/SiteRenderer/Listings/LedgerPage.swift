import Guidelines
import Mustache

/// The list of everything that articles observed, beside what the engine gave.
struct LedgerPage {
  let context: RenderContext

  private let path = SiteMap.ledger

  func file() throws(TemplateProblem) -> OutputFile {
    let ledger = Ledger(context.map, results: context.results)
    let layout = LayoutModel(
      context: context,
      path: path,
      kind: "ledger",
      title: "Observed and measured",
      description: "Every count that an article reports from a device, beside the engine's."
    )
    let rows = ledger.sections.flatMap(\.rows)
    let sources = Set(rows.map(\.source)).compactMap {
      context.map.page(slug: "sources/" + $0)?.title
    }
    let model = layout.page([
      "tally": .string(tally(rows)),
      "sources": .list(sources.sorted().map { .string($0) }),
      "outcomes": .list(Outcome.allCases.map { .string($0.rawValue) }),
      "sections": .list(ledger.sections.map(section)),
    ])
    return OutputFile(path: path.text, text: try context.render("ledger", model))
  }

  /// Whether the engine counts what was observed.
  private enum Outcome: String, CaseIterable {
    case agrees
    case differs
    case notRun = "not run"

    init(_ row: Ledger.Row) {
      self = row.measured.map { $0 == row.observed ? .agrees : .differs } ?? .notRun
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

  private func section(_ section: Ledger.Section) -> Value {
    let link = path.link(to: context.map.path(of: section.page))
    return [
      "title": .string(section.page.title),
      "href": .string(link),
      "id": .string("page-" + slug(section.page.slug)),
      "rows": .list(section.rows.map { row($0, of: section.page, link: link) }),
    ]
  }

  private func row(_ row: Ledger.Row, of page: Page, link: String) -> Value {
    let source = context.map.page(slug: "sources/" + row.source)
    let outcome = Outcome(row)
    return [
      "scenario": .string(row.scenario),
      "href": .string(link + "#" + percentEncoded(page.anchor(ofScenario: row.scenario))),
      "step": .string(row.step),
      "view": .string(row.column.description),
      "observed": .integer(row.observed),
      "measured": .string(row.measured.map { "\($0)" } ?? "–"),
      "source": .string(source?.title ?? row.source),
      "sourceHref": source.map { .string(path.link(to: context.map.path(of: $0))) } ?? false,
      "outcomeName": .string(outcome.rawValue),
      "mark": outcome.mark,
    ]
  }
}
