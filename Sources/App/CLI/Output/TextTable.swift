/// A table for the terminal: first column to the left, the others to the right.
struct TextTable {
  var header: [String]
  var rows: [[String]] = []

  /// The lines, columns two spaces apart, a rule under the header.
  var text: String {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let rule = widths.map { String(repeating: "─", count: $0) }
    return ([header, rule] + rows).map { line($0, widths) + "\n" }.joined()
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
  /// Without spaces at its end.
  fileprivate func trimmingSpaces() -> String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
