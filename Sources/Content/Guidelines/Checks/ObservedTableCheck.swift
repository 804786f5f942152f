import Diagnostics
import Spelling

/// Warns about observed counts that a page shows beside nothing: of a step that the program does not perform, or of a
/// view that its code does not name.
struct ObservedTableCheck {
  let source: SourceText

  func diagnose(_ scenarios: [Scenario]) -> [Diagnostic] {
    var findings = FindingList(of: source)
    for scenario in scenarios {
      for observed in scenario.observed {
        check(observed.table, of: scenario, &findings)
      }
    }
    return findings.diagnostics
  }

  private func check(
    _ table: StatedTable,
    of scenario: Scenario,
    _ findings: inout FindingList
  ) {
    let words = Set(scenario.capitalizedWords)
    for header in table.columns {
      guard let view = header.column?.view, !words.contains(String(view.identifier)) else {
        continue
      }
      findings.report(.unknownView(view, in: scenario), at: header.range, as: .warning)
    }
    let steps = scenario.steps(for: scenario.configuration)
    for row in table.rows {
      guard let step = row.step, !steps.contains(where: { $0.isSameStep(as: step) }) else {
        continue
      }
      let names = steps.map(\.description)
      findings.report(.otherStep(row.text, of: scenario, among: names), at: row.range, as: .warning)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func otherStep(
    _ step: String,
    of scenario: Scenario,
    among known: [String]
  ) -> Self {
    Self(
      id: "observed-step",
      what: "'\(scenario.name)' does not perform the step '\(step)'",
      why: "the page would show the observed counts beside no count of the engine",
      fix: nearestName(to: step, among: known).map { "write '\($0)'" }
        ?? "add the step to the program's table, or remove this row"
    )
  }
}
