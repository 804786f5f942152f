import Diagnostics

/// Warns about a guideline whose programs to avoid and to prefer state the same: it would show no improvement.
struct EqualVerdictCheck {
  let source: SourceText

  func diagnose(_ scenarios: [Scenario]) -> [Diagnostic] {
    let avoided = scenarios.filter { $0.verdict == .avoid }.compactMap(statement)
    let preferred = scenarios.filter { $0.verdict == .prefer }.compactMap(statement)
    guard let first = preferred.first, !avoided.isEmpty,
      avoided.allSatisfy({ other in preferred.allSatisfy { $0.content == other.content } })
    else { return [] }
    return [source.diagnostic(.warning, .equalVerdicts, at: first.range)]
  }

  /// Everything that a program states, but for its name; `nil` if it states no counts.
  private func statement(_ scenario: Scenario) -> (content: [String], range: Range<Int>)? {
    guard let table = scenario.tables.first, !table.columns.isEmpty else { return nil }
    var content = scenario.consoles.map { "\($0.step?.text ?? ""): \($0.lines)" }
    for table in scenario.tables {
      content += table.columns.map { $0.column?.description ?? "" }
      for row in table.rows {
        content.append(row.text)
        content += row.cells.map { $0.allowed?.description ?? "" }
      }
    }
    return (content, table.range)
  }
}

extension Diagnostic.Message {
  fileprivate static let equalVerdicts = Self(
    id: "equal-verdicts",
    what: "what the page prefers states the same counts as what it avoids",
    why: "readers see no improvement in any step",
    fix: "add a step or a column that shows the difference"
  )
}
