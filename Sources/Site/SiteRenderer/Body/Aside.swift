import Markdown
import Mustache

/// An aside: a quotation that begins with `**Note:**` or another of these words.
struct Aside {
  enum Kind: String, CaseIterable {
    case note
    case tip
    case important
    case warning
    case caution
  }

  let kind: Kind
  /// The rest of the first paragraph after the word.
  let lead: Nodes<Inline>
  /// The blocks after the first paragraph.
  let rest: Nodes<Block>

  /// - Returns: `nil` for an ordinary quotation.
  init?(_ quote: BlockQuote) {
    guard case .paragraph(let paragraph) = quote.blocks.first,
      case .strong(let word) = paragraph.inlines.first?.kind,
      let kind = Kind.allCases.first(where: { word.plainText.lowercased() == $0.rawValue + ":" })
    else { return nil }
    self.kind = kind
    lead = paragraph.inlines.dropFirst()
    rest = quote.blocks.dropFirst()
  }

  /// Adds the aside as HTML, using the writer for its content.
  func add(with writer: HTMLWriter, to output: inout [UInt8]) {
    let words = writer.html(lead).drop(while: \.isWhitespace)
    let lead = words.isEmpty ? "" : "<p>\(words)</p>\n"
    let title = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
    output +=
      """
      <div class="aside" role="note" data-aside="\(kind.rawValue)">
      <p class="aside-title">\(title)</p>
      \(lead)
      """.utf8
    writer.add(rest, to: &output)
    output += "</div>\n".utf8
  }
}
