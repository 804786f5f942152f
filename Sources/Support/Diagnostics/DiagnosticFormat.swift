/// Formats findings for people, with or without terminal colors.
///
/// ```
/// content/guidelines/a.md:41:8: error: 'Row' body ran 3 times; page states 1 [count-mismatch]
///  41 | - Row: 1
///     |        ^
/// why: 'model' changed, so the update could not stop at 'Row'
/// fix: state 3, or pass 'Row' only the values it reads
/// ```
package struct DiagnosticFormat: Sendable {
  package let isColored: Bool

  package init(isColored: Bool = false) {
    self.isColored = isColored
  }

  /// All findings sorted by location and separated by empty lines, each ending in a newline.
  package func text(_ diagnostics: some Sequence<Diagnostic>) -> String {
    withoutCommands(diagnostics.sorted().map { text($0) }.joined(separator: "\n"))
  }

  /// One finding; each line ends in a newline.
  package func text(_ diagnostic: Diagnostic) -> String {
    var lines = [headline(of: diagnostic)]
    if let quoted = diagnostic.quotedLine { lines += quotation(of: quoted, for: diagnostic) }
    if let why = diagnostic.why { lines.append(remark("why", why)) }
    if let fix = diagnostic.fix { lines.append(remark("fix", fix)) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func headline(of diagnostic: Diagnostic) -> String {
    let location = painted(indented(visible("\(diagnostic.location):")), .bold)
    let severity = painted("\(diagnostic.severity.rawValue):", style(of: diagnostic.severity))
    let what = painted(indented(visible(diagnostic.what)), .bold)
    return "\(location) \(severity) \(what) \(painted("[\(diagnostic.id)]", .dim))"
  }

  private func quotation(of line: QuotedLine, for diagnostic: Diagnostic) -> [String] {
    let number = "\(diagnostic.location.line)"
    let margin = String(repeating: " ", count: number.utf8.count)
    let start = max(0, diagnostic.location.column - 1 + line.shift)
    let quotation = Quotation(of: line.text, underlining: start..<start + max(1, diagnostic.length))
    let carets = painted(quotation.carets, style(of: diagnostic.severity))
    return [
      painted(" \(number) | ", .dim) + quotation.text,
      painted(" \(margin) | ", .dim) + quotation.indentation + carets,
    ]
  }

  private func remark(_ title: String, _ text: String) -> String {
    "\(painted("\(title):", .dim)) \(indented(visible(text)))"
  }

  /// Indents the text's later lines, so that none looks like another finding.
  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n     ")
  }

  private func style(of severity: Diagnostic.Severity) -> Style {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  /// The sequences that color text.
  package static let sequences = ["\u{1B}[0m"] + Style.allCases.map { "\u{1B}[\($0.rawValue)m" }

  private enum Style: String, CaseIterable {
    case bold = "1"
    case dim = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
  }

  private func painted(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// A source line as terminal columns, with tabs expanded to stops of four.
private struct Quotation {
  private(set) var text = ""
  /// The columns before the underlined bytes, as spaces.
  private(set) var indentation = ""
  private(set) var carets = ""

  init(of line: String, underlining range: Range<Int>) {
    var offset = 0
    var column = 0
    for character in line {
      let width = character == "\t" ? 4 - column % 4 : character.columns
      text += character == "\t" ? spaces(width) : visible(character)
      if offset < range.lowerBound {
        indentation += spaces(width)
      } else if offset < range.upperBound {
        carets += String(repeating: "^", count: width)
      }
      offset += character.utf8.count
      column += width
    }
    if carets.isEmpty { carets = "^" }
  }

  private func visible(_ character: Character) -> String {
    character.isPrinted ? String(character) : Diagnostics.visible(String(character))
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension Character {
  /// How many terminal columns it takes: two for East Asian wide characters and emoji.
  fileprivate var columns: Int {
    if isPrinted { return 1 }
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Whether it is a printable ASCII character, as nearly all are.
  fileprivate var isPrinted: Bool { asciiValue.map { (0x20..<0x7F).contains($0) } ?? false }

  private static let wide: [ClosedRange<UInt32>] =
    [0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F]
    + [0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD]
}
