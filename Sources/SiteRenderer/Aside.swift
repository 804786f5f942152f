import Markdown
import Mustache

/// A remark beside the text: a quotation that begins with `**Note:**` or another of these words.
struct Aside: Equatable {
  enum Kind: String, CaseIterable {
    case note
    case tip
    case important
    case warning
    case caution
  }

  let kind: Kind
  /// What follows the word in the first paragraph.
  let lead: [Inline]
  /// The blocks after the first paragraph.
  let rest: [Block]

  /// - Returns: `nil` for an ordinary quotation.
  init?(_ quote: BlockQuote) {
    guard case .paragraph(let paragraph) = quote.blocks.first,
      case .strong(let word) = paragraph.inlines.first?.kind,
      let kind = Kind.allCases.first(where: { word.plainText.lowercased() == $0.rawValue + ":" })
    else { return nil }
    self.kind = kind
    lead = Array(paragraph.inlines.dropFirst())
    rest = Array(quote.blocks.dropFirst())
  }

  /// The aside as HTML, its content as the writer has it.
  func html(_ writer: HTMLWriter) -> String {
    let words = writer.html(lead).drop(while: \.isWhitespace)
    let lead = words.isEmpty ? "" : "<p>\(words)</p>\n"
    let title = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
    return """
      <div class="aside" role="note" data-aside="\(kind.rawValue)">
      <p class="aside-title">\(title)</p>
      \(lead)\(writer.html(rest))</div>

      """
  }
}
