/// A piece of running text.
package struct Inline: NodeView, Sendable {
  let document: Document
  let place: Int

  package init(_ document: Document, at place: Int) {
    self.document = document
    self.place = place
  }

  /// Its UTF-8 bytes in the page's source.
  package var range: Range<Int> { document.nodes[place].range }

  /// What a piece of text is; text is in UTF-8.
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
    switch document.nodes[place].kind {
    case .text: .text(document.bytes(at: place))
    case .emphasis: .emphasis(children)
    case .strong: .strong(children)
    case .code: .code(document.bytes(at: place))
    case .link: .link(Link(document: document, place: place))
    case .image: .image(Link(document: document, place: place))
    case .html: .html(document.bytes(at: place))
    case .softBreak: .softBreak
    case .lineBreak: .lineBreak
    default: preconditionFailure("a block is no running text")
    }
  }

  /// The pieces directly inside.
  package var children: Nodes<Inline> { document.inside(of: place) }
}

/// Where a link leads or what an image shows.
package struct Link: Sendable {
  let document: Document
  let place: Int

  /// The address with escapes and entities resolved, not percent-decoded.
  package var destination: String { String(decoding: destinationBytes, as: UTF8.self) }

  /// The same in UTF-8.
  package var destinationBytes: ArraySlice<UInt8> { document.literal(0, of: place) }

  package var title: String {
    guard document.nodes[place].detailCount > 1 else { return "" }
    return String(decoding: document.literal(1, of: place), as: UTF8.self)
  }

  /// The link's words, or the image's description.
  package var inlines: Nodes<Inline> { document.inside(of: place) }
}

extension Nodes<Inline> {
  /// Calls a function with every piece, also those inside of others, in reading order.
  package func forEachPiece(_ body: (_ kind: Inline.Kind, _ range: Range<Int>) -> Void) {
    var place = startIndex
    while place < endIndex {
      let piece = Inline(document, at: place)
      body(piece.kind, piece.range)
      place += 1 + Int(document.nodes[place].detailCount)
    }
  }

  /// Calls a function with every link and image, also those inside of others, in reading order.
  package func forEachLink(_ body: (_ link: Link, _ range: Range<Int>, _ isImage: Bool) -> Void) {
    for place in startIndex..<endIndex {
      let node = document.nodes[place]
      guard node.kind == .link || node.kind == .image else { continue }
      body(Link(document: document, place: place), node.range, node.kind == .image)
    }
  }

  /// The words without their marks; a line break is a space.
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
