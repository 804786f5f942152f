import Mustache
import SwiftSource

/// Swift code as HTML, its spans marked for the theme's colors.
/// - Parameters:
///   - code: The program.
///   - changed: The lines to mark, counted from 0.
/// - Returns: The markup, without an element around it.
func highlightedHTML(_ code: String, changed: Set<Int> = []) -> String {
  let bytes = Array(code.utf8)
  var markup = LineMarkup(changed: changed)
  var end = 0
  for span in highlightedSpans(of: code) where span.range.lowerBound >= end {
    markup.add(bytes[end..<span.range.lowerBound], kind: nil)
    markup.add(bytes[span.range], kind: span.kind.rawValue)
    end = span.range.upperBound
  }
  markup.add(bytes[end...], kind: nil)
  return markup.finished
}

/// Puts marked lines into elements of their own; a span that crosses lines is split for them.
private struct LineMarkup {
  let changed: Set<Int>
  private var html = ""
  private var line = 0

  init(changed: Set<Int>) {
    self.changed = changed
    if changed.contains(0) { html += "<mark>" }
  }

  var finished: String { changed.contains(line) ? html + "</mark>" : html }

  mutating func add(_ bytes: ArraySlice<UInt8>, kind: String?) {
    guard !bytes.isEmpty else { return }
    guard !changed.isEmpty else { return write(bytes, kind: kind) }
    var rest = bytes
    while let newline = rest.firstIndex(of: 0x0A) {
      write(rest[..<newline], kind: kind)
      if changed.contains(line) { html += "</mark>" }
      html += "\n"
      line += 1
      if changed.contains(line) { html += "<mark>" }
      rest = rest[(newline + 1)...]
    }
    write(rest, kind: kind)
  }

  private mutating func write(_ bytes: ArraySlice<UInt8>, kind: String?) {
    guard !bytes.isEmpty else { return }
    let text = escapedHTML(String(decoding: bytes, as: UTF8.self))
    html += kind.map { "<span class=\"\($0)\">\(text)</span>" } ?? text
  }
}
