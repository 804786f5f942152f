import Guidelines
import Markdown

/// Turns the ids of rules in running text into links to the rules.
struct RuleLinks {
  let page: Page
  let context: RenderContext

  /// The text as HTML, or `nil` where it names no rule.
  func markup(for text: String) -> String? {
    let hyphen = UInt8(ascii: "-")
    let hasHyphen = text.utf8.withContiguousStorageIfAvailable { $0.contains(hyphen) }
    guard hasHyphen ?? true else { return nil }
    var html = ""
    var end = text.startIndex
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "-" }) {
      guard let id = RuleID(word), let item = context.item(of: id, from: page) else { continue }
      html += escapedHTML(String(text[end..<word.startIndex]))
      html += "<a class=\"rule-link\" href=\"\(escapedHTML(item.href))\""
      html += " title=\"\(escapedHTML(item.title))\">\(id)</a>"
      end = word.endIndex
    }
    return end == text.startIndex ? nil : html + escapedHTML(String(text[end...]))
  }
}

extension RenderContext {
  /// A rule's statement and the link to it, or `nil` where no page states the rule.
  func item(of id: RuleID, from page: Page) -> (title: String, href: String)? {
    map.rules[id].map { ($0.rule.title, link(from: page, to: $0.page, anchor: id.anchor)) }
  }
}
