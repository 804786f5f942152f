import Escaping
import Guidelines
import Markdown

/// Turns rule ids in running text into links to the rules.
struct RuleLinks {
  let path: SitePath
  let context: RenderContext

  /// Adds the text as HTML if it names a rule.
  /// - Returns: Whether it names a rule; if not, nothing is added.
  func add(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) -> Bool {
    guard !context.map.rules.isEmpty, text.contains(UInt8(ascii: "-")) else { return false }
    let text = String(decoding: text, as: UTF8.self)
    var html = ""
    var end = text.startIndex
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "-" }) {
      guard let id = RuleID(word), let item = context.item(of: id, from: path) else { continue }
      html += escapedHTML(String(text[end..<word.startIndex]))
      html += "<a class=\"rule-link\" href=\"\(escapedHTML(item.href))\""
      let rule = escapedHTML(item.title)
      html += " data-rule=\"\(rule)\" aria-label=\"\(id): \(rule)\">\(id)</a>"
      end = word.endIndex
    }
    guard end > text.startIndex else { return false }
    output += html.utf8
    output += escapedHTML(String(text[end...])).utf8
    return true
  }
}

extension RenderContext {
  /// A rule's statement and its link, or `nil` if no page defines the rule.
  func item(of id: RuleID, from path: SitePath) -> (title: String, href: String)? {
    map.rules[id].map { ($0.rule.title, path.link(to: $0.page.sitePath, anchor: id.anchor)) }
  }
}
