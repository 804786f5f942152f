import Diagnostics
import Guidelines

extension ScenarioComparison {
  /// A warning if a build without a table gives different counts than a build with one.
  func unstatedBuildFindings(in run: Run) -> [Diagnostic] {
    guard configuration != scenario.configuration, scenario.table(for: configuration) == nil,
      let table = scenario.table(for: scenario.configuration)
    else { return [] }
    let differences = scenario.statedRows(for: table.configuration).flatMap { index, row in
      zip(table.columns, row.cells).compactMap { header, cell -> Difference? in
        guard let column = header.column, let stated = cell.allowed,
          let measured = run.steps.element(at: index).map({ $0.counts[column] ?? 0 }),
          !stated.contains(measured)
        else { return nil }
        let what = "\(column.headline(measured)) in step '\(row.text)' of a"
        return Difference(what: what, stated: stated, range: cell.range)
      }
    }
    guard let first = differences.first else { return [] }
    let message = Diagnostic.Message(
      id: "unstated-build",
      what: "\(first.what) \(configuration.rawValue) build; page states \(first.stated)"
        + " for \(table.configuration.rawValue)",
      why: "\(differences.count) of the stated counts \(differences.count == 1 ? "is" : "are")"
        + " different there, and no table says so",
      fix: "add a table headed 'Interaction (\(configuration.rawValue))'"
    )
    return [page.source.diagnostic(.warning, message, at: first.range)]
  }
}

/// A count that differs between two builds.
private struct Difference {
  let what: String
  let stated: CountRange
  let range: Range<Int>
}
