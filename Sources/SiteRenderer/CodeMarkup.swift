import Mustache
import SwiftSource

/// Swift code as HTML, its spans marked for the theme's colors.
/// - Parameters:
///   - code: The program.
///   - changed: The lines to mark, counted from 0.
/// - Returns: The markup, without an element around it.
func highlightedHTML(_ code: String, changed: Set<Int> = []) -> String {
  let lines = HighlightedLines(code)
  if changed.isEmpty { return String(decoding: lines.bytes, as: UTF8.self) }
  return lines.marked(lines.starts.indices, changed: changed).joined(separator: "\n")
}

/// The changed lines of a program and their surroundings as HTML, with a note in place of each gap.
/// - Parameters:
///   - code: The program.
///   - changed: The changed lines, counted from 0.
/// - Returns: The markup, without an element around it.
func excerptHTML(_ code: String, changed: Set<Int>) -> String {
  let lines = HighlightedLines(code)
  var plain = code.split(separator: "\n", omittingEmptySubsequences: false)
  if plain.last?.isEmpty == true { plain.removeLast() }
  let excerpt = LineExcerpt(of: plain, changed: changed)
  let parts = excerpt.parts.flatMap { part in
    switch part {
    case .lines(let range): lines.marked(range, changed: changed)
    case .gap(let count): ["<span class=\"gap\">\(count) more lines</span>"]
    }
  }
  return parts.joined(separator: "\n")
}

/// Swift code as HTML, line by line; a span that crosses lines is split for them.
private struct HighlightedLines {
  private(set) var bytes: [UInt8] = []
  /// Where each line starts.
  private(set) var starts = [0]

  init(_ code: String) {
    let source = Array(code.utf8)
    bytes.reserveCapacity(source.count * 3)
    var end = 0
    for span in highlightedSpans(of: code) where span.range.lowerBound >= end {
      add(source[end..<span.range.lowerBound], kind: nil)
      add(source[span.range], kind: span.kind.rawValue)
      end = span.range.upperBound
    }
    add(source[end...], kind: nil)
  }

  /// Some lines, the changed ones marked.
  func marked(_ range: Range<Int>, changed: Set<Int>) -> [String] {
    range.map { line in
      let end = line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
      let html = String(decoding: bytes[starts[line]..<end], as: UTF8.self)
      return changed.contains(line) ? "<mark>\(html)</mark>" : html
    }
  }

  private mutating func add(_ text: ArraySlice<UInt8>, kind: String?) {
    var rest = text
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(line: rest[..<end], kind: kind)
      bytes.append(UInt8(ascii: "\n"))
      starts.append(bytes.count)
      rest = rest[(end + 1)...]
    }
    add(line: rest, kind: kind)
  }

  private mutating func add(line text: ArraySlice<UInt8>, kind: String?) {
    guard !text.isEmpty else { return }
    guard let kind else { return bytes.append(escapedHTML: text) }
    bytes += "<span class=\"".utf8
    bytes += kind.utf8
    bytes += "\">".utf8
    bytes.append(escapedHTML: text)
    bytes += "</span>".utf8
  }
}
