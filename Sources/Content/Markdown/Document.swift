import Diagnostics

/// A parsed Markdown page, each part with its range in the source.
///
/// Parsing never fails. The syntax is CommonMark as implemented by libcmark, plus tables.
///
/// A document is one list of nodes. `Block`, `Inline` and their parts are views of a node, created on demand.
/// Text that appears literally in the source is not copied.
package final class Document: Sendable {
  package let source: SourceText
  /// The first block that was nested deeper than `maxNesting`, where its containers were dropped.
  package let firstTooDeep: Range<Int>?
  /// The header of the first table whose rows lack too many cells; it and what follows are paragraphs.
  package let tooSparse: Range<Int>?
  let nodes: [Node]
  let literals: [UInt8]

  init(
    source: SourceText,
    list: NodeList,
    firstTooDeep: Range<Int>?,
    tooSparse: Range<Int>?
  ) {
    self.source = source
    self.firstTooDeep = firstTooDeep
    self.tooSparse = tooSparse
    nodes = list.nodes
    literals = list.literals
  }

  /// The maximum nesting of containers, or of emphases and links.
  ///
  /// Deeper content moves up to this level, so that no traversal of a document can overflow the stack.
  package static let maxNesting = 64

  /// The most cells that the rows of a document's tables lack: each takes memory although the author has not written it.
  package static let maxMissingCells = 200_000

  package var blocks: Nodes<Block> { Nodes(self, 0..<nodes.count) }

  /// The index of the next node that is not inside this one.
  func next(after index: Int) -> Int { nodes[index].next }

  /// The content of text, code or raw HTML.
  func bytes(at index: Int) -> ArraySlice<UInt8> {
    let node = nodes[index]
    return node.detailCount == 0 ? source.bytes[node.range] : literal(0, of: index)
  }

  /// The range of a detail of a node.
  func detail(_ number: Int, of index: Int) -> Range<Int> { nodes[index + 1 + number].range }

  /// The bytes of a detail that is not in the source.
  func literal(_ number: Int, of index: Int) -> ArraySlice<UInt8> {
    literals[detail(number, of: index)]
  }

  /// The direct children of a node.
  func inside<Element: NodeView>(of index: Int) -> Nodes<Element> {
    let node = nodes[index]
    return Nodes(self, index + 1 + Int(node.detailCount)..<node.next)
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
  init(_ document: Document, at index: Int)
}

/// Sibling nodes of a document, in reading order.
package struct Nodes<Element: NodeView>: Collection, Sendable {
  let document: Document
  package let startIndex: Int
  package let endIndex: Int

  init(_ document: Document, _ indices: Range<Int>) {
    self.document = document
    startIndex = indices.lowerBound
    endIndex = indices.upperBound
  }

  package func index(after index: Int) -> Int { document.next(after: index) }

  package subscript(index: Int) -> Element { Element(document, at: index) }

  package subscript(bounds: Range<Int>) -> Self { Self(document, bounds) }
}
