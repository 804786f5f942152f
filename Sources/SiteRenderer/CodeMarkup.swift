import Mustache
import SwiftSource

/// Swift code as HTML, its spans marked for the theme's colors.
func highlightedHTML(_ code: String) -> String {
  let bytes = Array(code.utf8)
  func html(_ range: Range<Int>) -> String {
    escapedHTML(String(decoding: bytes[range], as: UTF8.self))
  }
  var result = ""
  var end = 0
  for span in highlightedSpans(of: code) where span.range.lowerBound >= end {
    result += html(end..<span.range.lowerBound)
    result += "<span class=\"\(span.kind.rawValue)\">\(html(span.range))</span>"
    end = span.range.upperBound
  }
  return result + html(end..<bytes.count)
}
