import Diagnostics

/// The locations of a table's cells, including those of its delimiter row.
struct TableGrid {
  private let source: SourceText
  /// The ranges between the pipes, line by line.
  private let rows: [[Range<Int>]]

  /// Splits the lines of a table at their pipes, except escaped ones.
  init(of table: Range<Int>, in source: SourceText) {
    self.source = source
    let lines = source.line(at: table.lowerBound)...source.line(at: max(0, table.upperBound - 1))
    rows = lines.map { line in
      var cells: [Range<Int>] = []
      source.forEachCell(in: source.trimmed(source.range(ofLine: line))) { cells.append($0) }
      return cells
    }
  }

  /// Whether the cells of a column have the same width in all lines.
  func isAligned(at column: Int) -> Bool {
    guard rows.allSatisfy({ $0.indices.contains(column) }) else { return false }
    return Set(rows.map { source[$0[column]].count }).count == 1
  }

  /// Widens the cells of a column, except those that change anyway.
  ///
  /// - Parameters:
  ///   - column: The column, the first being 0.
  ///   - extra: How many characters to add.
  ///   - isRight: Whether the column is right-aligned.
  ///   - changed: The cells to skip.
  /// - Returns: Edits that only add padding, or dashes in the delimiter row.
  func widening(
    _ column: Int,
    by extra: Int,
    isRight: Bool,
    but changed: [Range<Int>]
  ) -> [Edit] {
    rows.indices.compactMap { index in
      let cell = rows[index][column]
      guard !changed.contains(cell) else { return nil }
      if index == 1 {
        let dash = source.bytes[cell].firstIndex(of: UInt8(ascii: "-")) ?? cell.lowerBound
        return Edit(padding: String(repeating: "-", count: extra), at: dash)
      }
      let end = isRight ? cell.lowerBound : cell.upperBound
      return Edit(padding: String(repeating: " ", count: extra), at: end)
    }
  }
}
