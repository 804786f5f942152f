import Escaping
import Markdown
import Mustache
import SwiftSource

/// Swift code as HTML, with spans for the theme's colors.
/// - Parameters:
///   - code: The program.
///   - grammar: How it is divided into tokens.
///   - changed: The lines to mark, counted from 0.
/// - Returns: The markup, without an enclosing element.
func highlightedHTML(
  _ code: String,
  _ grammar: SwiftGrammar = .swift6,
  changed: Set<Int> = []
) -> String {
  let html = highlighted(code, grammar)
  if changed.isEmpty { return String(decoding: html, as: UTF8.self) }
  let lines = HighlightedLines(html)
  return lines.all.indices.map { changed.contains($0) ? "<mark>\(lines[$0])</mark>" : lines[$0] }
    .joined(separator: "\n")
}

/// The difference of two programs as HTML: hunks, and between them folds that open to the unchanged lines.
/// - Returns: The markup, without an enclosing element.
func differenceHTML(
  from old: String,
  to new: String,
  _ grammar: SwiftGrammar = .swift6
) -> String {
  let (before, after) = (
    HighlightedLines(highlighted(old, grammar)), HighlightedLines(highlighted(new, grammar))
  )
  func html(_ lines: [ProgramDifference.Line]) -> String {
    let lines = lines.map { line in
      switch line {
      case .removed(let number): "<del>\(before[number])</del>"
      case .added(let number): "<ins>\(after[number])</ins>"
      case .same(let number): after[number]
      }
    }
    return "<pre><code>\(lines.joined(separator: "\n"))</code></pre>\n"
  }
  let difference = ProgramDifference(from: plainLines(old), to: plainLines(new))
  return difference.parts.map { part in
    switch part {
    case .shown(let lines): html(lines)
    case .folded(let lines):
      "<details><summary>\(lines.count) unchanged lines</summary>\(html(lines))</details>\n"
    }
  }
  .joined()
}

private func plainLines(_ code: String) -> [Substring] {
  var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}

private func highlighted(_ code: String, _ grammar: SwiftGrammar) -> [UInt8] {
  var html: [UInt8] = []
  html.reserveCapacity(3 * code.utf8.count)
  html.append(highlighting: code, grammar)
  return html
}

/// The lines of highlighted HTML.
private struct HighlightedLines {
  let all: [ArraySlice<UInt8>]

  init(_ html: [UInt8]) {
    all = html.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  subscript(line: Int) -> String { String(decoding: all[line], as: UTF8.self) }
}

extension CodeBlock {
  /// Whether it is sample `_printChanges` output, in a fence headed `text printed`.
  ///
  /// The lookup field for such lines uses these samples to find the right section.
  var isPrintedLine: Bool { infoWords.elementsEqual(["text", "printed"]) }

  /// Whether it is code that is compiled before a page's programs.
  fileprivate var isSetup: Bool { infoWords.dropFirst().first == "setup" }

  private var infoWords: [Substring] {
    // Most fences have only one word, so neither applies.
    info.utf8.contains(UInt8(ascii: " ")) ? info.split(separator: " ") : []
  }
}

extension [UInt8] {
  /// Adds a code block that is not part of a program.
  mutating func append(illustration block: CodeBlock) {
    let isSwift = block.language == "swift"
    let isSetup = isSwift && block.isSetup
    append(copy: "<div class=\"illustration\"")
    if block.isPrintedLine { append(copy: " data-printed") }
    append(copy: ">\n")
    if isSetup {
      append(
        copy: "<p class=\"bar\">Setup, compiled in front of every program of this page</p>\n"
      )
    }
    append(copy: "<pre class=\"code\" tabindex=\"0\" role=\"group\" aria-label=\"")
    append(copy: isSetup ? "Setup code" : isSwift ? "Swift code" : "Code")
    append(copy: "\"><code")
    if !block.language.isEmpty {
      append(copy: " class=\"language-")
      append(escapedText: block.language.utf8.span)
      append(copy: "\"")
    }
    append(copy: ">")
    if isSwift { append(highlighting: block.text) } else { append(escapedText: block.bytes.span) }
    append(copy: "</code></pre>\n")
    append(
      copy: """
        <button class="icon-button" type="button" data-scripted data-copy aria-label="Copy this code">\
        <span aria-live="polite">Copy</span></button>

        """
    )
    append(copy: "</div>\n")
  }

  /// Adds Swift code as HTML with spans for the theme's colors; a span across lines is split at line
  /// breaks.
  mutating func append(highlighting code: String, _ grammar: SwiftGrammar = .swift6) {
    let bytes = code.utf8.span
    var end = 0
    for span in highlightedSpans(of: code, grammar) {
      append(escapedHTML: bytes.extracting(end..<span.range.lowerBound))
      end = span.range.upperBound
      append(bytes.extracting(span.range), as: span.kind)
    }
    append(escapedHTML: bytes.extracting(end...))
  }

  /// Adds a span with separate tags for each line.
  private mutating func append(_ span: Span<UInt8>, as kind: HighlightedSpan.Kind) {
    let newline = UInt8(ascii: "\n")
    var start = 0
    while start < span.count {
      var end = start
      while end < span.count, span[end] != newline { end += 1 }
      if end > start {
        append(copy: "<span class=\"\(kind.rawValue)\">")
        append(escapedHTML: span.extracting(start..<end))
        append(copy: "</span>")
      }
      if end < span.count { append(newline) }
      start = end + 1
    }
  }
}
