extension Run {
  /// A scenario's stated counts with the measured ones.
  package func compared(
    with scenario: Scenario,
    in configuration: Configuration
  ) -> [ComparedCount] {
    compared(with: scenario.table(for: configuration), steps: scenario.steps(for: configuration))
  }

  /// The stated counts with the measured ones, ordered by step, then by column.
  ///
  /// The columns are those of the table in its order, then all others with a count.
  package func compared(with table: StatedTable?, steps: [Step]) -> [ComparedCount] {
    let stated = table?.columns.compactMap(\.column) ?? []
    let columns = stated + self.columns.filter { !stated.contains($0) }
    let isPresentAdded = table.map { $0.rows.compactMap(\.step).count < steps.count } ?? false
    return self.steps.indices.flatMap { index in
      let rowIndex = isPresentAdded ? index - 1 : index
      let row = table?.rows.filter { $0.step != nil }.element(at: rowIndex)
      return columns.map { column in
        ComparedCount(
          stepIndex: index,
          step: row?.text ?? self.steps[index].text,
          column: column,
          stated: row.flatMap { cell(of: column, in: $0, table: table)?.allowed },
          measured: self.steps[index].counts[column] ?? 0
        )
      }
    }
  }

  private func cell(
    of column: Column,
    in row: StatedTable.Row,
    table: StatedTable?
  ) -> StatedCell? {
    table?.columns.firstIndex { $0.column == column }.flatMap { row.cells.element(at: $0) }
  }
}

extension Array {
  /// The element at an index, or `nil` if it is out of bounds.
  @inlinable package func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
