import Guidelines
import ScenarioTrace

/// The counts that articles observed on devices, with the engine's counts.
struct Ledger {
  /// One observed count.
  struct Row: Equatable {
    let scenario: String
    /// The anchor of the table on the page; the text below it explains the outcome.
    let anchor: String
    let step: String
    let column: Column
    /// The name of the source.
    let source: String
    let observed: Int
    /// `nil` if the scenario did not run or has no such step.
    let measured: Int?
  }

  /// The observed counts of a page.
  struct Section {
    let page: Page
    let rows: [Row]
  }

  let sections: [Section]

  init(_ map: SiteMap, results: RunResults) {
    sections = map.pages.compactMap { page in
      let rows = page.scenarios.flatMap { scenario in
        scenario.observed.indices.flatMap {
          Self.rows(ofTable: $0, of: scenario, on: page, results: results)
        }
      }
      return rows.isEmpty ? nil : Section(page: page, rows: rows)
    }
  }

  private static func rows(
    ofTable index: Int,
    of scenario: Scenario,
    on page: Page,
    results: RunResults
  ) -> [Row] {
    let observed = scenario.observed[index]
    let run = results.results(of: scenario, on: page)
      .first { $0.configuration == scenario.configuration }?.outcome.run
    let steps = scenario.steps(for: scenario.configuration)
    var seen: [Step] = []
    return observed.table.rows.flatMap { row -> [Row] in
      guard let step = row.step else { return [] }
      seen.append(step)
      let occurrence = seen.count { $0.isSameStep(as: step) }
      let measured = steps.indices.filter { steps[$0].isSameStep(as: step) }
        .element(at: occurrence - 1).flatMap { run?.steps.element(at: $0) }
      return zip(observed.table.columns, row.cells).compactMap { header, cell in
        guard let column = header.column, let count = cell.stated else { return nil }
        return Row(
          scenario: scenario.name,
          anchor: page.anchor(ofObserved: index, of: scenario),
          step: row.text,
          column: column,
          source: observed.source,
          observed: count,
          measured: measured.map { $0.counts[column] ?? 0 }
        )
      }
    }
  }
}

extension Page {
  /// The anchor of one of a scenario's tables of observed counts.
  func anchor(ofObserved index: Int, of scenario: Scenario) -> String {
    anchor(ofScenario: scenario.name) + "-observed" + (index == 0 ? "" : "-\(index + 1)")
  }
}

extension Step {
  /// Whether both are the same interaction; an article cannot see the number of environment updates.
  fileprivate func isSameStep(as other: Step) -> Bool {
    if case .present = self, case .present = other { return true }
    return self == other
  }
}
