import Diagnostics

/// The text without what could control a terminal, except the few sequences that this program uses.
func shownOnTerminal(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0.isControl || $0.changesDirection }) else {
    return text
  }
  var rest = text[...]
  var result = ""
  if rest.hasPrefix(ProgressLine.erasure) {
    result = ProgressLine.erasure
    rest = rest.dropFirst(result.count)
  }
  while let escape = rest.unicodeScalars.firstIndex(of: "\u{1B}") {
    result += visible(String(rest[..<escape]))
    rest = rest[escape...]
    let own = DiagnosticFormat.sequences.first {
      rest.unicodeScalars.starts(with: $0.unicodeScalars)
    }
    result += own ?? "\u{FFFD}"
    rest = Substring(rest.unicodeScalars.dropFirst(own?.unicodeScalars.count ?? 1))
  }
  return result + visible(String(rest))
}
