import Diagnostics

/// A row of a Markdown table, with its newline, from cells of Markdown without `|`.
func markdownRow(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

/// A text as the cell of a table in which Markdown finds no markup, and `verify` the text again.
func markdownCell(_ text: String) -> String {
  var cell = ""
  for character in oneLine(text) {
    if "\\`*_[]<>&~|".contains(character) { cell.append("\\") }
    cell.append(character)
  }
  return cell
}

/// A text as code in Markdown, in which GitHub finds neither markup nor mentions, issues or addresses.
///
/// Text that could end the code or the cell of a table, or begin a command in a log, is written as character references.
/// A comment behind each `@` keeps GitHub from making a link of it, which it looks for after it has read those.
func markdownCode(_ text: String) -> String {
  let text = oneLine(text)
  let scalars = text.unicodeScalars
  let isPlain =
    !scalars.contains { "`|\\".unicodeScalars.contains($0) } && text.contains { $0 != " " }
    && withoutCommands(text) == text
  if isPlain { return "`\(text)`" }
  let references = scalars.map { scalar in
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      ? String(scalar) : "&#\(scalar.value);" + (scalar == "@" ? "<!-- -->" : "")
  }
  return "<code>\(references.joined())</code>"
}
