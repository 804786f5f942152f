import Diagnostics

/// Warns about a guideline that would show no improvement: its programs to prefer state the same as those to avoid, or
/// more evaluations and in no step fewer.
struct EqualVerdictCheck {
  /// What a program states, without its name.
  private struct Statement {
    /// Everything, in order.
    let content: [String]
    /// The counts of each step without limits, added up; the first of equal steps counts.
    let totals: [String: Int]
    let hasLines: Bool
    let range: Range<Int>

    /// Whether it states no step with fewer evaluations, and one with more; lines may say more than counts.
    func isWorse(than other: Self) -> Bool {
      guard !hasLines, !other.hasLines else { return false }
      let pairs = totals.compactMap { step, total in other.totals[step].map { (total, $0) } }
      return pairs.allSatisfy { $0.0 >= $0.1 } && pairs.contains { $0.0 > $0.1 }
    }
  }

  let source: SourceText

  func diagnose(_ scenarios: [Scenario]) -> [Diagnostic] {
    let avoided = scenarios.filter { $0.verdict == .avoid }.compactMap(statement)
    let preferred = scenarios.filter { $0.verdict == .prefer }.compactMap(statement)
    guard let first = preferred.first, !avoided.isEmpty else { return [] }
    func each(_ condition: (Statement, Statement) -> Bool) -> Bool {
      avoided.allSatisfy { other in preferred.allSatisfy { condition($0, other) } }
    }
    let message: Diagnostic.Message? =
      each { $0.content == $1.content }
      ? .equalVerdicts : each { $0.isWorse(than: $1) } ? .worseVerdict : nil
    return message.map { [source.diagnostic(.warning, $0, at: first.range)] } ?? []
  }

  /// - Returns: `nil` if the program states no counts.
  private func statement(_ scenario: Scenario) -> Statement? {
    guard let table = scenario.tables.first, !table.columns.isEmpty else { return nil }
    var content = scenario.consoles.map { "\($0.step?.text ?? ""): \($0.lines)" }
    for table in scenario.tables {
      content += table.columns.map { $0.column?.description ?? "" }
      for row in table.rows {
        content.append(row.text)
        content += row.cells.map { $0.allowed?.description ?? "" }
      }
    }
    let totals = table.rows.compactMap { row -> (String, Int)? in
      let stated = row.cells.compactMap(\.allowed)
      let counts = stated.compactMap(\.only)
      return counts.count == stated.count ? (row.text, counts.reduce(0, &+)) : nil
    }
    return Statement(
      content: content,
      totals: Dictionary(totals) { first, _ in first },
      hasLines: !scenario.consoles.isEmpty,
      range: table.range
    )
  }
}

extension Diagnostic.Message {
  fileprivate static let equalVerdicts = Self(
    id: "equal-verdicts",
    what: "what the page prefers states the same counts as what it avoids",
    why: "readers see no improvement in any step",
    fix: "add a step or a column that shows the difference"
  )

  fileprivate static let worseVerdict = Self(
    id: "equal-verdicts",
    what: "what the page prefers states more evaluations than what it avoids",
    why: "in no step that both perform does it state fewer",
    fix: "exchange the verdicts, or add a step or a column that shows the improvement"
  )
}
