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
  let lines = highlightedLines(code)
  var plain = code.split(separator: "\n", omittingEmptySubsequences: false)
  if plain.last?.isEmpty == true { plain.removeLast() }
  let excerpt = LineExcerpt(of: plain, changed: changed)
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
  var lines: [String] = []
  var line: [UInt8] = []
  var end = 0
  func add(_ range: Range<Int>, kind: String?) {
    var start = range.lowerBound
    while true {
      let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      if start < end {
        if let kind {
          line += "<span class=\"".utf8
          line += kind.utf8
          line += "\">".utf8
        }
        line.append(escapedHTML: bytes[start..<end])
        if kind != nil { line += "</span>".utf8 }
      }
      guard end < range.upperBound else { break }
      lines.append(String(decoding: line, as: UTF8.self))
      line.removeAll(keepingCapacity: true)
      start = end + 1
    }
  }
  for span in highlightedSpans(of: code) where span.range.lowerBound >= end {
    add(end..<span.range.lowerBound, kind: nil)
    add(span.range, kind: span.kind.rawValue)
    end = span.range.upperBound
  }
  add(end..<bytes.count, kind: nil)
  return lines + [String(decoding: line, as: UTF8.self)]
}
