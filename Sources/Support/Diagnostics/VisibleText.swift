/// Replaces with U+FFFD what could control a terminal or show text in another order than it has.
package func visible(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars where scalar != "\r" {
    let isHidden = scalar.isControl && scalar != "\n" && scalar != "\t" || scalar.changesDirection
    result.append(isHidden ? "\u{FFFD}" : scalar)
  }
  return String(result)
}

/// Puts a space into what begins a workflow command at the start of a line, or one of the older form anywhere, so
/// that GitHub's runner takes neither from a text.
package func withoutCommands(_ text: String) -> String {
  guard text.contains("::") || text.contains("##[") else { return text }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
    let isCommand = line[start...].hasPrefix("::")
    return isCommand ? line[..<start] + ": :" + line[start...].dropFirst(2) : String(line)
  }
  return lines.joined(separator: "\n").replacing("##[", with: "## [")
}

extension Unicode.Scalar {
  package var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

  /// Whether it controls the direction of text, as in CVE-2021-42574.
  package var changesDirection: Bool { properties.isBidiControl }
}
