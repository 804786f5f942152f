import Markdown

extension Document {
  /// Every block, also those inside lists and quotations, in reading order.
  var allBlocks: [Block] {
    var all: [Block] = []
    func add(_ blocks: Nodes<Block>) {
      for block in blocks {
        all.append(block)
        switch block {
        case .list(let list): for item in list.items { add(item.blocks) }
        case .blockQuote(let quote): add(quote.blocks)
        default: break
        }
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
    func add(_ inlines: Nodes<Inline>) {
      for inline in inlines {
        all.append(inline)
        add(inline.children)
      }
    }
    for block in allBlocks {
      switch block {
      case .heading(let heading): add(heading.inlines)
      case .paragraph(let paragraph): add(paragraph.inlines)
      case .table(let table):
        for cell in table.header.cells { add(cell.inlines) }
        for row in table.rows { for cell in row.cells { add(cell.inlines) } }
      default: break
      }
    }
    return all
  }
}
