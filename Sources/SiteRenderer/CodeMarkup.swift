import Mustache
import SwiftSource

/// Swift code as HTML, its spans marked for the theme's colors.
/// - Parameters:
///   - code: The program.
///   - changed: The lines to mark, counted from 0.
/// - Returns: The markup, without an element around it.
func highlightedHTML(_ code: String, changed: Set<Int> = []) -> String {
  marked(highlightedLines(code), changed: changed, in: nil).joined(separator: "\n")
}

/// The changed lines of a program and their surroundings as HTML, with a note in place of each gap.
/// - Parameters:
///   - code: The program.
///   - changed: The changed lines, counted from 0.
/// - Returns: The markup, without an element around it.
func excerptHTML(_ code: String, changed: Set<Int>) -> String {
  var lines = highlightedLines(code)
  if lines.last?.isEmpty == true { lines.removeLast() }
  let excerpt = LineExcerpt(lineCount: lines.count, changed: changed)
  let parts = excerpt.parts.flatMap { part in
    switch part {
    case .lines(let range): marked(lines, changed: changed, in: range)
    case .gap(let count): ["<span class=\"gap\">\(count) more lines</span>"]
    }
  }
  return parts.joined(separator: "\n")
}

private func marked(_ lines: [String], changed: Set<Int>, in range: Range<Int>?) -> [String] {
  (range ?? lines.indices).map { changed.contains($0) ? "<mark>\(lines[$0])</mark>" : lines[$0] }
}

/// Each line by itself; a span that crosses lines is split for them.
private func highlightedLines(_ code: String) -> [String] {
  let bytes = Array(code.utf8)
  var lines = [""]
  var end = 0
  func add(_ bytes: ArraySlice<UInt8>, kind: String?) {
    let parts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (number, part) in parts.enumerated() {
      if number > 0 { lines.append("") }
      guard !part.isEmpty else { continue }
      let text = escapedHTML(String(decoding: part, as: UTF8.self))
      lines[lines.count - 1] += kind.map { "<span class=\"\($0)\">\(text)</span>" } ?? text
    }
  }
  for span in highlightedSpans(of: code) where span.range.lowerBound >= end {
    add(bytes[end..<span.range.lowerBound], kind: nil)
    add(bytes[span.range], kind: span.kind.rawValue)
    end = span.range.upperBound
  }
  add(bytes[end...], kind: nil)
  return lines
}
