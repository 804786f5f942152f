import Diagnostics

/// A block of code in Markdown, behind a fence that no line of the code ends.
/// - Parameters:
///   - code: The code.
///   - info: What stands behind the opening fence, without backticks.
/// - Returns: The block, with a newline at its end.
func fencedCode(_ code: String, info: String) -> String {
  let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: max(3, longest + 1))
  let end = code.isEmpty || code.hasSuffix("\n") ? "" : "\n"
  return "\(fence)\(info)\n\(code)\(end)\(fence)\n"
}

/// A value in quotes behind an opening fence, as in `root="Screen(title: \"A\")"`.
func infoValue(_ text: String) -> String {
  "\"" + oneLine(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
