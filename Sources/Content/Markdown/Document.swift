import Diagnostics

/// A page's Markdown as values, each with its place in the source.
///
/// Every text is a document: there is no error. CommonMark as libcmark reads it, and tables.
///
/// A document is one list of nodes. `Block`, `Inline` and their parts are views of a node, made when they
/// are asked for; text that the source has in the same bytes is nowhere else.
package final class Document: Sendable {
  package let source: SourceText
  /// The first block that stood deeper than `deepestNesting`, where its containers were dropped.
  package let firstTooDeep: Range<Int>?
  let nodes: [Node]
  let literals: [UInt8]

  init(source: SourceText, list: NodeList, firstTooDeep: Range<Int>?) {
    self.source = source
    self.firstTooDeep = firstTooDeep
    // In no more memory than they need, since a site keeps the documents of its pages.
    nodes = Array(list.nodes[...])
    literals = Array(list.literals[...])
  }

  /// How many containers, or emphases and links, may enclose one another.
  ///
  /// What is deeper moves up to this level, so that no walk over a document can exhaust the stack.
  package static let deepestNesting = 64

  package var blocks: Nodes<Block> { Nodes(self, 0..<nodes.count) }

  /// The place of the first node behind one that is not inside it.
  @usableFromInline func next(after place: Int) -> Int { nodes[place].next }

  /// What a text, code or raw HTML says.
  func bytes(at place: Int) -> ArraySlice<UInt8> {
    let node = nodes[place]
    return node.detailCount == 0 ? source.bytes[node.range] : literal(0, of: place)
  }

  /// The range of a detail of a node.
  func detail(_ number: Int, of place: Int) -> Range<Int> { nodes[place + 1 + number].range }

  /// The bytes of a detail that are not in the source.
  func literal(_ number: Int, of place: Int) -> ArraySlice<UInt8> {
    literals[detail(number, of: place)]
  }

  /// The nodes directly inside of one.
  func inside<Element: NodeView>(of place: Int) -> Nodes<Element> {
    let node = nodes[place]
    return Nodes(self, place + 1 + Int(node.detailCount)..<node.next)
  }
}

extension Document: Equatable {
  package static func == (first: Document, second: Document) -> Bool {
    (first.source, first.firstTooDeep) == (second.source, second.firstTooDeep)
      && first.nodes == second.nodes && first.literals == second.literals
  }
}

/// What a node of a document is.
package protocol NodeView {
  init(_ document: Document, at place: Int)
}

/// Nodes of a document that are not inside one another, in reading order.
package struct Nodes<Element: NodeView>: Collection, Sendable {
  let document: Document
  package let startIndex: Int
  package let endIndex: Int

  init(_ document: Document, _ places: Range<Int>) {
    self.document = document
    startIndex = places.lowerBound
    endIndex = places.upperBound
  }

  package func index(after place: Int) -> Int { document.next(after: place) }

  package subscript(place: Int) -> Element { Element(document, at: place) }

  package subscript(bounds: Range<Int>) -> Self { Self(document, bounds) }

  package func makeIterator() -> Iterator { Iterator(self) }

  /// Gives them one by one, at less cost than through their indices.
  package struct Iterator: IteratorProtocol {
    @usableFromInline let document: Document
    @usableFromInline var place: Int
    @usableFromInline let end: Int

    init(_ nodes: Nodes) {
      document = nodes.document
      place = nodes.startIndex
      end = nodes.endIndex
    }

    @inlinable package mutating func next() -> Element? {
      guard place < end else { return nil }
      defer { place = document.next(after: place) }
      return Element(document, at: place)
    }
  }
}
