extension Run {
  /// What a scenario states beside what was measured, in order of steps, then of columns.
  ///
  /// Columns are those of the table in its order, then all others that something happened to.
  package func compared(
    with scenario: Scenario,
    in configuration: Configuration
  ) -> [ComparedCount] {
    let headers = scenario.table(for: configuration)?.columns ?? []
    let stated = headers.compactMap(\.column)
    let columns = stated + self.columns.filter { !stated.contains($0) }
    let rows = Dictionary(
      scenario.statedRows(for: configuration).map { ($0.stepIndex, $0.row) },
      uniquingKeysWith: { first, _ in first }
    )
    return steps.enumerated().flatMap { index, step in
      columns.map { column in
        let position = headers.firstIndex { $0.column == column }
        return ComparedCount(
          stepIndex: index,
          step: rows[index]?.text ?? step.text,
          column: column,
          stated: position.flatMap { rows[index]?.cells.element(at: $0)?.stated },
          measured: step.counts[column] ?? 0
        )
      }
    }
  }
}

extension Array {
  /// The element at a position, or `nil` beyond either end.
  package func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
