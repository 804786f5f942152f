import Diagnostics

/// A row of a Markdown table, with its newline, from cells of Markdown without `|`.
func markdownRow(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

/// A text as code in Markdown, in which GitHub finds neither markup nor mentions, issues or addresses.
///
/// Text that could end the code or the cell of a table is written as character references.
func markdownCode(_ text: String) -> String {
  let text = visible(text).replacing("\n", with: " ")
  let isPlain = !text.contains { "`|\\".contains($0) } && text.contains { $0 != " " }
  if isPlain { return "`\(text)`" }
  let references = text.unicodeScalars.map { scalar in
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      ? String(scalar) : "&#\(scalar.value);"
  }
  return "<code>\(references.joined())</code>"
}
