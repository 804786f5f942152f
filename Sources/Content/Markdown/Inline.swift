/// A piece of running text.
package struct Inline: NodeView, Sendable {
  let document: Document
  let index: Int

  package init(_ document: Document, at index: Int) {
    self.document = document
    self.index = index
  }

  /// Its UTF-8 bytes in the page's source.
  package var range: Range<Int> { document.nodes[index].range }

  /// The kind of a piece; text is in UTF-8.
  package enum Kind: Sendable {
    case text(ArraySlice<UInt8>)
    case emphasis(Nodes<Inline>)
    case strong(Nodes<Inline>)
    case code(ArraySlice<UInt8>)
    case link(Link)
    case image(Link)
    case html(ArraySlice<UInt8>)
    case softBreak
    case lineBreak
  }

  package var kind: Kind {
    switch document.nodes[index].kind {
    case .text: .text(document.bytes(at: index))
    case .emphasis: .emphasis(children)
    case .strong: .strong(children)
    case .code: .code(document.bytes(at: index))
    case .link: .link(Link(document: document, index: index))
    case .image: .image(Link(document: document, index: index))
    case .html: .html(document.bytes(at: index))
    case .softBreak: .softBreak
    case .lineBreak: .lineBreak
    default: preconditionFailure("a block is no running text")
    }
  }

  /// The direct children.
  package var children: Nodes<Inline> { document.inside(of: index) }
}

/// A link or an image.
package struct Link: Sendable {
  let document: Document
  let index: Int

  /// The address with escapes and entities resolved, not percent-decoded.
  package var destination: String { String(decoding: destinationBytes, as: UTF8.self) }

  /// The same in UTF-8.
  package var destinationBytes: ArraySlice<UInt8> { document.literal(0, of: index) }

  package var title: String {
    guard document.nodes[index].detailCount > 1 else { return "" }
    return String(decoding: document.literal(1, of: index), as: UTF8.self)
  }

  /// The link's words, or the image's description.
  package var inlines: Nodes<Inline> { document.inside(of: index) }
}

extension Nodes<Inline> {
  /// Calls a function with every piece in reading order, including nested ones.
  package func forEachPiece(_ body: (_ kind: Inline.Kind, _ range: Range<Int>) -> Void) {
    var index = startIndex
    while index < endIndex {
      let piece = Inline(document, at: index)
      body(piece.kind, piece.range)
      index += 1 + Int(document.nodes[index].detailCount)
    }
  }

  /// Calls a function with every link and image in reading order, including nested ones.
  package func forEachLink(_ body: (_ link: Link, _ range: Range<Int>, _ isImage: Bool) -> Void) {
    for index in startIndex..<endIndex {
      let node = document.nodes[index]
      guard node.kind == .link || node.kind == .image else { continue }
      body(Link(document: document, index: index), node.range, node.kind == .image)
    }
  }

  /// The plain text without markup; a line break is a space.
  package var plainText: String {
    String(decoding: plainBytes, as: UTF8.self)
  }

  /// The same in UTF-8.
  package var plainBytes: ArraySlice<UInt8> {
    Markdown.plainText(
      of: document.nodes[startIndex..<endIndex],
      source: document.source.bytes,
      literals: document.literals
    )
  }
}
