/// An aside: a quotation that begins with `**Note:**`, or as on GitHub with a line `[!NOTE]`, or with another of these
/// words.
package struct Aside {
  package enum Kind: String, CaseIterable, Sendable {
    case note
    case tip
    case important
    case warning
    case caution
  }

  package let kind: Kind
  /// The rest of the first paragraph after the word.
  package let lead: Nodes<Inline>
  /// The blocks after the first paragraph.
  package let rest: Nodes<Block>

  /// - Returns: `nil` for an ordinary quotation.
  package init?(_ quote: BlockQuote) {
    guard case .paragraph(let paragraph) = quote.blocks.first else { return nil }
    let inlines = paragraph.inlines
    let word: String
    switch inlines.first?.kind {
    case .strong(let words):
      word = words.plainText.lowercased()
      lead = inlines.dropFirst()
    case .text(let bytes):
      let text = String(decoding: bytes, as: UTF8.self).lowercased()
      guard text.hasPrefix("[!"), text.hasSuffix("]") else { return nil }
      word = text.dropFirst(2).dropLast() + ":"
      lead = inlines.dropFirst(2)
      guard inlines.dropFirst().first.map({ $0.isLineBreak }) ?? true else { return nil }
    default: return nil
    }
    guard let kind = Kind.allCases.first(where: { word == $0.rawValue + ":" }) else { return nil }
    self.kind = kind
    rest = quote.blocks.dropFirst()
  }
}

extension Inline {
  fileprivate var isLineBreak: Bool {
    switch kind {
    case .softBreak, .lineBreak: true
    default: false
    }
  }
}
