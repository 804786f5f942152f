/// A row of a Markdown table, with its newline.
func markdownRow(_ cells: [String]) -> String {
  "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
}
