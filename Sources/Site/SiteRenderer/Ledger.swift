import Guidelines

/// The counts that articles observed on devices, with the engine's counts.
struct Ledger {
  /// One observed count.
  struct Row: Equatable {
    let scenario: String
    /// The anchor of the table on the page; the text below it explains the outcome.
    let anchor: String
    /// The name of the source.
    let source: String
    let count: ObservedComparison.Count
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
    return observed.compared(with: run, of: scenario).map { count in
      Row(
        scenario: scenario.name,
        anchor: page.anchor(ofObserved: index, of: scenario),
        source: observed.citation?.source ?? "",
        count: count
      )
    }
  }
}

extension Page {
  /// The anchor of one of a scenario's tables of observed counts.
  func anchor(ofObserved index: Int, of scenario: Scenario) -> String {
    anchor(ofScenario: scenario.name) + "-observed" + (index == 0 ? "" : "-\(index + 1)")
  }
}
