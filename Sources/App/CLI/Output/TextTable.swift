/// A table for the terminal: the first column is left-aligned, the others right-aligned.
struct TextTable {
  var header: [String]
  var rows: [[String]] = []

  /// The lines, with columns two spaces apart and a rule under the header.
  var text: String {
    let widths = header.indices.map { width(ofColumn: $0) }
    let rule = widths.map { String(repeating: "─", count: $0) }
    return ([header, rule] + rows).map { line($0, widths) + "\n" }.joined()
  }

  /// The table in as many parts as it needs to be no wider than a terminal, each with the first column.
  ///
  /// A first column that takes more than half of the terminal is cut, with `…` at its end.
  func text(width limit: Int?) -> String {
    guard let limit else { return text }
    let first = min(width(ofColumn: 0), max(12, limit / 2))
    var parts: [[Int]] = [[]]
    var used = first
    for column in header.indices.dropFirst() {
      let needed = 2 + width(ofColumn: column)
      if used + needed > limit, parts.last?.isEmpty == false {
        parts.append([])
        used = first
      }
      parts[parts.count - 1].append(column)
      used += needed
    }
    func part(_ cells: [String], _ columns: [Int]) -> [String] {
      [shortened(cells[0], to: first)] + columns.map { cells[$0] }
    }
    return parts.map { columns in
      TextTable(header: part(header, columns), rows: rows.map { part($0, columns) }).text
    }.joined(separator: "\n")
  }

  private func width(ofColumn column: Int) -> Int {
    ([header] + rows).map { $0[column].count }.max() ?? 0
  }

  private func shortened(_ cell: String, to width: Int) -> String {
    cell.count <= width ? cell : cell.prefix(width - 1) + "…"
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.enumerated().map { column, cell in
      let space = String(repeating: " ", count: widths[column] - cell.count)
      return column == 0 ? cell + space : space + cell
    }
    return padded.joined(separator: "  ").trimmingSpaces()
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate func trimmingSpaces() -> String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
