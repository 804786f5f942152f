import Markdown

extension Document {
  /// Every block, also those inside lists and quotations, in reading order.
  var allBlocks: [Block] {
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

  /// Every heading, likewise.
  var headings: [Heading] {
    allBlocks.compactMap {
      guard case .heading(let heading) = $0 else { return nil }
      return heading
    }
  }

  /// Every piece of text with what is inside it, likewise.
  var allInlines: [Inline] {
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
