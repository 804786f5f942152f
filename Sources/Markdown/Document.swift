import Diagnostics

/// A page's Markdown as values, each with its place in the source.
///
/// Every text is a document: there is no error. CommonMark as libcmark reads it, and tables.
package struct Document: Equatable, Sendable {
  package let source: SourceText
  package let blocks: [Block]
  /// The first block that stood deeper than `deepestNesting`, where its containers were dropped.
  package let firstTooDeep: Range<Int>?

  /// How many containers, or emphases and links, may enclose one another.
  ///
  /// What is deeper moves up to this level, so that no walk over a document can exhaust the stack.
  package static let deepestNesting = 64
}

extension Document {
  /// Every block, also those inside lists and quotations, in reading order.
  package var allBlocks: [Block] {
    var all: [Block] = []
    func add(_ blocks: [Block]) {
      for block in blocks {
        all.append(block)
        add(block.children)
      }
    }
    add(blocks)
    return all
  }

  /// Every heading, in reading order.
  package var headings: [Heading] {
    allBlocks.compactMap {
      guard case .heading(let heading) = $0 else { return nil }
      return heading
    }
  }

  /// Every piece of text with what is inside it, in reading order.
  package var allInlines: [Inline] {
    var all: [Inline] = []
    func add(_ inlines: [Inline]) {
      for inline in inlines {
        all.append(inline)
        add(inline.children)
      }
    }
    for block in allBlocks { add(block.inlines) }
    return all
  }
}
