/// A piece of running text.
///
/// Its range is UTF-8 bytes of the page's source.
package struct Inline: Equatable, Sendable {
  package let kind: Kind
  // In half the size, since a document has more of these than of anything else.
  private let start: UInt32
  private let end: UInt32

  package var range: Range<Int> { Int(start)..<Int(end) }

  package init(_ kind: Kind, range: Range<Int>) {
    self.kind = kind
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
  }

  /// What a piece of text is.
  package enum Kind: Equatable, Sendable {
    case text(String)
    case emphasis([Inline])
    case strong([Inline])
    case code(String)
    indirect case link(Link)
    indirect case image(Link)
    case html(String)
    case softBreak
    case lineBreak
  }

  /// The pieces directly inside.
  package var children: [Inline] {
    switch kind {
    case .emphasis(let inlines), .strong(let inlines): inlines
    case .link(let link), .image(let link): link.inlines
    default: []
    }
  }

  /// The words without their marks; a line break is a space.
  package var plainText: String { [self].plainText }

  /// Adds those words.
  fileprivate func addPlainText(to text: inout String) {
    switch kind {
    case .text(let own), .code(let own): text += own
    case .softBreak, .lineBreak: text += " "
    case .html: break
    default: for child in children { child.addPlainText(to: &text) }
    }
  }
}

/// Where a link leads or what an image shows.
package struct Link: Equatable, Sendable {
  /// The address with escapes and entities resolved, not percent-decoded.
  package let destination: String
  package let title: String
  /// The link's words, or the image's description.
  package let inlines: [Inline]
}

extension [Inline] {
  /// The words without their marks.
  package var plainText: String {
    // One piece, as most headings and cells are, is given as it is.
    if count == 1, case .text(let text) = self[0].kind { return text }
    var text = ""
    for inline in self { inline.addPlainText(to: &text) }
    return text
  }
}
