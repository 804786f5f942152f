/// A table for the terminal: the first column is left-aligned, the others right-aligned.
struct TextTable {
  var header: [String]
  var rows: [[String]] = []

  /// The lines, with columns two spaces apart and a rule under the header.
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
  /// The text without trailing spaces.
  fileprivate func trimmingSpaces() -> String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
